import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { NavLink, type NavLinkProps } from 'react-router';
import { paths } from '#lib/paths.ts';
import { chooseTheme, useThemeChoice } from '#lib/theme.ts';
import { themeOptions } from '#lib/theme-options.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { PageLink } from './page-links.tsx';
import { roleLabel } from './role-label.ts';
import { isAdmin, type NavigationState } from './use-navigation-state.ts';

const listItemClass =
  'flex min-h-12 w-full items-center gap-2 rounded-control px-3 text-left text-16 text-ink-soft transition-colors duration-150 hover:bg-raised hover:text-ink';

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
          <Avatar name={user.name} src={user.avatar_url ?? undefined} />
          <div className="min-w-0 text-13">
            <div className="truncate font-medium">{user.name}</div>
            <div className="truncate text-ink-faint">
              {user.email} · {roleLabel(user)}
            </div>
          </div>
        </div>
      )}
      {user && (
        <ListGroup>
          <ListLink to={paths.dashboard}>Dashboard</ListLink>
          {isAdmin(state) && toggle.to !== paths.projects && <ListLink to={paths.projects}>My Projects</ListLink>}
          <ListLink to={toggle.to}>{toggle.label}</ListLink>
        </ListGroup>
      )}
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

function SignedInItems({ state }: { state: NavigationState }) {
  return (
    <>
      <ListLink to={paths.settings}>Settings</ListLink>
      {state.hasMarketplace && <ListLink to={paths.sites}>Marketplace</ListLink>}
      {state.canManageTeam && <ListLink to={paths.teamMembers}>Team Members</ListLink>}
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

function ListLink({ className: _none, ...rest }: NavLinkProps) {
  return (
    <NavLink
      {...rest}
      className={({ isActive }) => clsx(listItemClass, isActive && 'bg-raised font-medium text-ink')}
    />
  );
}

function ListButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={listItemClass} />;
}

function ListGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="py-2 not-first:border-line not-first:border-t">
      {label && <p className="px-3 pt-2 pb-1 text-12 text-ink-faint">{label}</p>}
      {children}
    </div>
  );
}
