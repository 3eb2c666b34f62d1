import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { filterOf, orderOf, type UserQuery } from './list-users.ts';
import { type ExportedUser, userListRepository } from './user-list-repository.ts';

/** Enough that reading takes longer than asking. */
const ROWS_AT_ONCE = 1000;

/**
 * Hands over everybody whom the query finds, in its order, in pieces. All pieces show the same moment, and the next one
 * is read when the last one was taken.
 */
export async function exportUsers(
  core: Core,
  hand: OfficeHand,
  query: UserQuery,
  take: (users: ExportedUser[]) => Promise<void>,
): Promise<void> {
  const { search, sortBy: _, sortOrder: __, ...narrowed } = query;
  const filter = await filterOf(core, query);
  await core.db.transaction('export users', async (tx) => {
    await userListRepository.openExport(tx, filter, orderOf(query));
    let count = 0;
    for (;;) {
      const users = await userListRepository.readExport(tx, ROWS_AT_ONCE);
      if (users.length === 0) break;
      count += users.length;
      await take(users);
    }
    const details = { users: count, ...(search && { search }), ...narrowed };
    await recordAudit(core, tx, { ...hand, action: 'user.export', subjectType: 'user', subjectId: 'all', details });
  });
}
