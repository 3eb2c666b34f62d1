import { buffer } from 'node:stream/consumers';
import type { SpokenSound } from '@herald/media/sound';
import { soundOfWav } from '@herald/media/wav';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { timingOf } from './timing.ts';

/** The sound a video is made with, by the account it belongs to; music has no timing. */
export async function readAudioForVideo(core: Core, accountId: string, audioId: string): Promise<AudioClip> {
  const clip = await audioRepository.find(core.db.queries, accountId, audioId);
  if (!clip) throw new AppError('not_found', { message: 'The audio of this video was deleted.' });
  return clip;
}

/** A kept sound as the engine made it: samples, words, phones and mouth track. */
export async function loadSpokenSound(core: Core, clip: AudioClip): Promise<SpokenSound> {
  if (!clip.timingKey) throw new Error('Music has no words.');
  const { pcm } = soundOfWav(await readWhole(core, clip.soundKey));
  return { ...timingOf(await readWhole(core, clip.timingKey)), pcm };
}

async function readWhole(core: Core, key: string): Promise<Buffer> {
  return buffer(await core.storage.read(key));
}
