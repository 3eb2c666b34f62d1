import type { analyticsEndpoints } from '@herald/contract/endpoints/analytics';
import {
  listVideoFigures,
  readAccountActivity,
  readAccountSuccess,
  readAccountSummary,
  type WatchedVideo,
} from '@herald/core/figures';
import { listUsedTemplates } from '@herald/core/templates';
import { withData } from '../answers.ts';
import { presentSummary } from '../presenters/analytics.ts';
import type { Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';

export const analyticsRoutes = {
  analyticsSummary: async ({ ctx, actor, query }) =>
    withData(presentSummary(await readAccountSummary(ctx.core, actor, query.range))),
  analyticsSuccessRate: async ({ ctx, actor, query }) => {
    const { span, rate, ...counts } = await readAccountSuccess(ctx.core, actor, query.range);
    return withData({ ...span, ...counts, success_rate: rate ?? null });
  },
  analyticsPopularTemplates: async ({ ctx, actor, query }) =>
    withData(await listUsedTemplates(ctx.core, actor, query.limit)),
  analyticsUserActivity: async ({ ctx, actor, query }) => {
    const { span, days } = await readAccountActivity(ctx.core, actor, query.range);
    const visits = days.reduce((sum, day) => sum + day.visits, 0);
    const seconds = days.reduce((sum, day) => sum + day.seconds, 0);
    return withData({
      ...span,
      average_visit_seconds: visits === 0 ? null : Math.round(seconds / visits),
      days: days.map(({ day, people, ...used }) => ({
        day,
        active_people: people,
        visits: used.visits,
        minutes: Math.round(used.seconds / 60),
      })),
    });
  },
  exportAnalytics: async ({ ctx, actor, query, reply }) => {
    const videos = await listVideoFigures(ctx.core, actor, query.range);
    return sendCsv(reply, {
      filename: `video_figures_${fileTime(ctx.core.clock.now())}.csv`,
      head: ['Title', 'Id', 'Plays', 'Watched', 'Completed', 'Mean share watched', 'Clicks', 'Downloads', 'Shares'],
      write: (send) => send(videos.map(csvRow)),
    });
  },
} satisfies Handlers<typeof analyticsEndpoints>;

function csvRow(video: WatchedVideo): string[] {
  const { title, id, plays, watched, completed, watchedSec, playedSec, clicks, downloads, shares } = video;
  const share = playedSec > 0 ? (watchedSec / playedSec).toFixed(3) : '';
  return [title, id, ...[plays, watched, completed].map(String), share, ...[clicks, downloads, shares].map(String)];
}
