import { endpoints } from '@herald/contract';
import { countView } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function viewVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.viewVideo, async ({ actor, params, body, caller }) => {
    const viewing = { video: { id: params.id }, actor, caller, session: body?.session };
    return withData({ views: await countView(ctx.core, viewing) });
  });
}
