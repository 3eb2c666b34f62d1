import { buffer } from 'node:stream/consumers';
import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import type { SpokenSound } from './speech-engine.ts';
import type { SoundTiming } from './timing.ts';
import { soundOfWav } from './wav.ts';

/** The sound a video is made with, by the account it belongs to; music has no timing. */
export async function readAudioForVideo(core: Core, accountId: string, audioId: string): Promise<AudioClip> {
  const clip = await audioRepository.find(core.db.queries, accountId, audioId);
  if (!clip) throw new AppError('not_found', { message: 'This sound is no longer there.' });
  return clip;
}

/** A kept sound as the engine made it: samples, words, phones and mouth movement. */
export async function loadSpokenSound(core: Core, clip: AudioClip): Promise<SpokenSound> {
  if (!clip.timingKey) throw new Error('Music has no words.');
  const { pcm } = soundOfWav(await readWhole(core, clip.soundKey));
  const timing = JSON.parse((await readWhole(core, clip.timingKey)).toString('utf8')) as SoundTiming;
  return { ...timing, pcm };
}

async function readWhole(core: Core, key: string): Promise<Buffer> {
  return buffer(await core.storage.read(key));
}
