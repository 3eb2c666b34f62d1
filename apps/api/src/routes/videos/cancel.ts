import { endpoints } from '@herald/contract';
import { cancelVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function cancelVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.cancelVideo, async ({ actor, params }) => {
    await cancelVideo(ctx.core, actor, params.id);
    return withMessage('Video generation cancelled');
  });
}
