import { endpoints } from '@herald/contract';
import { readLimits } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentLimits } from '../../presenters/limits.ts';
import { defineRoute } from '../../route.ts';

export function userLimitsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.userLimits, async ({ actor }) => {
    return withData(presentLimits(await readLimits(ctx.core, actor)));
  });
}
