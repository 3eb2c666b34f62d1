import type { AdminUser } from '@herald/contract';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useExportUsers } from '../api/export-users.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { useUsersAddress } from './use-users-address.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserFigures } from './user-figures.tsx';
import { UserMenu } from './user-menu.tsx';
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
  const [edited, setEdited] = useState<AdminUser | 'new'>();
  const exporting = useExportUsers();
  const [leaving, setLeaving] = useState<AdminUser>();
  const chosen = leaving ?? (edited === 'new' ? undefined : edited);
  const menuOf = (user: AdminUser) => (
    <UserMenu
      user={user}
      ownId={ownId}
      onEdit={() => setEdited(user)}
      onLoginAs={() => onLoginAs(user)}
      onDelete={() => setLeaving(user)}
    />
  );
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
        <UsersList query={query} onQuery={setQuery} menuOf={menuOf} selectedId={chosen?.id} />
      </div>
      {leaving && <DeleteUserDialog user={leaving} onClose={() => setLeaving(undefined)} />}
      {edited && <UserDialog user={edited} ownId={ownId} onClose={() => setEdited(undefined)} />}
    </div>
  );
}
