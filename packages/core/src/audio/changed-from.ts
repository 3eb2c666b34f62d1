import type { SpokenSound } from '@herald/media/sound';
import type { Core } from '../core.ts';
import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { loadSpokenSound } from './read-audio-for-video.ts';
import { readOrigin } from './timing.ts';

/** An earlier sound, whose sentences are said again only where they changed. */
export interface EarlierSound {
  audioId: string;
  /** The first of the sounds in whose time it is: the presenter goes on moving as to that one. */
  firstId: string;
  script: string;
  sound: SpokenSound;
}

type Manner = Pick<AudioClip, 'voiceId' | 'speechRate' | 'locale'> & { style: string | undefined };

/** The sound that a script was changed from; undefined where another voice or manner says all of it again. */
export async function readChangedFrom(
  core: Core,
  actor: Actor,
  audioId: string,
  manner: Manner,
): Promise<EarlierSound | undefined> {
  const clip = await audioRepository.find(core.db.queries, actor.accountId, audioId);
  if (!clip?.timingKey) throw fieldError('changed_from', 'This audio is not there any more.');
  const isAlike =
    clip.source === 'tts' &&
    clip.voiceId === manner.voiceId &&
    clip.speechRate === manner.speechRate &&
    clip.locale === manner.locale &&
    (clip.voiceStyle ?? '') === (manner.style ?? '');
  if (!isAlike) return undefined;
  const { inTimeOf: firstId = audioId } = await readOrigin(core, clip);
  return { audioId, firstId, script: clip.script, sound: await loadSpokenSound(core, clip) };
}
