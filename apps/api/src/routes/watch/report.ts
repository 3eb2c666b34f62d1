import { endpoints } from '@herald/contract';
import { reportVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function reportVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.reportVideo, async ({ actor, params, body, caller }) => {
    await reportVideo(ctx.core, actor, { slug: params.slug, ...body }, caller);
    return withMessage('Thank you. Our moderators will look at this video.');
  });
}
