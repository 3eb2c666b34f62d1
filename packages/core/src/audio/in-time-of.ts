import { buffer } from 'node:stream/consumers';
import type { KeptTimes, PassageStart, Timing } from '@herald/media/sound';
import type { Core } from '../core.ts';
import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { audioRepository } from './audio-repository.ts';
import { originOf, timingOf } from './timing.ts';

export interface EarlierTimes extends KeptTimes {
  audioId: string;
  /** The first of the sounds that have this time. */
  firstId: string;
  passages?: PassageStart[];
  /** The words and sounds of the first one. */
  movesWith: Timing;
}

/** When the sentences of an earlier sound of the account begin and end; it must say the same text. */
export async function readEarlierTimes(core: Core, actor: Actor, audioId: string, text: string): Promise<EarlierTimes> {
  const clip = await audioRepository.find(core.db.queries, actor.accountId, audioId);
  if (!clip?.timingKey) throw fieldError('in_time_of', 'This audio is not there any more.');
  if (clip.script.trim() !== text) throw fieldError('in_time_of', 'This audio says another text.');
  const json = await buffer(await core.storage.read(clip.timingKey));
  const { inTimeOf: firstId = audioId } = originOf(json);
  const { words, phones, passages, movesWith = { words, phones } } = timingOf(json);
  return { audioId, firstId, words, durationSec: clip.durationSec, movesWith, ...(passages && { passages }) };
}
