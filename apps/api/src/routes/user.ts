import type { userEndpoints } from '@herald/contract/endpoints/user';
import { readLimits } from '@herald/core/videos';
import { withData } from '../answers.ts';
import { presentLimits } from '../presenters/limits.ts';
import type { Handlers } from '../route.ts';

export const userRoutes = {
  userLimits: async ({ ctx, actor }) => withData(presentLimits(await readLimits(ctx.core, actor))),
} satisfies Handlers<typeof userEndpoints>;
