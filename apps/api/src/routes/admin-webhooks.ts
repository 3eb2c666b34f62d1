import type { webhookEndpoints } from '@herald/contract/endpoints/webhook-events';
import { AppError } from '@herald/core/errors';
import {
  deleteWebhook,
  exportWebhooks,
  listSources,
  listWebhookOptions,
  listWebhooks,
  mapWebhookItem,
  prepareTestPost,
  readWebhook,
  readWebhookFigures,
  retryWebhook,
  saveSource,
  stopPreviousSecret,
} from '@herald/core/office/webhooks';
import { withData, withMessage } from '../answers.ts';
import {
  presentSource,
  presentWebhook,
  presentWebhookDetails,
  webhookCsvHeader,
  webhookCsvRow,
} from '../presenters/admin-webhook.ts';
import type { ApiRequest, Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';
import { sendPage } from '../send-page.ts';
import { TEST_HEADER, testMark } from '../webhooks/test-mark.ts';
import { whereChosen } from '../where-chosen.ts';
import { handOf } from './office-hand.ts';

const sourcesOf = async ({ ctx }: Pick<ApiRequest<(typeof webhookEndpoints)['listWebhookSources']>, 'ctx'>) =>
  withData((await listSources(ctx.core)).map(presentSource));

export const adminWebhookRoutes = {
  listWebhookEvents: async ({ ctx, query, caller }) => {
    const { data } = sendPage(await listWebhooks(ctx.core, whereChosen(query, caller)), presentWebhook);
    const { current_page, last_page, per_page, total } = data;
    return withData({ ...data, pagination: { current_page, last_page, per_page, total } });
  },
  webhookStatistics: async ({ ctx, query }) => {
    const figures = await readWebhookFigures(ctx.core, query.days);
    return withData({
      total_events: figures.total,
      period_days: figures.days,
      error_rate: figures.errorRate,
      events_by_status: figures.byStatus,
      events_by_source: figures.bySource,
      events_by_day: figures.byDay,
    });
  },
  webhookFilterOptions: async ({ ctx }) => {
    const { sources, statuses, eventTypes } = await listWebhookOptions(ctx.core);
    return withData({ sources, statuses, event_types: eventTypes });
  },
  exportWebhookEvents: async ({ ctx, query, caller, reply }) =>
    sendCsv(reply, {
      filename: `webhook_events_${fileTime(ctx.core.clock.now())}.csv`,
      head: webhookCsvHeader,
      write: (send) =>
        exportWebhooks(ctx.core, whereChosen(query, caller), (events) => send(events.map(webhookCsvRow))),
    }),
  getWebhookEvent: async ({ ctx, params }) => withData(presentWebhookDetails(await readWebhook(ctx.core, params.id))),
  deleteWebhookEvent: async ({ ctx, actor, params, caller }) => {
    await deleteWebhook(ctx.core, handOf(actor, caller), params.id);
    return withMessage('The event was deleted.');
  },
  retryWebhookEvent: async ({ ctx, actor, params, caller }) => {
    await retryWebhook(ctx.core, handOf(actor, caller), params.id);
    return withMessage('The event was queued for retry.');
  },
  mapWebhookItem: async ({ ctx, actor, params, body, caller }) => {
    await mapWebhookItem(ctx.core, handOf(actor, caller), { id: params.id, planId: body.plan_id });
    return withMessage('The plan has the item, and the event was queued for retry.');
  },
  listWebhookSources: sourcesOf,
  saveWebhookSource: async ({ ctx, actor, params, body, caller }) => {
    await saveSource(ctx.core, handOf(actor, caller), params.source, body);
    return sourcesOf({ ctx });
  },
  stopPreviousSecret: async ({ ctx, actor, params, caller }) => {
    await stopPreviousSecret(ctx.core, handOf(actor, caller), params.source);
    return sourcesOf({ ctx });
  },
  sendTestEvent: async ({ ctx, actor, params, body, caller, raw }) => {
    const event = { type: body.event_type, item: body.item, email: body.customer_email };
    const post = await prepareTestPost(ctx.core, handOf(actor, caller), params.source, event);
    const sentMs = performance.now();
    // Through the same route, parsers and checks as a post from outside.
    const answer = await raw.server.inject({
      method: 'POST',
      url: `/api/webhooks/${params.source}${post.path}`,
      headers: { ...post.headers, [TEST_HEADER]: testMark },
      payload: post.body,
      remoteAddress: post.ip ?? caller.ip,
    });
    const { id } = answer.json<{ id?: number }>();
    if (id === undefined) throw new AppError('conflict', { message: 'The test event was refused.' });
    return withData({ id, answered: answer.statusCode, answered_ms: Math.round(performance.now() - sentMs) });
  },
} satisfies Handlers<typeof webhookEndpoints>;
