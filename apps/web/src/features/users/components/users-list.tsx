import type { AdminUser, UserQuery } from '@herald/contract/endpoints/admin-users';
import type { ReactNode } from 'react';
import type { ListAddress } from '#data/list-address.ts';
import { shortDay } from '#lib/dates.ts';
import { AdminList, type ListWords, summaryOf } from '#ui/admin-list.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import type { useUsers } from '../api/use-users.ts';
import { roleWords } from '../rules/user-words.ts';
import { LastSeen, PlanTags, UserStatus, userColumns } from './user-columns.tsx';

interface UsersListProps {
  place: ListAddress<UserQuery>;
  users: ReturnType<typeof useUsers>;
  /** What can be done with one user. */
  menuOf: (user: AdminUser) => ReactNode;
  onOpen: (user: AdminUser) => void;
  selectedId?: string | undefined;
}

const words: ListWords = {
  label: 'Users',
  loading: 'Loading users...',
  failed: 'Failed to load user data.',
  none: 'No users found',
  hint: 'The search finds the beginnings of names and email addresses.',
  summary: summaryOf('results', 'results'),
};

export function UsersList({ place, users, menuOf, onOpen, selectedId }: UsersListProps) {
  return (
    <AdminList
      words={words}
      answer={users}
      place={place}
      columns={[...userColumns(onOpen), menuColumn(menuOf)]}
      rowId={({ id }) => id}
      selectedId={selectedId}
      onOpen={onOpen}
      listItem={(user) => <UserItem user={user} menu={menuOf(user)} onOpen={() => onOpen(user)} />}
    />
  );
}

const menuColumn = (menuOf: (user: AdminUser) => ReactNode): DataColumn<AdminUser> => ({
  id: 'menu',
  header: 'Actions',
  isHeaderHidden: true,
  className: 'w-10 text-right',
  cell: menuOf,
});

function UserItem({ user, menu, onOpen }: { user: AdminUser; menu: ReactNode; onOpen: () => void }) {
  const { id, name, email, role, plan_slugs, videosCreated, createdAt } = user;
  return (
    <div className="relative flex items-center gap-2 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={onOpen}
            data-opens={id}
            className="min-w-0 text-left font-medium text-14 [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {name}
          </button>
          <PlanTags slugs={plan_slugs} />
        </div>
        <p className="truncate text-13 text-ink-soft">{email}</p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-13 text-ink-faint">
          <UserStatus user={user} />
          {` · ${roleWords[role]} · ${videosCreated} ${videosCreated === 1 ? 'video' : 'videos'}`}
        </p>
        <p className="text-13 text-ink-faint">
          {`Joined ${shortDay(createdAt)} · Last seen `}
          <LastSeen user={user} />
        </p>
      </div>
      <div className="relative">{menu}</div>
    </div>
  );
}
