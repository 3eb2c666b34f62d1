import type { batchEndpoints } from '@herald/contract/endpoints/batch-jobs';
import {
  type BatchEngines,
  cancelBatch,
  checkBatch,
  getBatch,
  listBatches,
  listBatchItems,
  listBatchResults,
  orderBatchDownload,
  RESULT_COLUMNS,
  readBatchStatistics,
  retryBatch,
  type ShownItem,
  startBatch,
  startRestOfBatch,
} from '@herald/core/batches';
import { withData, withMessage } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentBatch, presentBatchCheck, presentBatchItem, presentStatistics } from '../presenters/batch.ts';
import { contextFor, providersFor } from '../providers-for.ts';
import type { Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';
import { sendPage } from '../send-page.ts';

export const batchRoutes = {
  listBatches: async ({ ctx, actor, query }) => sendPage(await listBatches(ctx.core, actor, query), presentBatch),
  startBatch: async ({ ctx, actor, body, raw, reply }) => {
    const { hash, one_first: isOneFirst, ...order } = body;
    const engines = await enginesFor(ctx, actor.accountId);
    const { id, isReplay } = await startBatch(ctx.core, actor, { order, hash, engines, isOneFirst, keyed: raw.keyed });
    raw.workId = id;
    if (isReplay) reply.header('idempotency-replayed', 'true');
    reply.status(201);
    return withData(presentBatch(await getBatch(ctx.core, actor, id)));
  },
  checkBatch: async ({ ctx, actor, body }) => {
    const engines = await enginesFor(ctx, actor.accountId);
    return withData(presentBatchCheck(await checkBatch(ctx.core, actor, body, engines)));
  },
  batchStatistics: async ({ ctx, actor }) => withData(presentStatistics(await readBatchStatistics(ctx.core, actor))),
  getBatch: async ({ ctx, actor, params }) => withData(presentBatch(await getBatch(ctx.core, actor, params.id))),
  listBatchItems: async ({ ctx, actor, params, query }) => {
    const page = await listBatchItems(ctx.core, actor, params.id, query);
    const own = await contextFor(ctx, actor.accountId);
    return sendPage(page, (item: ShownItem) => presentBatchItem(own, item));
  },
  startRestOfBatch: async ({ ctx, actor, params }) => {
    await startRestOfBatch(ctx.core, actor, params.id);
    return withData(presentBatch(await getBatch(ctx.core, actor, params.id)));
  },
  cancelBatch: async ({ ctx, actor, params }) => {
    await cancelBatch(ctx.core, actor, params.id);
    return withMessage('The batch is cancelled. Finished films stay.');
  },
  retryBatch: async ({ ctx, actor, params, query }) => {
    await retryBatch(ctx.core, actor, { id: params.id, itemId: query.item });
    return withData(presentBatch(await getBatch(ctx.core, actor, params.id)));
  },
  exportBatch: async ({ ctx, actor, params, reply }) => {
    const results = await listBatchResults(ctx.core, actor, params.id);
    return sendCsv(reply, {
      filename: `batch_${fileTime(ctx.core.clock.now())}.csv`,
      head: RESULT_COLUMNS,
      write: (send) => send(results),
    });
  },
  orderBatchZip: async ({ ctx, actor, params }) => {
    const ticket = await orderBatchDownload(ctx.core, actor, params.id);
    return withData({ url: `/api/videos/zip?ticket=${ticket}` });
  },
} satisfies Handlers<typeof batchEndpoints>;

async function enginesFor(ctx: ApiContext, accountId: string): Promise<BatchEngines> {
  const { speech, casts, filmers } = await providersFor(ctx, accountId);
  return { speech, casts: casts(), filmers: filmers() };
}
