import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { folderOf } from './timing.ts';

/** One sound of the account. */
export async function findClip(core: Core, actor: Actor, id: string): Promise<AudioClip> {
  const clip = await audioRepository.find(core.db.queries, actor.accountId, id);
  if (!clip) throw new AppError('not_found');
  return clip;
}

/** Sounds the account uploaded or recorded, the newest first. */
export function listSentClips(core: Core, actor: Actor): Promise<AudioClip[]> {
  return audioRepository.listSent(core.db.queries, actor.accountId);
}

/** Removes a sound and its files, unless a video may still need it. */
export async function deleteClip(core: Core, actor: Actor, id: string): Promise<void> {
  const clip = await findClip(core, actor, id);
  if (await audioRepository.isNeeded(core.db.queries, actor.accountId, id)) {
    throw new AppError('conflict', { message: 'An unfinished video still needs this audio.' });
  }
  await audioRepository.markDeleted(core.db.queries, id, core.clock.now());
  await core.storage.removeUnder(folderOf(clip));
}
