import type { SessionUser } from '@herald/contract';
import { useNavigate } from 'react-router';
import { useTeamAccess } from '#data/limits.ts';
import { type PageEntries, usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { useSession } from '#features/session/api/session.ts';
import { useLogout } from '#features/session/api/use-logout.ts';
import { useReturnToAdmin } from '#features/session/api/use-return-to-admin.ts';
import { paths } from '#lib/paths.ts';

export interface NavigationState {
  user: SessionUser | null;
  /** Known to be signed out, not merely unknown yet. */
  isSignedOut: boolean;
  pages: PageEntries;
  canManageTeam: boolean;
  hasMarketplace: boolean;
  isImpersonating: boolean;
  signOut: () => void;
  returnToAdmin: () => void;
}

/** Their dashboard is the back office, so that their own videos need a link of their own. */
export const isAdmin = ({ user }: NavigationState): boolean => user?.user_type === 'admin';

/** What every bar and menu needs to know about who is looking. */
export function useNavigationState(): NavigationState {
  const { user, status } = useSession();
  const pages = usePageEntries(user?.id);
  const teamAccess = useTeamAccess(user !== null);
  const logout = useLogout();
  const returnToAdmin = useReturnToAdmin();
  const navigate = useNavigate();
  return {
    user,
    isSignedOut: status === 'signed-out',
    pages,
    canManageTeam: teamAccess === 'granted',
    hasMarketplace: user !== null && (user.opens_marketplace || user.has_sites),
    isImpersonating: Boolean(user?.impersonator),
    signOut: () => logout.mutate(),
    returnToAdmin: () => returnToAdmin.mutate(undefined, { onSuccess: () => void navigate(paths.dashboard) }),
  };
}
