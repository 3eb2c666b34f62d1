import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';

/** A plan must open the marketplace. */
export function assertMayOwnSites({ opensMarketplace }: Pick<PlanLimits, 'opensMarketplace'>): void {
  if (!opensMarketplace) throw new AppError('marketplace_required');
}

/** Editors and above in the account of a site administer it; administrators of Herald every site but those of other administrators. */
export function mayAdminister(
  actor: Pick<Actor, 'accountId' | 'accountRole' | 'role' | 'impersonator'>,
  { accountId, isAdministrators }: { accountId: string; isAdministrators: boolean },
): boolean {
  return (
    (mayOpenAnySite(actor) && !isAdministrators) || (actor.accountId === accountId && actor.accountRole !== 'viewer')
  );
}

/** Administrators may open any site of a user, but not while they act as another user. */
export function mayOpenAnySite({ role, impersonator }: Pick<Actor, 'role' | 'impersonator'>): boolean {
  return role === 'admin' && impersonator === null;
}
