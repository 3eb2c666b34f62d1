import { useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Tag } from '#ui/tag.tsx';
import { Bar, BarButton, BarLink } from './bar.tsx';
import { MenuList } from './menu-list.tsx';
import { PageLinks } from './page-links.tsx';
import { isAdmin, type NavigationState, useNavigationState } from './use-navigation-state.ts';

/** On the wizard the way out, elsewhere the way in. */
function useToggle() {
  const { pathname } = useLocation();
  return pathname === paths.create
    ? { label: 'My Projects', to: paths.projects }
    : { label: 'Create Video', to: paths.create };
}

interface TopNavigationProps {
  isWide?: boolean;
}

export function TopNavigation({ isWide }: TopNavigationProps) {
  const state = useNavigationState();
  const toggle = useToggle();
  return (
    <Bar
      isWide={isWide}
      tag={isAdmin(state) && <Tag>Administrator</Tag>}
      menu={<MenuList state={state} toggle={toggle} />}
    >
      <nav aria-label="Main" className="flex min-w-0 flex-1 items-center">
        {state.user && (
          <>
            <BarLink to={paths.dashboard}>Dashboard</BarLink>
            {isAdmin(state) && toggle.to !== paths.projects && <BarLink to={paths.projects}>My Projects</BarLink>}
            <BarLink to={toggle.to}>{toggle.label}</BarLink>
          </>
        )}
        <PageLinks pages={state.pages} />
        <div className="ml-auto flex items-center">
          {state.user && <Account state={state} />}
          {state.isSignedOut && <Guest />}
        </div>
      </nav>
    </Bar>
  );
}

function Account({ state }: { state: NavigationState }) {
  return (
    <div className="-mr-3 flex items-center">
      <BarLink to={paths.settings}>Settings</BarLink>
      {state.hasTeam && <BarLink to={paths.teamMembers}>Team Members</BarLink>}
      {state.isImpersonating && <BarButton onClick={state.returnToAdmin}>Return to Admin</BarButton>}
      <BarButton onClick={state.signOut}>Sign Out</BarButton>
    </div>
  );
}

function Guest() {
  return (
    <>
      <BarLink to={paths.auth}>Sign In</BarLink>
      <ButtonLink to={paths.auth} state={{ mode: 'signup' }} className="ml-2">
        Start Free Trial
      </ButtonLink>
    </>
  );
}
