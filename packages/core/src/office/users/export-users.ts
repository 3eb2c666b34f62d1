import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { filterOf, orderOf, type UserSelection } from './list-users.ts';
import { type ExportedUser, userListRepository } from './user-list-repository.ts';

/** Hands over everybody who is selected, in order and in batches; the next is read when the last one was taken. */
export async function exportUsers(
  core: Core,
  hand: OfficeHand,
  selection: UserSelection,
  take: (users: ExportedUser[]) => Promise<void>,
): Promise<void> {
  const filter = await filterOf(core, selection);
  await core.db.transaction('export users', async (tx) => {
    let count = 0;
    await userListRepository.export(tx, filter, orderOf(selection), async (users) => {
      count += users.length;
      await take(users);
    });
    const details = { users: count, ...namedFilters(selection) };
    await recordAudit(core, tx, { ...hand, action: 'user.export', subjectType: 'user', subjectId: 'all', details });
  });
}

/** The filters under the names that the audit log keeps them. */
function namedFilters({ search, status, role, plan, date_from, date_to }: UserSelection) {
  return { ...(search && { search }), status, role, plan, joinedFrom: date_from, joinedTo: date_to };
}
