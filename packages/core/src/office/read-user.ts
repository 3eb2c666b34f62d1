import type { PlanOrigin } from '@herald/contract';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { accountRepository } from '../people/account-repository.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { type Belongings, readBelongings } from './read-belongings.ts';
import { type ListedUser, userListRepository } from './user-list-repository.ts';

export interface UserDetails extends ListedUser {
  grants: {
    planId: string;
    slug: string;
    name: string;
    origin: PlanOrigin;
    grantorName: string | null;
    startedAt: Date;
    expiresAt: Date | null;
  }[];
  belongings: Belongings;
}

/** A user with where each of their plans came from, and with what their account has. */
export async function readUserDetails(core: Core, userId: string): Promise<UserDetails> {
  const [user, grants, accountId] = await Promise.all([
    userListRepository.find(core.db.queries, userId, core.clock.now()),
    planRepository.listGrants(core.db.queries, userId),
    accountRepository.idOwnedBy(core.db.queries, userId),
  ]);
  if (!user || !accountId) throw new AppError('not_found');
  return { ...user, grants, belongings: await readBelongings(core, core.db.queries, accountId) };
}
