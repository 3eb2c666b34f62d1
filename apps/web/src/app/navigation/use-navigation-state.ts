import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useNavigate } from 'react-router';
import { isMember, useTeamAccess } from '#data/limits.ts';
import { type PageEntries, usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { useSession } from '#features/session/api/session.ts';
import { useLogout } from '#features/session/api/use-logout.ts';
import { useReturnToAdmin } from '#features/session/api/use-return-to-admin.ts';
import { useSwitchAccount } from '#features/session/api/use-switch-account.ts';
import { paths } from '#lib/paths.ts';

export interface NavigationState {
  user: SessionUser | null;
  /** Known to be signed out, not merely unknown yet. */
  isSignedOut: boolean;
  pages: PageEntries;
  /** Who manages a team, and who is a member of one. */
  hasTeam: boolean;
  hasMarketplace: boolean;
  isImpersonating: boolean;
  switchTo: (accountId: string) => void;
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
  const switchAccount = useSwitchAccount();
  const navigate = useNavigate();
  return {
    user,
    isSignedOut: status === 'signed-out',
    pages,
    hasTeam: teamAccess === 'granted' || isMember(user),
    hasMarketplace: user !== null && (user.opens_marketplace || user.has_sites),
    isImpersonating: Boolean(user?.impersonator),
    switchTo: (accountId) => {
      // What is open belongs to the account that is left.
      void navigate(paths.dashboard);
      switchAccount.mutate(accountId);
    },
    signOut: () => logout.mutate(),
    returnToAdmin: () => returnToAdmin.mutate(undefined, { onSuccess: () => void navigate(paths.dashboard) }),
  };
}
