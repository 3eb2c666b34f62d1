import { endpoints } from '@herald/contract';
import { unlockSharedVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPublicVideo } from '../../presenters/public-video.ts';
import { defineRoute } from '../../route.ts';

export function unlockVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.unlockVideo, async ({ params, body, caller }) => {
    const shared = await unlockSharedVideo(ctx.core, { slug: params.slug, password: body.password }, caller);
    return withData(presentPublicVideo(ctx.core, shared));
  });
}
