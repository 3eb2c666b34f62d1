import { endpoints } from '@herald/contract';
import { readSharedVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPublicVideo } from '../../presenters/public-video.ts';
import { defineRoute } from '../../route.ts';

export function publicVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.publicVideo, async ({ actor, params }) => {
    const shared = await readSharedVideo(ctx.core, params.slug, actor);
    return withData(presentPublicVideo(ctx.core, shared));
  });
}
