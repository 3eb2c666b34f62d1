import type { WatchCounts } from '@herald/contract/endpoints/analytics';

/** The counts that every answer about watching has, without what is only used to work out shares. */
export function presentCounts({ plays, watched, completed, downloads, shares, clicks }: WatchCounts): WatchCounts {
  return { plays, watched, completed, downloads, shares, clicks };
}
