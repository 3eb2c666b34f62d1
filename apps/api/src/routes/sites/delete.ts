import { endpoints } from '@herald/contract';
import { deleteSite } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function deleteSiteRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.deleteSite, async ({ actor, params, caller }) => {
    await deleteSite(ctx.core, actor, params.id, caller);
    return withMessage('Site deleted successfully');
  });
}
