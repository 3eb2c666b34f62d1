import { type AdminUser, userQuery } from '@herald/contract/endpoints/admin-users';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '#data/export-button.tsx';
import { useListAddress } from '#data/list-address.ts';
import { Button } from '#ui/button.tsx';
import { useSendPasswordLink } from '../api/change-users.ts';
import { useUsers } from '../api/use-users.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { useShownUser } from './use-shown-user.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { UserFigures } from './user-figures.tsx';
import { type UserActions, UserMenu } from './user-menu.tsx';
import { UsersList } from './users-list.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

interface UserManagementProps {
  /** Of the administrator who looks. */
  ownId: string;
  onLoginAs: (user: AdminUser) => void;
}

const usersExport = {
  label: 'Export Data',
  path: '/admin/users/export',
  filename: 'users_export.csv',
  failed: 'Failed to export user data.',
  unanswered: 'Export Error',
  countText: (users: number) => `${users.toLocaleString('en-US')} ${users === 1 ? 'user' : 'users'} exported.`,
} as const;

/** Everybody who has an account here. */
export function UserManagement({ ownId, onLoginAs }: UserManagementProps) {
  const place = useListAddress(userQuery);
  const { query, change } = place;
  const [shownId, show] = useShownUser();
  const [edited, setEdited] = useState<AdminUser | 'new'>();
  const [leaving, setLeaving] = useState<AdminUser>();
  const links = useSendPasswordLink();
  const users = useUsers(query);
  const chosen = leaving ?? (edited === 'new' ? undefined : edited);
  const actionsOf = (user: AdminUser): UserActions => ({
    onEdit: () => setEdited(user),
    onLoginAs: () => onLoginAs(user),
    onSendLink: () => links.mutate(user),
    onDelete: () => setLeaving(user),
  });
  const closeDeleted = () => {
    setLeaving(undefined);
    if (leaving?.id === shownId) show(undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      <UserFigures query={query} />
      <UsersToolbar
        query={query}
        onQuery={change}
        actions={
          <>
            <ExportButton {...usersExport} query={query} />
            <Button kind="primary" size="toolbar" icon={Plus} onClick={() => setEdited('new')}>
              Create User
            </Button>
          </>
        }
      />
      <div>
        <UsersList
          place={place}
          users={users}
          menuOf={(user) => <UserMenu user={user} ownId={ownId} {...actionsOf(user)} />}
          onOpen={({ id }) => show(id)}
          selectedId={shownId ?? chosen?.id}
        />
      </div>
      {shownId !== undefined && (
        <UserDrawer
          id={shownId}
          users={users.data?.data ?? []}
          ownId={ownId}
          actionsOf={actionsOf}
          onShow={show}
          onClose={() => show(undefined)}
        />
      )}
      {leaving && <DeleteUserDialog user={leaving} onClose={() => setLeaving(undefined)} onDeleted={closeDeleted} />}
      {edited && <UserDialog user={edited} ownId={ownId} onClose={() => setEdited(undefined)} />}
      {links.data?.link && (
        <PasswordLinkDialog name={links.variables.name} link={links.data.link} onClose={links.reset} />
      )}
    </div>
  );
}
