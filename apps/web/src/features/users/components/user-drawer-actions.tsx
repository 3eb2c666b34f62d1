import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { Ban, CircleCheck, Pencil, UserCog } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useToggleStatus } from '../api/change-users.ts';
import { menuReasons } from '../rules/menu-reasons.ts';
import { type UserActions, UserMenu } from './user-menu.tsx';

interface UserDrawerActionsProps extends UserActions {
  user: AdminUser;
  ownId: string;
}

/** What is done most often; the menu has the rest, and everything with its reason where something is not possible. */
export function UserDrawerActions({ user, ownId, ...actions }: UserDrawerActionsProps) {
  const toggle = useToggleStatus();
  const reasons = menuReasons(user, ownId);
  const isActive = user.status === 'active';
  return (
    <>
      <Button icon={Pencil} onClick={actions.onEdit}>
        Edit User
      </Button>
      <Button
        kind="ghost"
        icon={UserCog}
        disabled={reasons.loginAs !== undefined}
        title={reasons.loginAs}
        onClick={actions.onLoginAs}
        className="px-2.5! max-sm:hidden"
      >
        Login as User
      </Button>
      <Button
        kind="ghost"
        icon={isActive ? Ban : CircleCheck}
        disabled={reasons.suspend !== undefined}
        title={reasons.suspend}
        busyText={toggle.isPending && (isActive ? 'Suspending...' : 'Activating...')}
        onClick={() => toggle.mutate(user)}
        className="px-2.5! max-sm:hidden"
      >
        {isActive ? 'Suspend User' : 'Activate User'}
      </Button>
      <UserMenu user={user} ownId={ownId} label="More actions" {...actions} />
    </>
  );
}
