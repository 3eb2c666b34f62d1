import type { DraftContent } from '@herald/contract/draft';
import type { draftEndpoints } from '@herald/contract/endpoints/drafts';
import {
  clearDraft,
  deleteKeptDraft,
  keepDraft,
  listKeptDrafts,
  openKeptDraft,
  readDraft,
  saveDraft,
} from '@herald/core/drafts';
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
  listKeptDrafts: async ({ ctx, actor }) => {
    const kept = await listKeptDrafts(ctx.core, actor);
    return withData(
      kept.map(({ id, content, createdAt }) => ({
        id,
        title: titleOf(content),
        step: content.step,
        kept_at: createdAt.toISOString(),
      })),
    );
  },
  keepDraft: async ({ ctx, actor, body, reply }) => {
    const { version, content, updatedAt } = await keepDraft(ctx.core, actor, body.draft_version);
    reply.status(201);
    return withData({ version, content, updated_at: updatedAt?.toISOString() ?? null });
  },
  openKeptDraft: async ({ ctx, actor, params, body }) => {
    const replacing = { version: body.draft_version, keeps: body.keep_draft };
    const { version, content, updatedAt } = await openKeptDraft(ctx.core, actor, params.id, replacing);
    return withData({ version, content, updated_at: updatedAt?.toISOString() ?? null });
  },
  deleteKeptDraft: async ({ ctx, actor, params }) => {
    await deleteKeptDraft(ctx.core, actor, params.id);
    return withMessage('The draft is deleted.');
  },
} satisfies Handlers<typeof draftEndpoints>;

const TITLE_CHARACTERS = 60;

/** Its title, or its first words. */
const titleOf = ({ title, voice }: DraftContent): string =>
  title.trim() || voice.ttsText.trim().slice(0, TITLE_CHARACTERS) || 'Untitled draft';
