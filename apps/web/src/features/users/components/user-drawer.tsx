import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { failureOf } from '#lib/api.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useUserFacts } from '../api/change-users.ts';
import { UserStatus } from './user-columns.tsx';
import { UserDetailsView } from './user-details-view.tsx';
import { UserDrawerActions } from './user-drawer-actions.tsx';
import type { UserActions } from './user-menu.tsx';

interface UserDrawerProps {
  id: string;
  /** The page of the list beside it. */
  users: readonly AdminUser[];
  /** Of the administrator who looks. */
  ownId: string;
  actionsOf: (user: AdminUser) => UserActions;
  onShow: (id: string) => void;
  onClose: () => void;
}

export function UserDrawer({ id, users, ownId, actionsOf, onShow, onClose }: UserDrawerProps) {
  const details = useUserFacts(id);
  const user = details.data ?? users.find((one) => one.id === id);
  const place = users.findIndex((one) => one.id === id);
  const [previous, next] = place < 0 ? [] : [users[place - 1], users[place + 1]];
  useShortcut('j', 'Next user', () => next && onShow(next.id));
  useShortcut('k', 'Previous user', () => previous && onShow(previous.id));
  return (
    <Drawer
      title={user?.name ?? 'User'}
      subtitle={
        user && (
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="[overflow-wrap:anywhere]">{user.email}</span>
            <UserStatus user={user} />
          </span>
        )
      }
      controls={
        <>
          <IconButton
            icon={ChevronLeft}
            label="Previous user"
            disabled={!previous}
            onClick={() => previous && onShow(previous.id)}
          />
          <IconButton icon={ChevronRight} label="Next user" disabled={!next} onClick={() => next && onShow(next.id)} />
        </>
      }
      actions={user && <UserDrawerActions user={user} ownId={ownId} {...actionsOf(user)} />}
      onClose={onClose}
      returnTo={() => openerOf(id)}
    >
      {details.data ? (
        <UserDetailsView user={details.data} />
      ) : details.isError ? (
        <ErrorState
          title="Failed to load user data."
          reason={failureOf(details.error).message}
          onRetry={() => void details.refetch()}
          isRetrying={details.isFetching}
        />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-[74px]" />
          <Skeleton className="h-64" />
          <Skeleton className="h-32" />
        </div>
      )}
    </Drawer>
  );
}

/** The button of the row, of which the table has one and the list of small screens another. */
function openerOf(id: string): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`);
  return [...buttons].find((button) => button.checkVisibility()) ?? null;
}
