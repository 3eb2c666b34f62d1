import { z } from 'zod';
import { analyticsRanges } from '../analytics-range.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer } from '../envelope.ts';
import { idField, timestampField } from '../fields.ts';
import { watchCounts } from './analytics.ts';

export const systemRangeQuery = z.object({ range: z.enum(analyticsRanges).default('7d') });
export type SystemRangeQuery = z.infer<typeof systemRangeQuery>;

const share = z.number().nullable().describe('0 to 1; null where there is nothing to divide by.');
const money = z.object({ source: z.string(), currency: z.string(), sales: z.number(), refunds: z.number() });
const bucket = z.object({
  key: z.string().describe('A day, a month like 2026-11, or the moment at which an hour begins.'),
  money: z.array(money),
  users: z.number().describe('People who joined.'),
  made: z.number(),
  failed: z.number(),
});
export type AnalyticsBucket = z.infer<typeof bucket>;

const overview = z
  .object({
    time_zone: z.string(),
    from: z.string(),
    to: z.string(),
    counted_since: timestampField.describe(
      'Watched plays, downloads, shares, clicks and visits are counted from then on.',
    ),
    total_users: z.number(),
    total_videos: z.number().describe('Finished here, deleted ones included.'),
    buckets: z.array(bucket),
    before: z.array(bucket).describe('The range of the same length before.'),
    generation: z.object({
      today: z.number(),
      failed_today: z.number(),
      made: z.number(),
      failed: z.number(),
      success_rate: share,
      average_seconds: z.number().nullable(),
      slowest_seconds: z.number().nullable(),
      ...watchCounts.shape,
    }),
  })
  .meta({ id: 'AnalyticsOverview' });
export type AnalyticsOverview = z.infer<typeof overview>;

const engagement = z
  .object({
    daily_active: z.number(),
    weekly_active: z.number(),
    monthly_active: z.number(),
    retention_7: share,
    retention_30: share,
    retention_curve: z.array(z.number()).describe('For each day after joining, 0 to 30, the share seen then or later.'),
    conversion_rate: share,
    average_session_seconds: z.number().nullable(),
    active_by_day: z.array(z.object({ day: z.string(), people: z.number() })),
  })
  .meta({ id: 'AnalyticsEngagement' });
export type AnalyticsEngagement = z.infer<typeof engagement>;

const topVideos = z
  .object({
    found_at: timestampField.nullable().describe('Null for a list that is live.'),
    videos: z.array(
      z.object({
        id: idField,
        title: z.string(),
        creator: z.string(),
        slug: z.string().nullable(),
        thumbnail_url: z.string().nullable(),
        plays: z.number(),
        watched: z.number(),
        downloads: z.number(),
      }),
    ),
  })
  .meta({ id: 'AnalyticsTopVideos' });
export type AnalyticsTopVideos = z.infer<typeof topVideos>;

const performance = z
  .object({
    since: timestampField.nullable().describe('The first hour of the range with a report; null without one.'),
    response_ms: z.number().nullable(),
    response_p95_ms: z.number().nullable().describe('95 of 100 requests took less.'),
    uptime: share,
    minutes_down: z.number(),
    requests: z.number(),
    errors: z.number(),
    error_rate: share,
    load: share,
    hours: z.array(
      z.object({ at: timestampField, response_ms: z.number().nullable(), error_rate: share, load: share }),
    ),
  })
  .meta({ id: 'AnalyticsPerformance' });
export type AnalyticsPerformance = z.infer<typeof performance>;

const tag = 'Admin: analytics';

export const adminAnalyticsEndpoints = {
  systemOverview: ep({
    method: 'GET',
    path: '/admin/analytics',
    tag,
    summary: 'Revenue, users and videos of a range, and how videos were made and watched',
    auth: 'admin',
    query: systemRangeQuery,
    response: dataAnswer(overview),
  }),
  systemEngagement: ep({
    method: 'GET',
    path: '/admin/analytics/engagement',
    tag,
    summary: 'Who uses Herald, comes back and buys',
    auth: 'admin',
    query: systemRangeQuery,
    response: dataAnswer(engagement),
  }),
  systemTopVideos: ep({
    method: 'GET',
    path: '/admin/analytics/top-videos',
    tag,
    summary: 'The most played videos of a range',
    auth: 'admin',
    query: systemRangeQuery,
    response: dataAnswer(topVideos),
  }),
  systemPerformance: ep({
    method: 'GET',
    path: '/admin/analytics/performance',
    tag,
    summary: 'How quickly and reliably the processes worked, as far as they reported',
    auth: 'admin',
    query: systemRangeQuery,
    response: dataAnswer(performance),
  }),
  exportSystemAnalytics: ep({
    method: 'GET',
    path: '/admin/analytics/export',
    tag,
    summary: 'Every figure of a range as a CSV file (RFC 4180)',
    auth: 'admin',
    query: systemRangeQuery,
    response: bytesAnswer,
    produces: 'text/csv',
  }),
};
