import type { AnalyticsSummary } from '@herald/contract/endpoints/analytics';
import type { AccountSummary } from '@herald/core/figures';
import { presentCounts } from './watch-counts.ts';

const DAY_MS = 86_400_000;

/** How the videos of an account were watched. */
export function presentSummary({ span, countsSince, videosMade, sums, days }: AccountSummary): AnalyticsSummary {
  const length = 1 + Math.round((Date.parse(span.to) - Date.parse(span.from)) / DAY_MS);
  return {
    ...span,
    counted_since: countsSince.toISOString(),
    videos_made: videosMade,
    ...presentCounts(sums),
    average_share: sums.playedSec > 0 ? roundShare(sums.watchedSec / sums.playedSec) : null,
    viewers_per_day: Math.round((sums.plays / length) * 10) / 10,
    days: days.map(({ day, ...of }) => ({ day, ...presentCounts(of) })),
  };
}

/** 0 to 1, in tenths of a percent. */
export const roundShare = (share: number): number => Math.round(share * 1000) / 1000;
