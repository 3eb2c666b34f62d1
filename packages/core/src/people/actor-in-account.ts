import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from './account-repository.ts';
import { userRepository } from './user-repository.ts';

/** What somebody may do in an account now, for work that goes on when they have left; undefined when they are not in it. */
export async function actorInAccount(core: Core, userId: string, accountId: string): Promise<Actor | undefined> {
  const { queries } = core.db;
  const user = await userRepository.findById(queries, userId);
  if (user?.status !== 'active') return undefined;
  const open = await accountRepository.listOpenTo(queries, userId, { now: core.clock.now() });
  const account = open.find(({ id }) => id === accountId);
  const ownerId = account && (await accountRepository.findOwnerId(queries, accountId));
  if (!account || !ownerId) return undefined;
  const { name, email, role, pictureKey, defaultPlanSlug, emailVerifiedAt, createdAt } = user;
  return {
    ...{ userId, name, email, role, pictureKey, defaultPlanSlug, emailVerifiedAt, createdAt, accountId },
    accountRole: account.role,
    accountOwnerId: ownerId,
    accountOwnerName: account.ownerName,
    // No session: nothing that asks for one is done for them.
    hasTwoFactor: false,
    sessionHash: '',
    confirmedAt: null,
    impersonator: null,
  };
}
