import { useUsersAddress } from './use-users-address.ts';
import { UserFigures } from './user-figures.tsx';
import { UsersList } from './users-list.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

/** Everybody who has an account here. */
export function UserManagement() {
  const [query, setQuery] = useUsersAddress();
  return (
    <div className="flex flex-col gap-4">
      <UserFigures query={query} />
      <UsersToolbar query={query} onQuery={setQuery} />
      <div>
        <UsersList query={query} onQuery={setQuery} />
      </div>
    </div>
  );
}
