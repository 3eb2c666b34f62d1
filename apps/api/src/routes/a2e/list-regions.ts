import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function listRegionsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listRegions, async ({ params }) => {
    return withSuccess(ctx.providers.speech.regions(params.country));
  });
}
