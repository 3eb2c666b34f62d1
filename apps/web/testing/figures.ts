import type {
  AnalyticsBucket,
  AnalyticsEngagement,
  AnalyticsOverview,
} from '@herald/contract/endpoints/admin-analytics';
import type { Handlers } from './fake-server.ts';
import { nothingWatched } from './no-figures.ts';
import { data } from './replies.ts';

export const aBucket = (key: string, changes: Partial<AnalyticsBucket> = {}): AnalyticsBucket => ({
  key,
  money: [],
  users: 0,
  made: 0,
  failed: 0,
  ...changes,
});

const days = (first: number) => Array.from({ length: 7 }, (_, at) => `2026-11-${String(first + at).padStart(2, '0')}`);

export const anOverview = (changes: Partial<AnalyticsOverview> = {}): AnalyticsOverview => ({
  time_zone: 'UTC',
  from: '2026-11-14',
  to: '2026-11-20',
  counted_since: '2026-03-01T00:00:00.000Z',
  total_users: 1,
  total_videos: 0,
  buckets: days(14).map((day) => aBucket(day)),
  before: days(7).map((day) => aBucket(day)),
  generation: {
    today: 0,
    failed_today: 0,
    made: 0,
    failed: 0,
    success_rate: null,
    average_seconds: null,
    slowest_seconds: null,
    ...nothingWatched,
  },
  ...changes,
});

export const anEngagement = (changes: Partial<AnalyticsEngagement> = {}): AnalyticsEngagement => ({
  daily_active: 0,
  weekly_active: 0,
  monthly_active: 0,
  retention_7: null,
  retention_30: null,
  retention_curve: [],
  conversion_rate: null,
  average_session_seconds: null,
  active_by_day: [],
  ...changes,
});

/** The answers to System Analytics. */
export const analyticsOf = (
  overview: AnalyticsOverview = anOverview(),
  engagement: AnalyticsEngagement = anEngagement(),
): Handlers => ({
  systemOverview: () => data(overview),
  systemEngagement: () => data(engagement),
  systemPerformance: () =>
    data({
      since: null,
      response_ms: null,
      response_p95_ms: null,
      uptime: null,
      minutes_down: 0,
      requests: 0,
      errors: 0,
      error_rate: null,
      load: null,
      hours: [],
    }),
  systemTopVideos: () => data({ found_at: null, videos: [] }),
});
