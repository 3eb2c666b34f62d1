import { endpoints } from '@herald/contract';
import { countView } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function viewVideoBySlugRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.viewVideoBySlug, async ({ actor, params, body, caller }) => {
    const viewing = { video: { slug: params.slug }, actor, caller, session: body?.session };
    return withData({ views: await countView(ctx.core, viewing) });
  });
}
