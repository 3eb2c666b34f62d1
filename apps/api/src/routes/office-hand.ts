import type { Actor, Caller } from '@herald/core/identity';
import type { OfficeHand } from '@herald/core/office/audit';

/** The administrator who sends a request to the back office. */
export const handOf = (actor: Actor, caller: Caller) =>
  ({ actorId: actor.userId, ip: caller.ip, confirmedAt: actor.confirmedAt }) satisfies OfficeHand;
