import { NO_PLAN_TEXT } from '@herald/contract/plan-texts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { makesVideos } from './policies.ts';
import { readPlanLimits } from './read-plans.ts';

/** Without a plan that includes making videos nobody starts what goes into them: it takes work, and can cost money. */
export async function assertMayMake(core: Core, owner: Pick<Actor, 'accountOwnerId'>): Promise<void> {
  if (!makesVideos(await readPlanLimits(core, owner))) throw new AppError('forbidden', { message: NO_PLAN_TEXT });
}
