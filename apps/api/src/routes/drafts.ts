import type { draftEndpoints } from '@herald/contract/endpoints/drafts';
import { clearDraft, readDraft, saveDraft } from '@herald/core/drafts';
import { withData, withMessage } from '../answers.ts';
import { withListedIds } from '../presenters/listed-ids.ts';
import { providersFor } from '../providers-for.ts';
import type { Handlers } from '../route.ts';

export const draftRoutes = {
  getDraft: async ({ ctx, actor }) => {
    const { version, content, updatedAt } = await readDraft(ctx.core, actor);
    const listed = await withListedIds(() => providersFor(ctx, actor.accountId), content);
    return withData({ version, content: listed, updated_at: updatedAt?.toISOString() ?? null });
  },
  saveDraft: async ({ ctx, actor, body }) => withData({ version: await saveDraft(ctx.core, actor, body) }),
  clearDraft: async ({ ctx, actor }) => {
    await clearDraft(ctx.core, actor);
    return withMessage('Your draft has been deleted.');
  },
} satisfies Handlers<typeof draftEndpoints>;
