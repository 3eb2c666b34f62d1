import type { AdminUser } from '@herald/contract';
import { Ban, CircleCheck, MoreHorizontal, Pencil, Trash2, UserCog } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useToggleStatus } from '../api/change-users.ts';
import { menuReasons } from '../rules/menu-reasons.ts';

interface UserMenuProps {
  user: AdminUser;
  /** Of the administrator who looks. */
  ownId: string;
  onEdit: () => void;
  onLoginAs: () => void;
  onDelete: () => void;
}

export function UserMenu({ user, ownId, onEdit, onLoginAs, onDelete }: UserMenuProps) {
  const toggle = useToggleStatus();
  const reasons = menuReasons(user, ownId);
  const isActive = user.status === 'active';
  return (
    <Menu
      trigger={
        <IconButton
          icon={MoreHorizontal}
          label={`Actions for ${user.name}`}
          className="ml-auto"
          disabled={toggle.isPending}
        />
      }
    >
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit User
      </MenuItem>
      <MenuItem icon={UserCog} reason={reasons.loginAs} onSelect={onLoginAs}>
        Login as User
      </MenuItem>
      <MenuItem icon={isActive ? Ban : CircleCheck} reason={reasons.suspend} onSelect={() => toggle.mutate(user)}>
        {isActive ? 'Suspend User' : 'Activate User'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger reason={reasons.remove} onSelect={onDelete}>
        Delete User
      </MenuItem>
    </Menu>
  );
}
