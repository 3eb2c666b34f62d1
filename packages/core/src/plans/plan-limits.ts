import type { SiteSettings } from '../settings/site-settings.ts';

export interface PlanLimits {
  /** Longest single video. */
  videoSeconds: number;
  scriptCharacters: number;
  videosPerMonth: number;
  opensFullLibrary: boolean;
  opensMarketplace: boolean;
  isTeamEnabled: boolean;
  teamMembersMax: number;
  sitesMax: number;
}

const noLimits: PlanLimits = {
  videoSeconds: 0,
  scriptCharacters: 0,
  videosPerMonth: 0,
  opensFullLibrary: false,
  opensMarketplace: false,
  isTeamEnabled: false,
  teamMembersMax: 0,
  sitesMax: 0,
};

type Caps = Pick<SiteSettings, 'max_videos_per_user' | 'max_video_length'>;

/** A cap of 0 is none. */
const capped = (limit: number, cap: number): number => (cap > 0 ? Math.min(limit, cap) : limit);

/** The best of the plans in force, capped by the site's settings. */
export function bestLimits(plansInForce: PlanLimits[], caps: Caps): PlanLimits {
  const best = plansInForce.reduce(
    (sofar, plan) => ({
      videoSeconds: Math.max(sofar.videoSeconds, plan.videoSeconds),
      scriptCharacters: Math.max(sofar.scriptCharacters, plan.scriptCharacters),
      videosPerMonth: Math.max(sofar.videosPerMonth, plan.videosPerMonth),
      opensFullLibrary: sofar.opensFullLibrary || plan.opensFullLibrary,
      opensMarketplace: sofar.opensMarketplace || plan.opensMarketplace,
      isTeamEnabled: sofar.isTeamEnabled || plan.isTeamEnabled,
      teamMembersMax: Math.max(sofar.teamMembersMax, plan.isTeamEnabled ? plan.teamMembersMax : 0),
      sitesMax: Math.max(sofar.sitesMax, plan.opensMarketplace ? plan.sitesMax : 0),
    }),
    noLimits,
  );
  return {
    ...best,
    videoSeconds: capped(best.videoSeconds, caps.max_video_length),
    videosPerMonth: capped(best.videosPerMonth, caps.max_videos_per_user),
  };
}

/** The first moment of the calendar month, in UTC. */
export function monthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
