import type { UserStatus } from '@herald/contract';
import type { Core } from '../core.ts';
import { sessionRepository } from './session-repository.ts';
import { userRepository } from './user-repository.ts';

/** Suspends, bans or reactivates a user; the sessions of a user who is not active end at once. */
export async function changeStatus(core: Core, userId: string, status: UserStatus): Promise<void> {
  await core.db.transaction('change status', async (tx) => {
    await userRepository.update(tx, userId, { status });
    if (status !== 'active') await sessionRepository.removeAll(tx, userId);
  });
}
