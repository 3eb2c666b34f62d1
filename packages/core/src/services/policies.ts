import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { actsForThemselves, assertActsForThemselves } from '../identity/policies.ts';

type KeyHolder = Pick<Actor, 'accountRole' | 'impersonator'>;

const managesAccount = ({ accountRole }: KeyHolder): boolean => accountRole === 'owner' || accountRole === 'admin';

/** The owner of an account and its team admins, and nobody who acts as one of them. */
export const mayManageKeys = (actor: KeyHolder): boolean => managesAccount(actor) && actsForThemselves(actor);

export function assertMayManageKeys(actor: KeyHolder): void {
  if (!managesAccount(actor)) throw new AppError('forbidden');
  assertActsForThemselves(actor);
}
