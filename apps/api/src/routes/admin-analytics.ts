import type { adminAnalyticsEndpoints } from '@herald/contract/endpoints/admin-analytics';
import { readEngagement, readOverview, readPerformance, readTopVideos } from '@herald/core/office/analytics';
import { withData } from '../answers.ts';
import {
  presentEngagement,
  presentOverview,
  presentPerformance,
  presentTopVideos,
} from '../presenters/admin-analytics.ts';
import { analyticsCsvHead, analyticsCsvRows } from '../presenters/admin-analytics-csv.ts';
import type { Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';

export const adminAnalyticsRoutes = {
  systemOverview: async ({ ctx, query }) => withData(presentOverview(await readOverview(ctx.core, query.range))),
  systemEngagement: async ({ ctx, query }) => withData(presentEngagement(await readEngagement(ctx.core, query.range))),
  systemTopVideos: async ({ ctx, query }) =>
    withData(presentTopVideos(ctx.core, await readTopVideos(ctx.core, query.range))),
  systemPerformance: async ({ ctx, query }) =>
    withData(presentPerformance(await readPerformance(ctx.core, query.range))),
  exportSystemAnalytics: async ({ ctx, query: { range }, reply }) => {
    const { core } = ctx;
    const [overview, engagement, performance, top] = await Promise.all([
      readOverview(core, range),
      readEngagement(core, range),
      readPerformance(core, range),
      readTopVideos(core, range),
    ]);
    const figures = {
      overview: presentOverview(overview),
      engagement: presentEngagement(engagement),
      performance: presentPerformance(performance),
      top: presentTopVideos(core, top),
    };
    return sendCsv(reply, {
      filename: `system_analytics_${range}_${fileTime(core.clock.now())}.csv`,
      head: analyticsCsvHead,
      write: (send) => send(analyticsCsvRows(figures)),
    });
  },
} satisfies Handlers<typeof adminAnalyticsEndpoints>;
