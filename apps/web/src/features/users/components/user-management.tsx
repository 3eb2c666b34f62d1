import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useSendPasswordLink } from '../api/change-users.ts';
import { useExportUsers } from '../api/export-users.ts';
import { useUsers } from '../api/use-users.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { useShownUser, useUsersAddress } from './use-users-address.ts';
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

/** Everybody who has an account here. */
export function UserManagement({ ownId, onLoginAs }: UserManagementProps) {
  const [query, setQuery] = useUsersAddress();
  const [shownId, show] = useShownUser();
  const [edited, setEdited] = useState<AdminUser | 'new'>();
  const [leaving, setLeaving] = useState<AdminUser>();
  const exporting = useExportUsers();
  const links = useSendPasswordLink();
  const users = useUsers(query).data?.data ?? [];
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
        onQuery={setQuery}
        actions={
          <>
            <Button
              size="toolbar"
              icon={Download}
              busyText={exporting.isPending && 'Exporting...'}
              onClick={() => exporting.mutate(query)}
            >
              Export Data
            </Button>
            <Button kind="primary" size="toolbar" icon={Plus} onClick={() => setEdited('new')}>
              Create User
            </Button>
          </>
        }
      />
      <div>
        <UsersList
          query={query}
          onQuery={setQuery}
          menuOf={(user) => <UserMenu user={user} ownId={ownId} {...actionsOf(user)} />}
          onOpen={({ id }) => show(id)}
          selectedId={shownId ?? chosen?.id}
        />
      </div>
      {shownId !== undefined && (
        <UserDrawer
          id={shownId}
          users={users}
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
