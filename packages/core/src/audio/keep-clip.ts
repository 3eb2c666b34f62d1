import type { AudioSource } from '@herald/contract';
import type { Core } from '../core.ts';
import { newId } from '../new-id.ts';
import type { Actor } from '../people/actor.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { peaksOf } from './peaks.ts';
import type { SpokenSound } from './speech-engine.ts';
import { durationOf, putTiming, timedWords } from './timing.ts';
import { wavOf } from './wav.ts';

export interface ClipToKeep {
  sound: Pick<SpokenSound, 'pcm' | 'sampleRateHz'> & Partial<SpokenSound>;
  source: AudioSource;
  name: string;
  script: string;
  locale: string;
  voiceId?: string;
  rate?: number;
  spokenFromHash?: string;
}

const NAME_CHARACTERS = 200;

/** Stores a sound and lists it for the account; the same speech that somebody else finished first wins. */
export async function keepClip(core: Core, actor: Actor, kept: ClipToKeep): Promise<AudioClip> {
  const { sound, source, script, locale, rate = 1 } = kept;
  const id = newId(core);
  const folder = `${accountFolder(actor.accountId)}audio/${id}/`;
  const wav = wavOf(sound);
  try {
    const soundKey = `${folder}sound.wav`;
    await core.storage.put(soundKey, wav, { contentType: 'audio/wav', sizeBytes: wav.length });
    const timingKey = source === 'music' ? null : await putTiming(core, folder, sound);
    const clip = await audioRepository.insert(core.db.queries, {
      id,
      accountId: actor.accountId,
      createdById: actor.userId,
      source,
      name: kept.name.trim().slice(0, NAME_CHARACTERS),
      soundKey,
      timingKey,
      script,
      words: timedWords(sound.words ?? []),
      notes: sound.notes ?? [],
      spokenFromHash: kept.spokenFromHash ?? null,
      locale,
      voiceId: kept.voiceId ?? null,
      speechRate: rate,
      durationSec: durationOf(sound),
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
  if (!twin) throw new Error('A sound was kept by somebody else and is gone.');
  await core.storage.removeUnder(folder);
  return twin;
}
