import type { AnalyticsSummary } from '@herald/contract/endpoints/analytics';

export const nothingWatched = { plays: 0, watched: 0, completed: 0, downloads: 0, shares: 0, clicks: 0 };

/** Of an account whose videos nobody has played. */
export const noFigures: AnalyticsSummary = {
  from: '2026-10-25',
  to: '2026-11-23',
  counted_since: '2026-03-01T00:00:00.000Z',
  videos_made: 0,
  ...nothingWatched,
  average_share: null,
  viewers_per_day: 0,
  days: [],
};
