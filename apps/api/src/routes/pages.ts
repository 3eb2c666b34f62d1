import type { pageEndpoints } from '@herald/contract/endpoints/pages';
import { getPage, listPages } from '@herald/core/pages';
import { withData } from '../answers.ts';
import { presentPage, presentPageEntry } from '../presenters/page.ts';
import type { Handlers } from '../route.ts';

export const pageRoutes = {
  listPages: async ({ ctx, actor }) => withData((await listPages(ctx.core, actor)).map(presentPageEntry)),
  getPage: async ({ ctx, actor, params }) => withData(presentPage(await getPage(ctx.core, actor, params.slug))),
} satisfies Handlers<typeof pageEndpoints>;
