import type { LimitSetter } from '@herald/contract/plan-texts';
import type { SiteSettings } from '../settings/site-settings.ts';

export interface PlanLimits {
  /** Longest single video. */
  videoSeconds: number;
  lengthSetBy: LimitSetter;
  scriptCharacters: number;
  /** Infinite where the plan is unlimited. */
  videosPerMonth: number;
  videosSetBy: LimitSetter;
  opensFullLibrary: boolean;
  opensMarketplace: boolean;
  /** Presenters from the account's own videos. */
  opensFilming: boolean;
  isTeamEnabled: boolean;
  teamMembersMax: number;
  sitesMax: number;
}

const noLimits: PlanLimits = {
  videoSeconds: 0,
  lengthSetBy: 'plan',
  scriptCharacters: 0,
  videosPerMonth: 0,
  videosSetBy: 'plan',
  opensFullLibrary: false,
  opensMarketplace: false,
  opensFilming: false,
  isTeamEnabled: false,
  teamMembersMax: 0,
  sitesMax: 0,
};

/** What one plan says; an unlimited number of videos is empty there. */
export type PlanTerms = Omit<PlanLimits, 'videosPerMonth' | 'lengthSetBy' | 'videosSetBy'> & {
  videosPerMonth: number | null;
};

/** The only place that knows how a plan says that its videos are unlimited. */
export const videosOf = ({ videosPerMonth }: Pick<PlanTerms, 'videosPerMonth'>): number =>
  videosPerMonth ?? Number.POSITIVE_INFINITY;

type Caps = Pick<SiteSettings, 'max_videos_per_user' | 'max_video_length'>;

/** A cap of 0 is none. */
const binds = (cap: number, limit: number): boolean => cap > 0 && cap < limit;
const setterOf = (limit: number, cap: number): LimitSetter => (binds(cap, limit) ? 'installation' : 'plan');

/** What a plan opens, without what it allows. */
export const onlyOpening = ({ opensFullLibrary, opensMarketplace, opensFilming }: PlanTerms): PlanTerms => ({
  ...noLimits,
  opensFullLibrary,
  opensMarketplace,
  opensFilming,
});

/** The best of the plans in force, capped by the site's settings. */
export function bestLimits(plansInForce: PlanTerms[], caps: Caps): PlanLimits {
  const best = plansInForce.reduce<PlanLimits>(
    (sofar, plan) => ({
      videoSeconds: Math.max(sofar.videoSeconds, plan.videoSeconds),
      lengthSetBy: 'plan',
      scriptCharacters: Math.max(sofar.scriptCharacters, plan.scriptCharacters),
      videosPerMonth: Math.max(sofar.videosPerMonth, videosOf(plan)),
      videosSetBy: 'plan',
      opensFullLibrary: sofar.opensFullLibrary || plan.opensFullLibrary,
      opensMarketplace: sofar.opensMarketplace || plan.opensMarketplace,
      opensFilming: sofar.opensFilming || plan.opensFilming,
      isTeamEnabled: sofar.isTeamEnabled || plan.isTeamEnabled,
      teamMembersMax: Math.max(sofar.teamMembersMax, plan.isTeamEnabled ? plan.teamMembersMax : 0),
      sitesMax: Math.max(sofar.sitesMax, plan.opensMarketplace ? plan.sitesMax : 0),
    }),
    noLimits,
  );
  const { max_video_length: longest, max_videos_per_user: most } = caps;
  return {
    ...best,
    videoSeconds: binds(longest, best.videoSeconds) ? longest : best.videoSeconds,
    lengthSetBy: setterOf(best.videoSeconds, longest),
    videosPerMonth: binds(most, best.videosPerMonth) ? most : best.videosPerMonth,
    videosSetBy: setterOf(best.videosPerMonth, most),
  };
}

/** The first moment of the calendar month, in UTC. */
export function monthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
