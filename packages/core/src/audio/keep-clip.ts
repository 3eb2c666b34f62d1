import type { AudioSource } from '@herald/contract';
import { type Sound, type SpokenSound, soundDurationSec, wavOf } from '@herald/media';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../runtime/new-id.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { putTiming, timedWords } from './timing.ts';

export interface ClipToKeep {
  /** Music is only a sound. */
  sound: Sound | SpokenSound;
  source: AudioSource;
  name: string;
  script: string;
  locale: string;
  voiceId?: string;
  rate?: number;
  spokenFromHash?: string;
}

const NAME_CHARACTERS = 200;

/** Stores a sound and lists it for the account. Of the same speech made twice at once, the first one stays. */
export async function keepClip(core: Core, actor: Actor, kept: ClipToKeep): Promise<AudioClip> {
  const { sound, source, script, locale, rate = 1 } = kept;
  const spoken = 'mouth' in sound ? sound : null;
  const id = newId(core);
  const folder = `${accountFolder(actor.accountId)}audio/${id}/`;
  const wav = wavOf(sound);
  try {
    const soundKey = `${folder}sound.wav`;
    await core.storage.put(soundKey, wav, { contentType: 'audio/wav', sizeBytes: wav.length });
    const timingKey = spoken && (await putTiming(core, folder, spoken));
    const clip = await audioRepository.insert(core.db.queries, {
      id,
      accountId: actor.accountId,
      createdById: actor.userId,
      source,
      name: kept.name.trim().slice(0, NAME_CHARACTERS),
      soundKey,
      timingKey,
      script,
      words: timedWords(spoken?.words ?? []),
      notes: spoken?.notes ?? [],
      spokenFromHash: kept.spokenFromHash ?? null,
      locale,
      voiceId: kept.voiceId ?? null,
      speechRate: rate,
      durationSec: soundDurationSec(sound),
      sizeBytes: wav.length,
      peaks: peaksOf(sound.pcm),
      createdAt: core.clock.now(),
    });
    return clip ?? (await takeTwin(core, actor, kept, folder));
  } catch (error) {
    await core.storage.removeUnder(folder);
    throw error;
  }
}

async function takeTwin(core: Core, actor: Actor, kept: ClipToKeep, folder: string): Promise<AudioClip> {
  const twin = await audioRepository.findSpokenFrom(core.db.queries, actor.accountId, kept.spokenFromHash ?? '');
  if (!twin) throw new Error('The same speech was stored first by another request, but it is gone.');
  await core.storage.removeUnder(folder);
  return twin;
}

const PEAKS = 400;

/** The outline of a sound, 0 to 1: the loudest sample of each of 400 equal parts. */
export function peaksOf(pcm: Float32Array): number[] {
  const count = Math.min(PEAKS, pcm.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * pcm.length) / count);
    const to = Math.floor(((index + 1) * pcm.length) / count);
    return Math.min(1, Math.round(loudest(pcm, from, to) * 1000) / 1000);
  });
}

function loudest(pcm: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(pcm[index] ?? 0));
  return peak;
}
