import { endpoints } from '@herald/contract';
import { listPlans } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPlan } from '../../presenters/plan.ts';
import { defineRoute } from '../../route.ts';

export function listPlansRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listPlans, async () => {
    const plans = await listPlans(ctx.core);
    return withData(plans.map(presentPlan));
  });
}
