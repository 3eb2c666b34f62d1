import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { Link, useLocation } from 'react-router';
import { useLiveLine } from '#data/live-line.ts';
import { useRunningBatches } from '#data/running-batches.ts';
import { allReadyIn, lengthInWords } from '#data/videos/progress-words.ts';
import { useVideosInWork } from '#data/videos/video-watch.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { OnAir } from '#ui/on-air.tsx';
import { Tag } from '#ui/tag.tsx';
import { Bar, BarButton, BarLink } from './bar.tsx';
import { MenuList } from './menu-list.tsx';
import { PageLinks } from './page-links.tsx';
import { isAdmin, type NavigationState, useNavigationState } from './use-navigation-state.ts';
import { UserMenu } from './user-menu.tsx';

/** On the wizard the way out, elsewhere the way in, for whoever may go in. */
function useToggle(isViewer: boolean) {
  const { pathname } = useLocation();
  return isViewer || pathname === paths.create
    ? { label: 'My Projects', to: paths.projects }
    : { label: 'Create Video', to: paths.create };
}

interface TopNavigationProps {
  isWide?: boolean;
}

/** The one bar of all screens. */
export function TopNavigation({ isWide }: TopNavigationProps) {
  const state = useNavigationState();
  const { user } = state;
  const toggle = useToggle(user?.account.role === 'viewer');
  return (
    <Bar
      isWide={isWide}
      tag={
        isAdmin(state) && (
          <span className="inline-flex max-sm:group-has-[[data-crowded]]/bar:hidden">
            <Tag>Administrator</Tag>
          </span>
        )
      }
      menu={<MenuList state={state} toggle={toggle} />}
      always={
        user && (
          <>
            <AtWork userId={user.id} isCrowded={isAdmin(state) || hasPages(state)} />
            <UserMenu
              user={user}
              hasMarketplace={state.hasMarketplace}
              hasTeam={state.hasTeam}
              onSwitch={state.switchTo}
              onSignOut={state.signOut}
            />
          </>
        )
      }
    >
      <nav aria-label="Main" className="flex min-w-0 flex-1 items-center">
        {user && (
          <>
            <BarLink to={paths.dashboard}>Dashboard</BarLink>
            {isAdmin(state) && toggle.to !== paths.projects && <BarLink to={paths.projects}>My Projects</BarLink>}
            <BarLink to={toggle.to}>{toggle.label}</BarLink>
            <BarLink to={paths.templates}>Templates</BarLink>
            <BarLink to={paths.batches}>Batches</BarLink>
          </>
        )}
        <PageLinks pages={state.pages} />
        <div className="ml-auto flex items-center">
          {user && <Account state={state} />}
          {state.isSignedOut && <Guest />}
        </div>
      </nav>
    </Bar>
  );
}

/** Those behind "Upgrades" take one place, whatever they are. */
const hasPages = ({ pages }: NavigationState) => pages.custom.length > 0;

const ROOMY = 'hidden items-center xl:flex group-has-[[data-crowded]]/bar:hidden!';

/** Where the bar is narrow or crowded, the menu of the account has the places and the way out. */
function Account({ state }: { state: NavigationState }) {
  const roomy = isAdmin(state) && hasPages(state) ? 'hidden' : ROOMY;
  return (
    <>
      <div className={roomy}>
        <BarLink to={paths.settings}>Settings</BarLink>
        {state.hasMarketplace && <BarLink to={paths.sites}>Marketplace</BarLink>}
        {state.hasTeam && <BarLink to={paths.teamMembers}>Team Members</BarLink>}
      </div>
      {state.isImpersonating && <BarButton onClick={state.returnToAdmin}>Return to Admin</BarButton>}
      <div className={roomy}>
        <BarButton onClick={state.signOut}>Sign Out</BarButton>
        <span aria-hidden className="mx-2 h-6 w-px bg-line" />
      </div>
    </>
  );
}

interface AtWorkProps {
  userId: string;
  /** The bar of an administrator, or one with pages, has so many places that it leaves no room for those of the account. */
  isCrowded: boolean;
}

/** What is being made right now: batches, and where none is, single videos. */
function AtWork(props: AtWorkProps) {
  const batches = useRunningBatches();
  return batches.length > 0 ? <BatchesNow batches={batches} {...props} /> : <RenderingNow {...props} />;
}

/** Leads to the batch, and follows it on every page until it ends. */
function BatchesNow({ batches, isCrowded }: AtWorkProps & { batches: readonly BatchJob[] }) {
  // The line notes every batch it tells of; it only has to be open.
  useLiveLine('batch', () => undefined);
  const [only, another] = batches;
  const readyIn = batchesReadyIn(batches);
  const count = batches.length === 1 ? '1 batch' : `${batches.length} batches`;
  return (
    <Link
      to={only && !another ? paths.batch(only.id) : paths.batches}
      className="mr-2 rounded-full hover:[&>span]:text-ink"
      data-crowded={isCrowded || undefined}
    >
      <OnAir>
        <span className="tnum">
          <span className={readyIn && 'max-md:sr-only'}>{readyIn ? `${count}, ` : count}</span>
          {readyIn}
          {readyIn && <span className="max-md:sr-only"> left</span>}
        </span>
      </OnAir>
    </Link>
  );
}

/** Until the last of them is ready; nothing while one of them is not measured. */
function batchesReadyIn(batches: readonly BatchJob[]): string {
  const waits = batches.flatMap(({ ready_in_seconds: sec }) => sec ?? []);
  return waits.length === batches.length ? lengthInWords(Math.max(...waits)) : '';
}

/** How many videos are being made right now, and when the last of them is ready. Absent when nothing is. */
function RenderingNow({ userId, isCrowded }: AtWorkProps) {
  const rendering = useVideosInWork(userId).filter(({ status }) => status === 'processing');
  if (rendering.length === 0) return null;
  const readyIn = allReadyIn(rendering);
  return (
    <span className="mr-2" data-crowded={isCrowded || undefined}>
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
