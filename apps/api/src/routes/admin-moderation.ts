import type { adminModerationEndpoints } from '@herald/contract/endpoints/admin-moderation';
import { appeal, listRemovals, mayAppeal } from '@herald/core/moderation';
import {
  approveContent,
  exportModeration,
  flagContent,
  listModeration,
  readModerationFigures,
  readModerationItem,
  removeContent,
} from '@herald/core/office/moderation';
import { withData, withMessage } from '../answers.ts';
import {
  moderationCsvHeader,
  moderationCsvRow,
  presentModerationDetails,
  presentModerationItem,
  presentRemoval,
} from '../presenters/admin-moderation.ts';
import type { Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';
import { sendPage } from '../send-page.ts';
import { whereChosen } from '../where-chosen.ts';
import { handOf } from './office-hand.ts';

export const adminModerationRoutes = {
  listModeration: async ({ ctx, query, caller }) =>
    sendPage(await listModeration(ctx.core, whereChosen(query, caller)), (item) =>
      presentModerationItem(ctx.core, item),
    ),
  moderationStatistics: async ({ ctx }) => {
    const { total, pending, flagged, removed, appeals, ...today } = await readModerationFigures(ctx.core);
    return withData({
      total_content: total,
      pending_review: pending,
      appeals,
      flagged,
      removed,
      reported_today: today.reportedToday,
      actions_today: today.actionsToday,
    });
  },
  exportModeration: async ({ ctx, query, caller, reply }) =>
    sendCsv(reply, {
      filename: `content_moderation_${fileTime(ctx.core.clock.now())}.csv`,
      head: moderationCsvHeader,
      write: (send) =>
        exportModeration(ctx.core, whereChosen(query, caller), (items) => send(items.map(moderationCsvRow))),
    }),
  getModerationItem: async ({ ctx, params }) =>
    withData(presentModerationDetails(ctx.core, await readModerationItem(ctx.core, params.id))),
  approveContent: async ({ ctx, actor, params, body, caller }) => {
    await approveContent(ctx.core, handOf(actor, caller), { id: params.id, ...body });
    return withMessage('The content was approved.');
  },
  flagContent: async ({ ctx, actor, params, body, caller }) => {
    await flagContent(ctx.core, handOf(actor, caller), { id: params.id, ...body });
    return withMessage('The content was flagged.');
  },
  removeContent: async ({ ctx, actor, params, body, caller }) => {
    const { ban_owner: bansOwner, ...removal } = body;
    await removeContent(ctx.core, handOf(actor, caller), { id: params.id, ...removal, bansOwner });
    return withMessage('The content was removed.');
  },
  listRemovals: async ({ ctx, actor }) => {
    const removals = await listRemovals(ctx.core, actor);
    return withData(removals.map((item) => presentRemoval(item, mayAppeal(actor))));
  },
  appealRemoval: async ({ ctx, actor, params, body, caller }) => {
    await appeal(ctx.core, actor, params.id, body.words, caller);
    return withMessage('Your appeal was sent. You find the answer here.');
  },
} satisfies Handlers<typeof adminModerationEndpoints>;
