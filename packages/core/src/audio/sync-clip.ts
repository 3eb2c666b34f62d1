import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SpeechService } from '@herald/media/engines/speech-service';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { assertMayUseScript } from '../plans/policies.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { storeWithin } from '../quota/storage-room.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { findClip } from './clips.ts';
import { gateOf } from './speech-gate.ts';
import { folderOf, putTiming, timedWords } from './timing.ts';

export interface TextToSync {
  audioId: string;
  text: string;
  locale?: string;
  signal?: AbortSignal;
}

/** Finds a text in a sound that was uploaded or recorded, and keeps it as the sound's script. */
export async function syncClip(core: Core, actor: Actor, sync: TextToSync, engine: SpeechService): Promise<AudioClip> {
  const clip = await findClip(core, actor, sync.audioId);
  const script = sync.text.trim();
  if (clip.source === 'music') throw fieldError('audio_id', 'Music has no speech to find. Please choose a recording.');
  // The words of a spoken clip are known exactly; its script is what it was spoken from.
  if (clip.source === 'tts')
    throw fieldError('audio_id', 'This audio was made from a script, so its words are already known.');
  if (!script) throw fieldError('text', 'Please enter what the recording says.');
  assertMayUseScript('text', script, await readPlanLimits(core, actor));
  const locale = sync.locale || clip.locale;
  const turn = { from: actor.accountId, signal: sync.signal };
  const sound = await gateOf(core)(turn, () => listenAgain(core, clip, { ...sync, text: script, locale }, engine));
  const timing = await putTiming(core, folderOf(clip), sound);
  // The timing before stays for those who read it.
  const sizeBytes = clip.sizeBytes + timing.sizeBytes;
  const changes = {
    timingKey: timing.key,
    sizeBytes,
    script,
    locale,
    words: timedWords(sound.words),
    notes: sound.notes,
  };
  const room = { name: 'keep timing', sizeBytes: timing.sizeBytes };
  try {
    const changed = await storeWithin(core, actor, room, (tx) => audioRepository.update(tx, clip.id, changes));
    if (!changed) throw new AppError('not_found');
    return changed;
  } catch (error) {
    await core.storage.remove(timing.key);
    throw error;
  }
}

async function listenAgain(core: Core, clip: AudioClip, sync: TextToSync & { locale: string }, engine: SpeechService) {
  const folder = await mkdtemp(join(tmpdir(), 'herald-upload-'));
  try {
    const path = join(folder, 'sound.wav');
    await pipeline(await core.storage.read(clip.soundKey), createWriteStream(path));
    const { text, locale, signal } = sync;
    return await engine.listen({ path, text, locale, maxDurationSec: clip.durationSec + 1, ...(signal && { signal }) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
