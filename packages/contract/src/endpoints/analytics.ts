import { z } from 'zod';
import { analyticsRanges } from '../analytics-range.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer } from '../envelope.ts';
import { idField, timestampField } from '../fields.ts';
import { templateCategories } from '../template.ts';

const dayField = z.string().describe('A day in the time zone of the installation.');
export const rangeQuery = z.object({ range: z.enum(analyticsRanges).default('30d') });
const templatesQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) });
const span = { from: dayField, to: dayField };
const share = z.number().nullable().describe('0 to 1; null where there is nothing to divide by.');

/** What is counted of one video or of several. */
export const watchCounts = z.object({
  plays: z.number().describe('Times somebody pressed play; each viewer counts once a day for a video.'),
  watched: z.number().describe('Plays that went on for 5 s, or for three quarters of a shorter video.'),
  completed: z.number().describe('Plays that saw at least nine tenths of the video.'),
  downloads: z.number().describe('Once per person, video and day, yours included.'),
  shares: z
    .number()
    .describe('Uses of a share button, once per viewer, video and day. Members of the account never count.'),
  clicks: z.number().describe('Presses of the button under the video, once per viewer and day.'),
});
export type WatchCounts = z.infer<typeof watchCounts>;

export const watchedDay = z.object({ day: dayField, ...watchCounts.shape });
export type WatchedDay = z.infer<typeof watchedDay>;

export const analyticsSummary = z
  .object({
    ...span,
    counted_since: timestampField.describe('Watched plays, downloads, shares and clicks are counted from then on.'),
    videos_made: z.number(),
    ...watchCounts.shape,
    average_share: share.describe('How much of the videos the plays saw, 0 to 1; null without a play.'),
    viewers_per_day: z.number().describe('Viewers of a video on an average day of the range.'),
    days: z.array(watchedDay).describe('Days without anything are left out.'),
  })
  .meta({ id: 'AnalyticsSummary' });
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;

const tag = 'Analytics';

export const analyticsEndpoints = {
  analyticsSummary: ep({
    method: 'GET',
    path: '/analytics/summary',
    tag,
    summary: 'How the videos of the account were watched',
    auth: 'user',
    query: rangeQuery,
    response: dataAnswer(analyticsSummary),
  }),
  analyticsSuccessRate: ep({
    method: 'GET',
    path: '/analytics/success-rate',
    tag,
    summary: 'How many of the account’s videos were finished and how many failed',
    auth: 'user',
    query: rangeQuery,
    response: dataAnswer(
      z.object({
        ...span,
        completed: z.number(),
        failed: z.number(),
        success_rate: share,
        days: z.array(z.object({ day: dayField, completed: z.number(), failed: z.number() })),
      }),
    ),
  }),
  analyticsPopularTemplates: ep({
    method: 'GET',
    path: '/analytics/popular-templates',
    tag,
    summary: 'The templates that the account made most drafts of',
    auth: 'user',
    query: templatesQuery,
    response: dataAnswer(
      z.array(
        z.object({
          id: idField,
          name: z.string(),
          category: z.enum(templateCategories),
          uses: z.number().describe('Drafts that the account made of it.'),
        }),
      ),
    ),
  }),
  analyticsUserActivity: ep({
    method: 'GET',
    path: '/analytics/user-activity',
    tag,
    summary: 'On which days people worked in the account',
    auth: 'user',
    query: rangeQuery,
    response: dataAnswer(
      z.object({
        ...span,
        average_visit_seconds: z.number().nullable(),
        days: z.array(z.object({ day: dayField, active_people: z.number(), visits: z.number(), minutes: z.number() })),
      }),
    ),
  }),
  exportAnalytics: ep({
    method: 'GET',
    path: '/analytics/export',
    tag,
    summary: 'The figures of each video in a range as a CSV file (RFC 4180)',
    auth: 'user',
    query: rangeQuery,
    response: bytesAnswer,
    produces: 'text/csv',
  }),
};
