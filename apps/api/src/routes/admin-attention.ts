import type { adminAttentionEndpoints, VideoReport } from '@herald/contract/endpoints/admin-attention';
import { readAttention, strikeOffStep } from '@herald/core/office/attention';
import { type ListedReport, listReports, settleReport } from '@herald/core/watch';
import { withData, withMessage } from '../answers.ts';
import type { Handlers } from '../route.ts';

export const adminAttentionRoutes = {
  readAttention: async ({ ctx }) => {
    const { voicePacks } = ctx.providers;
    // Without a folder there is nothing to install.
    const hasVoices = !voicePacks || (await voicePacks.list()).some(({ isHere }) => isHere);
    const found = await readAttention(ctx.core, { hasVoices });
    return withData({
      failed_events: found.failedEvents,
      open_reports: found.openReports,
      mails_not_sent: found.mailsNotSent,
      clips_to_check: found.clipsToCheck,
      steps: found.steps,
    });
  },
  strikeOffStep: async ({ ctx, params }) => {
    await strikeOffStep(ctx.core, params.step);
    return withMessage('The step is off the list.');
  },
  listReports: async ({ ctx }) => withData((await listReports(ctx.core)).map(presentReport)),
  settleReport: async ({ ctx, actor, params, caller }) => {
    await settleReport(ctx.core, actor, params.id, caller);
    return withMessage('The report is settled.');
  },
} satisfies Handlers<typeof adminAttentionEndpoints>;

function presentReport(report: ListedReport): VideoReport {
  const { id, reason, details, reporter, status, videoId, title, slug, isWatchable, ownerId, ownerName } = report;
  return {
    id,
    reason,
    details,
    reporter,
    status,
    created_at: report.createdAt.toISOString(),
    settled_at: report.settledAt?.toISOString() ?? null,
    video: { id: videoId, title, slug: isWatchable ? slug : null, owner: { id: ownerId, name: ownerName } },
  };
}
