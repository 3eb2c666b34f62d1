import type { planEndpoints } from '@herald/contract/endpoints/plans';
import { listPlans } from '@herald/core/plans';
import { withData } from '../answers.ts';
import { presentPlan } from '../presenters/plan.ts';
import type { Handlers } from '../route.ts';

export const planRoutes = {
  listPlans: async ({ ctx }) => withData((await listPlans(ctx.core)).map(presentPlan)),
} satisfies Handlers<typeof planEndpoints>;
