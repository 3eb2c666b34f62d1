import type { adminPageEndpoints } from '@herald/contract/endpoints/admin-pages';
import {
  createPage,
  deletePage,
  initializeSpecialPages,
  keepPagePicture,
  listAllPages,
  listPagesOfPlan,
  listVersions,
  readPage,
  readVersion,
  restoreVersion,
  showContent,
  updatePage,
} from '@herald/core/pages';
import { withData, withMessage } from '../answers.ts';
import {
  presentAdminPage,
  presentPagePicture,
  presentPageVersion,
  presentSavedPage,
  presentVersionContent,
} from '../presenters/admin-page.ts';
import { presentPageEntry } from '../presenters/page.ts';
import type { Handlers } from '../route.ts';
import { receivePagePicture } from '../uploads/receive-picture.ts';

export const adminPageRoutes = {
  listAllPages: async ({ ctx }) => {
    const { pages, missingSpecial } = await listAllPages(ctx.core);
    return { ...withData(pages.map(presentAdminPage)), missing_special: missingSpecial };
  },
  createPage: async ({ ctx, actor, caller, body: { link, is_special: isSpecial, is_public: isPublic, ...values } }) => {
    const wanted = { ...values, isSpecial, isPublic, link: link || null };
    return withData(presentSavedPage(await createPage(ctx.core, { actor, caller }, wanted)));
  },
  initializeSpecialPages: async ({ ctx, actor, caller }) =>
    withData((await initializeSpecialPages(ctx.core, { actor, caller })).map(presentAdminPage)),
  previewPage: async ({ ctx, body }) => {
    const pages = await listPagesOfPlan(ctx.core, body.plan_id ?? undefined);
    return withData({ content: await showContent(ctx.core, body.content), pages: pages.map(presentPageEntry) });
  },
  uploadPagePicture: async ({ ctx, actor, upload, raw }) => {
    const { picture } = await receivePagePicture({ raw, accountId: actor.accountId }, upload);
    return withData(presentPagePicture(ctx.core, await keepPagePicture(ctx.core, actor, picture)));
  },
  getPageById: async ({ ctx, params }) => withData(presentAdminPage(await readPage(ctx.core, params.id))),
  updatePage: async ({ ctx, actor, caller, params, body }) => {
    const { link, is_special: isSpecial, is_public: isPublic, base_version: baseVersion, ...values } = body;
    const save = { ...values, isSpecial, isPublic, baseVersion, link: link || null };
    return withData(presentSavedPage(await updatePage(ctx.core, { actor, caller }, params.id, save)));
  },
  deletePage: async ({ ctx, actor, caller, params }) => {
    await deletePage(ctx.core, { actor, caller }, params.id);
    return withMessage('Page deleted.');
  },
  listPageVersions: async ({ ctx, params }) =>
    withData((await listVersions(ctx.core, params.id)).map(presentPageVersion)),
  getPageVersion: async ({ ctx, params: { id, version } }) =>
    withData(presentVersionContent(await readVersion(ctx.core, id, version))),
  restorePageVersion: async ({ ctx, actor, caller, params: { id, version } }) =>
    withData(presentAdminPage(await restoreVersion(ctx.core, { actor, caller }, id, version))),
} satisfies Handlers<typeof adminPageEndpoints>;
