import type { UserStatus } from '@herald/contract/statuses';
import type { Transaction } from '../db/database.ts';
import { sessionRepository } from './session-repository.ts';
import { userRepository } from './user-repository.ts';

/** Suspends, bans or reactivates a user; the sessions of a user who is not active end at once. */
export async function setStatus(
  tx: Transaction,
  userId: string,
  { status, banReason }: { status: UserStatus; banReason: string },
): Promise<void> {
  await userRepository.update(tx, userId, { status, banReason });
  if (status !== 'active') await sessionRepository.removeAll(tx, userId);
}
