import { LogOut, Settings, Store, Users } from 'lucide-react';
import { allReadyIn } from '#data/videos/progress-words.ts';
import { useVideosInWork } from '#data/videos/video-watch.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { OnAir } from '#ui/on-air.tsx';
import { Tag } from '#ui/tag.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Bar, BarLink } from './bar.tsx';
import { MenuList } from './menu-list.tsx';
import { PageLinks } from './page-links.tsx';
import { isAdmin, type NavigationState, useNavigationState } from './use-navigation-state.ts';
import { UserMenu } from './user-menu.tsx';

export function DashboardHeader() {
  const state = useNavigationState();
  const { user } = state;
  if (!user) return null;
  return (
    <Bar
      tag={isAdmin(state) && <Tag>Administrator</Tag>}
      menu={<MenuList state={state} toggle={{ label: 'Create Video', to: paths.create }} />}
      always={
        <>
          <RenderingNow userId={user.id} />
          {state.isImpersonating && (
            <Button size="s" onClick={state.returnToAdmin} className="mr-2 max-lg:hidden">
              Return to Admin
            </Button>
          )}
          <UserMenu user={user} onSwitch={state.switchTo} onSignOut={state.signOut} />
          <span aria-hidden className="mx-2 h-6 w-px bg-line max-md:hidden" />
          <AccountIcons state={state} />
        </>
      }
    >
      {isAdmin(state) && (
        <nav aria-label="Main" className="flex items-center">
          <BarLink to={paths.dashboard}>Dashboard</BarLink>
          <BarLink to={paths.projects}>My Projects</BarLink>
          <BarLink to={paths.create}>Create Video</BarLink>
        </nav>
      )}
      <nav aria-label="Custom pages" className="flex min-w-0 items-center">
        <PageLinks pages={state.pages} />
      </nav>
    </Bar>
  );
}

function AccountIcons({ state }: { state: NavigationState }) {
  return (
    <nav aria-label="Account" className="hidden items-center gap-0.5 md:flex">
      <Tooltip text="Settings">
        <IconLink icon={Settings} label="Settings" to={paths.settings} />
      </Tooltip>
      {state.hasMarketplace && (
        <Tooltip text="Marketplace">
          <IconLink icon={Store} label="Marketplace" to={paths.sites} />
        </Tooltip>
      )}
      {state.hasTeam && (
        <Tooltip text="Team Members">
          <IconLink icon={Users} label="Team Members" to={paths.teamMembers} />
        </Tooltip>
      )}
      <Tooltip text="Sign Out">
        <IconButton icon={LogOut} label="Sign Out" onClick={state.signOut} />
      </Tooltip>
    </nav>
  );
}

/** How many videos are being made right now, and when the last of them is ready. Absent when nothing is. */
function RenderingNow({ userId }: { userId: string }) {
  const rendering = useVideosInWork(userId).filter(({ status }) => status === 'processing');
  if (rendering.length === 0) return null;
  const readyIn = allReadyIn(rendering);
  return (
    <span className="mr-2">
      <OnAir>
        <span className="tnum">
          <span className="max-md:sr-only">{`${rendering.length} rendering${readyIn ? ', ' : ''}`}</span>
          {readyIn}
          {readyIn && <span className="max-md:sr-only"> left</span>}
        </span>
      </OnAir>
    </span>
  );
}
