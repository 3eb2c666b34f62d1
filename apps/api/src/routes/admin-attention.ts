import type { adminAttentionEndpoints } from '@herald/contract/endpoints/admin-attention';
import { readAttention, strikeOffStep } from '@herald/core/office/attention';
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
      pending_review: found.pendingReview,
      mails_not_sent: found.mailsNotSent,
      clips_to_check: found.clipsToCheck,
      steps: found.steps,
    });
  },
  strikeOffStep: async ({ ctx, params }) => {
    await strikeOffStep(ctx.core, params.step);
    return withMessage('The step is off the list.');
  },
} satisfies Handlers<typeof adminAttentionEndpoints>;
