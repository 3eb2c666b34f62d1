import type { adminMonitoringEndpoints } from '@herald/contract/endpoints/admin-monitoring';
import {
  forgetProcess,
  listAlerts,
  listFailed,
  pauseQueue,
  readAlertWebhook,
  readOverview,
  resumeQueue,
  retryFailed,
  testAlertPost,
} from '@herald/core/monitoring';
import { postSigned } from '@herald/providers';
import { withData, withMessage } from '../answers.ts';
import { presentAlert, presentOverview } from '../presenters/monitoring.ts';
import type { Handlers } from '../route.ts';
import { sendPage } from '../send-page.ts';
import { handOf } from './office-hand.ts';

export const adminMonitoringRoutes = {
  readMonitoring: async ({ ctx, query }) =>
    withData(presentOverview(ctx.core, await readOverview(ctx.core, query.host))),
  forgetProcess: async ({ ctx, actor, params, caller }) => {
    await forgetProcess(ctx.core, handOf(actor, caller), params.id);
    return withMessage('The process is off the list.');
  },
  listAlerts: async ({ ctx, query }) => sendPage(await listAlerts(ctx.core, query), presentAlert),
  readAlertWebhook: async ({ ctx }) => withData(await readAlertWebhook(ctx.core)),
  testAlertWebhook: async ({ ctx }) => {
    const post = await testAlertPost(ctx.core);
    if (!post) return withData({ is_accepted: false, message: 'No address is set under Settings, Alerts.' });
    const refusal = await postSigned(post).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return withData({ is_accepted: refusal === undefined, message: refusal ?? 'The webhook accepted the test.' });
  },
  listFailedJobs: async ({ ctx, params }) =>
    withData(
      (await listFailed(ctx.core, params.name)).map(({ id, about, error, failedAtMs, isRetryable }) => ({
        ...{ id, about, error, is_retryable: isRetryable },
        failed_at: failedAtMs === null ? null : new Date(failedAtMs).toISOString(),
      })),
    ),
  pauseQueue: async ({ ctx, actor, params, caller }) => {
    await pauseQueue(ctx.core, handOf(actor, caller), params.name);
    return withMessage('The queue is paused. Running jobs are finished.');
  },
  resumeQueue: async ({ ctx, actor, params, caller }) => {
    await resumeQueue(ctx.core, handOf(actor, caller), params.name);
    return withMessage('Workers take jobs from the queue again.');
  },
  retryJobs: async ({ ctx, actor, params, body, caller }) =>
    withData({ retried: await retryFailed(ctx.core, handOf(actor, caller), params.name, body.id) }),
} satisfies Handlers<typeof adminMonitoringEndpoints>;
