import type { templateEndpoints } from '@herald/contract/endpoints/templates';
import { templateCategories } from '@herald/contract/template';
import { signDraftLinks } from '@herald/core/drafts';
import {
  changeTemplate,
  countTemplates,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listFeaturedTemplates,
  listOfficeTemplates,
  listPopularTemplates,
  listTemplates,
  placeTemplate,
  rateTemplate,
  readTemplateRating,
  type StoredTemplate,
  useTemplate,
} from '@herald/core/templates';
import { withData, withMessage } from '../answers.ts';
import {
  CATEGORY_LABELS,
  contentOf,
  presentRating,
  presentTemplate,
  presentWholeTemplate,
} from '../presenters/template.ts';
import type { Handlers } from '../route.ts';
import { sendPage } from '../send-page.ts';
import { previewTemplate } from './preview-template.ts';

export const templateRoutes = {
  listTemplates: async ({ ctx, actor, query }) =>
    sendPage(await listTemplates(ctx.core, actor, query), (template: StoredTemplate) =>
      presentTemplate(template, actor, ctx),
    ),
  templateCategories: async ({ ctx, actor }) => {
    const { total, mine, team, of } = await countTemplates(ctx.core, actor);
    const categories = templateCategories.map((value) => ({ value, label: CATEGORY_LABELS[value], count: of(value) }));
    return withData({ total, mine, team, categories });
  },
  popularTemplates: async ({ ctx, actor, query }) => {
    const templates = await listPopularTemplates(ctx.core, actor, query.limit);
    return withData(templates.map((template) => presentTemplate(template, actor, ctx)));
  },
  featuredTemplates: async ({ ctx, actor }) => {
    const templates = await listFeaturedTemplates(ctx.core);
    return withData(templates.map((template) => presentTemplate(template, actor, ctx)));
  },
  getTemplate: async ({ ctx, actor, params }) => {
    const template = await getTemplate(ctx.core, actor, params.id);
    const rating = await readTemplateRating(ctx.core, actor, params.id);
    const content = await signDraftLinks(ctx.core, actor.accountId, contentOf(template));
    return withData(presentWholeTemplate(template, actor, { ...ctx, content, rating }));
  },
  createTemplate: async ({ ctx, actor, body, caller, reply }) => {
    const id = await createTemplate(ctx.core, actor, body, caller);
    reply.status(201);
    return withData({ id });
  },
  changeTemplate: async ({ ctx, actor, params, body, caller }) => {
    await changeTemplate(ctx.core, actor, params.id, body, caller);
    return withMessage('The template is saved.');
  },
  deleteTemplate: async ({ ctx, actor, params, caller }) => {
    await deleteTemplate(ctx.core, actor, params.id, caller);
    return withMessage('The template is deleted.');
  },
  rateTemplate: async ({ ctx, actor, params, body }) => {
    const template = await rateTemplate(ctx.core, actor, params.id, body.rating);
    return withData({ ...presentRating(template), mine: body.rating });
  },
  useTemplate: async ({ ctx, actor, params, body }) => {
    const { values, draft_version: version, keep_draft: keeps } = body;
    return withData(await useTemplate(ctx.core, actor, params.id, { values, version, keeps }));
  },
  previewTemplate,
  listOfficeTemplates: async ({ ctx, actor }) => {
    const templates = await listOfficeTemplates(ctx.core);
    return withData(
      templates.map((template) => ({
        ...presentTemplate(template, actor, ctx),
        is_withdrawn: template.withdrawnAt !== null,
        made_by: template.madeBy,
      })),
    );
  },
  placeTemplate: async ({ ctx, actor, params, body, caller }) => {
    const placing = { isFeatured: body.is_featured, isWithdrawn: body.is_withdrawn };
    await placeTemplate(ctx.core, actor, params.id, placing, caller);
    return withMessage('The template is saved.');
  },
} satisfies Handlers<typeof templateEndpoints>;
