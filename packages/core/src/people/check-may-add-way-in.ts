import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { accountRepository } from './account-repository.ts';
import { assertMayAddWayIn } from './policies.ts';
import type { UserRow } from './user-repository.ts';

/** Refuses another way to sign in to a user who has not proved to be the owner of the address. */
export async function checkMayAddWayIn(core: Core, db: Queryable, user: UserRow): Promise<void> {
  const isManaged = await accountRepository.isManaged(db, user.id);
  assertMayAddWayIn(core.mailer, { ...user, isManaged });
}
