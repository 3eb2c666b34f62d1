import type { Site, SiteLook } from '@herald/contract/endpoints/sites';
import { useLimits } from '#data/limits.ts';
import { StatStrip } from '#ui/stat-strip.tsx';
import { SiteGhost } from './site-ghost.tsx';

const SITES_IN_ROW = 3;

/** All sites together. */
export function SiteStats({ sites }: { sites: readonly Site[] }) {
  const { data: limits } = useLimits();
  const total = (count: (look: SiteLook) => number) =>
    sites.reduce((sum, { look }) => sum + count(look), 0).toLocaleString('en-US');
  return (
    <StatStrip
      stats={[
        {
          label: 'Sites',
          value: String(sites.length),
          note: limits && limits.sites_limit > 0 && `of ${limits.sites_limit} in your plan`,
        },
        { label: 'Videos', value: total(({ videos }) => videos), note: 'on your sites' },
        { label: 'Visits', value: total(({ visits }) => visits), note: 'in 30 days' },
        { label: 'Leads', value: total(({ leads }) => leads) },
      ]}
    />
  );
}

/** The place of a further site, while the row has room for it. */
export function RoomForSite({ sites }: { sites: readonly Site[] }) {
  const { data: limits } = useLimits();
  const left = (limits?.sites_limit ?? 0) - sites.length;
  if (left <= 0 || sites.length % SITES_IN_ROW === 0) return null;
  return (
    <li className="corners flex min-w-0 flex-col items-center justify-center gap-5 p-6 text-edge max-md:hidden">
      <SiteGhost className="max-w-[200px]" />
      <p className="text-center text-13 text-ink-faint">
        {left === 1 ? 'Your plan has room for 1 more site.' : `Your plan has room for ${left} more sites.`}
      </p>
    </li>
  );
}
