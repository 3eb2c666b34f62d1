import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { Check, Users } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { chooseTheme, useThemeChoice } from '#lib/theme.ts';
import { themeOptions } from '#lib/theme-options.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { accountDetail, accountsToChoose } from './account-words.ts';
import { AdminItems } from './admin-items.tsx';
import { ListButton, ListGroup, ListLink, listItemClass } from './menu-items.tsx';
import { PageLink } from './page-link.tsx';
import { roleLabel } from './role-label.ts';
import { isAdmin, type NavigationState } from './use-navigation-state.ts';

interface MenuListProps {
  state: NavigationState;
  /** The first link after Dashboard: "My Projects" or "Create Video". */
  toggle: { label: string; to: string };
}

/** Everything the bar offers, as a list for small screens. */
export function MenuList({ state, toggle }: MenuListProps) {
  const { user, pages } = state;
  const theme = useThemeChoice();
  return (
    <nav aria-label="Menu" className="mx-auto max-w-[1520px] px-1 pb-4 md:px-5">
      {user && (
        <div className="flex items-center gap-3 px-3 pt-4 pb-3">
          <Avatar name={user.name} src={user.avatar_url} />
          <div className="min-w-0 text-13">
            <div className="truncate font-medium">{user.name}</div>
            <div className="truncate text-ink-faint">
              {user.email} · {roleLabel(user)}
            </div>
          </div>
        </div>
      )}
      {user && accountsToChoose(user).length > 0 && (
        <ListGroup label="Work in">
          {accountsToChoose(user).map((account) => (
            <AccountButton
              key={account.id}
              account={account}
              isCurrent={account.id === user.account.id}
              onSwitch={state.switchTo}
            />
          ))}
        </ListGroup>
      )}
      {user && !isAdmin(state) && (
        <ListGroup>
          <ListLink to={paths.dashboard}>Dashboard</ListLink>
          <ListLink to={toggle.to}>{toggle.label}</ListLink>
          <ListLink to={paths.templates}>Templates</ListLink>
          <ListLink to={paths.batches}>Batches</ListLink>
        </ListGroup>
      )}
      {isAdmin(state) && <AdminItems isCreating={toggle.to === paths.projects} />}
      {pages.custom.length > 0 && (
        <ListGroup>
          {pages.custom.map((page) => (
            <PageLink key={page.id} page={page} className={listItemClass} />
          ))}
        </ListGroup>
      )}
      {pages.special.length > 0 && (
        <ListGroup label="Upgrades">
          {pages.special.map((page) => (
            <PageLink key={page.id} page={page} className={listItemClass} />
          ))}
        </ListGroup>
      )}
      {(user || state.isSignedOut) && (
        <ListGroup>{user ? <SignedInItems state={state} /> : <SignedOutItems />}</ListGroup>
      )}
      <div className="border-line border-t px-3 pt-4">
        <Segmented label="Theme" segments={themeOptions} value={theme} onChange={chooseTheme} full />
      </div>
    </nav>
  );
}

interface AccountButtonProps {
  account: SessionUser['accounts'][number];
  isCurrent: boolean;
  onSwitch: (accountId: string) => void;
}

function AccountButton({ account, isCurrent, onSwitch }: AccountButtonProps) {
  return (
    <ListButton aria-current={isCurrent} onClick={() => !isCurrent && onSwitch(account.id)}>
      <Icon of={isCurrent ? Check : Users} className="text-ink-soft" />
      <span className="min-w-0">
        <span className="block truncate">{account.owner_name}</span>
        <span className="block text-13 text-ink-faint">{accountDetail(account)}</span>
      </span>
    </ListButton>
  );
}

function SignedInItems({ state }: { state: NavigationState }) {
  return (
    <>
      <ListLink to={paths.settings}>Settings</ListLink>
      <ListLink to={paths.apiSetup}>API keys</ListLink>
      {state.hasMarketplace && <ListLink to={paths.sites}>Marketplace</ListLink>}
      {state.hasTeam && <ListLink to={paths.teamMembers}>Team Members</ListLink>}
      {state.isImpersonating && <ListButton onClick={state.returnToAdmin}>Return to Admin</ListButton>}
      <ListButton onClick={state.signOut}>Sign Out</ListButton>
    </>
  );
}

function SignedOutItems() {
  return (
    <>
      <ListLink to={paths.auth}>Sign In</ListLink>
      <ListLink to={paths.auth} state={{ mode: 'signup' }}>
        Start Free Trial
      </ListLink>
    </>
  );
}
