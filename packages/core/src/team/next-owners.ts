import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { readSeats } from './own-team.ts';
import { ownThingsRepository } from './own-things-repository.ts';
import { assertMayHandOver, findTakeOverObstacle } from './policies.ts';
import type { Member } from './team-repository.ts';

export interface PossibleOwner {
  id: string;
  /** Why this member cannot take over; undefined for one who can. */
  obstacle: string | undefined;
}

/** Everybody with a seat in the owner's account, and what keeps them from taking it over. */
export async function listNextOwners(core: Core, actor: Actor): Promise<PossibleOwner[]> {
  assertActsForThemselves(actor);
  assertMayHandOver(actor);
  const seats = await readSeats(core.db.queries, actor.accountId);
  return Promise.all(seats.map(async (seat) => ({ id: seat.id, obstacle: await findObstacleOf(core, seat) })));
}

async function findObstacleOf(core: Core, { id, name, status }: Member): Promise<string | undefined> {
  if (status === 'pending') return `${name} has not joined yet.`;
  const { queries } = core.db;
  const user = await userRepository.findById(queries, id);
  const ownAccountId = await accountRepository.idOwnedBy(queries, id);
  if (!user || !ownAccountId) return `${name} has left.`;
  const { isTeamEnabled } = await readPlanLimits(core, { accountOwnerId: id });
  return findObstacle(queries, user, { status, ownAccountId, isTeamEnabled });
}

interface Place {
  status: Member['status'];
  ownAccountId: string;
  isTeamEnabled: boolean;
}

/** What keeps this person from becoming the owner of an account they are a member of. */
export async function findObstacle(
  db: Queryable,
  user: UserRow,
  { status, ownAccountId, isTeamEnabled }: Place,
): Promise<string | undefined> {
  return findTakeOverObstacle(user, {
    isMember: status === 'active',
    isManaged: await accountRepository.isManaged(db, user.id),
    isTeamEnabled,
    hasOwnThings: await ownThingsRepository.has(db, ownAccountId),
  });
}
