import type { Actor } from '../people/actor.ts';

/** Policy: the plan must allow it, and within the account only the owner and team admins may. */
export function mayManageTeam(actor: Pick<Actor, 'accountRole'>, limits: { isTeamEnabled: boolean }): boolean {
  return limits.isTeamEnabled && (actor.accountRole === 'owner' || actor.accountRole === 'admin');
}
