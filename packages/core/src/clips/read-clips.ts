import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { isUuid } from '../runtime/new-id.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { needsCheck } from './policies.ts';

/** A clip of the person who asks. */
export async function getClip(core: Core, actor: Actor, id: string): Promise<PersonClip> {
  const clip = await clipRepository.findOwn(core.db.queries, actor, id);
  if (!clip) throw new AppError('not_found');
  return clip;
}

/** Their clips that are no presenters, the one that was sent last first. */
export const listClips = (core: Core, actor: Actor): Promise<PersonClip[]> =>
  clipRepository.listUnused(core.db.queries, actor);

/** Whether the account may have presenters of its own, and whether somebody looks at them first. */
export async function readClipRules(core: Core, actor: Actor): Promise<{ isOpen: boolean; needsCheck: boolean }> {
  const { opensFilming } = await readPlanLimits(core, actor);
  const skips = await clipRepository.skipsCheck(core.db.queries, actor.accountId);
  return { isOpen: opensFilming, needsCheck: needsCheck(actor, skips) };
}

/** Which of these clips a worker still has to prepare; the folders of all others may go. */
export async function listClipsInWork(core: Core, ids: string[]): Promise<Set<string>> {
  return new Set(await clipRepository.idsInWork(core.db.queries, ids.filter(isUuid)));
}
