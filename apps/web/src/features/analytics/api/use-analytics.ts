import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Today is live: figures are read again while somebody looks. */
const REFRESH_MS = 60_000;

const asked = (what: string, range: AnalyticsRange) =>
  ({
    queryKey: ['analytics', what, range],
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  }) as const;

export function useOverview(range: AnalyticsRange) {
  return useQuery({
    ...asked('overview', range),
    queryFn: async ({ signal }) => (await request('GET /admin/analytics', { query: { range }, signal })).data,
  });
}

export function useEngagement(range: AnalyticsRange) {
  return useQuery({
    ...asked('engagement', range),
    queryFn: async ({ signal }) =>
      (await request('GET /admin/analytics/engagement', { query: { range }, signal })).data,
  });
}

export function useTopVideos(range: AnalyticsRange) {
  return useQuery({
    ...asked('top-videos', range),
    queryFn: async ({ signal }) =>
      (await request('GET /admin/analytics/top-videos', { query: { range }, signal })).data,
  });
}

export function usePerformance(range: AnalyticsRange) {
  return useQuery({
    ...asked('performance', range),
    queryFn: async ({ signal }) =>
      (await request('GET /admin/analytics/performance', { query: { range }, signal })).data,
  });
}
