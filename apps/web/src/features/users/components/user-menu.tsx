import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { Ban, CircleCheck, KeyRound, MoreHorizontal, Pencil, Trash2, UserCog } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useToggleStatus } from '../api/change-users.ts';
import { menuReasons } from '../rules/menu-reasons.ts';

export interface UserActions {
  onEdit: () => void;
  onLoginAs: () => void;
  onSendLink: () => void;
  onDelete: () => void;
}

interface UserMenuProps extends UserActions {
  user: AdminUser;
  /** Of the administrator who looks. */
  ownId: string;
  label?: string;
}

export function UserMenu(props: UserMenuProps) {
  const { user, ownId, label = `Actions for ${user.name}`, onEdit, onLoginAs, onSendLink, onDelete } = props;
  const toggle = useToggleStatus();
  const reasons = menuReasons(user, ownId);
  const isActive = user.status === 'active';
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={label} className="ml-auto" disabled={toggle.isPending} />}>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit User
      </MenuItem>
      <MenuItem icon={UserCog} reason={reasons.loginAs} onSelect={onLoginAs}>
        Login as User
      </MenuItem>
      <MenuItem icon={isActive ? Ban : CircleCheck} reason={reasons.suspend} onSelect={() => toggle.mutate(user)}>
        {isActive ? 'Suspend User' : 'Activate User'}
      </MenuItem>
      <MenuItem icon={KeyRound} reason={reasons.sendLink} onSelect={onSendLink}>
        Send a password link
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger reason={reasons.remove} onSelect={onDelete}>
        Delete User
      </MenuItem>
    </Menu>
  );
}
