import type { Avatar } from '../avatars/avatar-repository.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { actsForThemselves } from '../identity/policies.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import type { PersonClip } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';

export async function assertOpensFilming(core: Core, actor: Pick<Actor, 'accountOwnerId'>): Promise<void> {
  const { opensFilming } = await readPlanLimits(core, actor);
  if (!opensFilming) throw new AppError('forbidden', { message: clipTexts.notInPlan });
}

/** An administrator decides about clips anyway; whoever acts as another is not that other. */
export function needsCheck(actor: Pick<Actor, 'role' | 'impersonator'>, skipsCheck: boolean): boolean {
  return !skipsCheck && !(actor.role === 'admin' && actsForThemselves(actor));
}

/** Two looks of a person that read the same cannot be told apart. */
export function assertLookIsFree(others: readonly Pick<Avatar, 'look'>[], look: string): void {
  const wanted = look.trim().toLowerCase();
  if (others.some((other) => other.look.toLowerCase() === wanted)) throw fieldError('look', clipTexts.lookTaken);
}

/** Whether films can be made from the clip of a presenter. */
export const mayClipSpeak = (check: PersonClip['check']): boolean => check === 'needless' || check === 'passed';
