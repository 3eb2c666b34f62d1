import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pager } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useUsers } from '../api/use-users.ts';
import { everybody, isNarrowed, type UsersQuery } from '../rules/users-query.ts';
import { LastSeen, PlanTags, UserStatus, userColumns } from './user-columns.tsx';

interface UsersListProps {
  query: UsersQuery;
  onQuery: (changes: Partial<UsersQuery>) => void;
  /** What can be done with one user. */
  menuOf: (user: AdminUser) => ReactNode;
  onOpen: (user: AdminUser) => void;
  selectedId?: string | undefined;
}

export function UsersList({ query, onQuery, menuOf, onOpen, selectedId }: UsersListProps) {
  const users = useUsers(query);
  if (users.isPending) return <UsersLoading />;
  if (users.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load user data."
        reason={failureOf(users.error).message}
        onRetry={() => void users.refetch()}
        isRetrying={users.isFetching}
      />
    );
  }
  const { data, from, to, total, current_page, last_page } = users.data;
  if (data.length === 0) return <NobodyFound query={query} onQuery={onQuery} lastPage={last_page} total={total} />;
  return (
    <>
      <DataTable
        label="Users"
        columns={[...userColumns(onOpen), menuColumn(menuOf)]}
        rows={data}
        rowId={({ id }) => id}
        order={{ columnId: query.sort_by, isDescending: query.sort_order === 'desc' }}
        onOrder={({ columnId, isDescending }) =>
          onQuery({ sort_by: columnId as UsersQuery['sort_by'], sort_order: isDescending ? 'desc' : 'asc' })
        }
        selectedId={selectedId}
        onOpen={onOpen}
        isOutdated={users.isPlaceholderData}
        listItem={(user) => <UserItem user={user} menu={menuOf(user)} onOpen={() => onOpen(user)} />}
      />
      <Pager
        page={current_page}
        pageCount={last_page}
        onChange={(page) => onQuery({ page })}
        summary={`Showing ${from ?? 0} to ${to ?? 0} of ${total} results`}
      />
    </>
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
  const { id, name, email, plan_slugs, videosCreated } = user;
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
          {` · ${videosCreated} ${videosCreated === 1 ? 'video' : 'videos'} · `}
          <LastSeen user={user} />
        </p>
      </div>
      <div className="relative">{menu}</div>
    </div>
  );
}

interface NobodyFoundProps {
  query: UsersQuery;
  onQuery: (changes: Partial<UsersQuery>) => void;
  lastPage: number;
  total: number;
}

function NobodyFound({ query, onQuery, lastPage, total }: NobodyFoundProps) {
  const isPastTheEnd = total > 0;
  return (
    <Panel className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon of={SearchX} size={22} className="text-ink-faint" />
      <h2 className="font-semibold text-16">{isPastTheEnd ? 'This page is empty' : 'No users found'}</h2>
      {isPastTheEnd && <Button onClick={() => onQuery({ page: lastPage })}>Go to the last page</Button>}
      {!isPastTheEnd && isNarrowed(query) && (
        <>
          <p className="text-14 text-ink-soft">The search finds the beginnings of names and email addresses.</p>
          <Button onClick={() => onQuery(everybody)}>Clear Filters</Button>
        </>
      )}
    </Panel>
  );
}

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

function UsersLoading() {
  return (
    <Panel className="divide-y divide-line">
      <p role="status" className="sr-only">
        Loading users...
      </p>
      {places.map((place) => (
        <div key={place} aria-hidden className="flex h-10 items-center gap-6 px-4">
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="ml-auto h-3.5 w-16" />
        </div>
      ))}
    </Panel>
  );
}
