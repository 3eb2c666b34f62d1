import type { brandKitEndpoints } from '@herald/contract/endpoints/brand-kit';
import { deleteBrandKit, readBrandKit, saveBrandKit } from '@herald/core/brand';
import { withData, withMessage } from '../answers.ts';
import type { Handlers } from '../route.ts';

export const brandKitRoutes = {
  getBrandKit: async ({ ctx, actor }) => withData(await readBrandKit(ctx.core, actor)),
  saveBrandKit: async ({ ctx, actor, body }) => withData(await saveBrandKit(ctx.core, actor, body)),
  deleteBrandKit: async ({ ctx, actor }) => {
    await deleteBrandKit(ctx.core, actor);
    return withMessage('The brand kit is deleted. Films keep what they took from it.');
  },
} satisfies Handlers<typeof brandKitEndpoints>;
