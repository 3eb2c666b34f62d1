import { endpoints } from '@herald/contract';
import { changeVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function deleteVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.deleteVideo, async ({ actor, params, caller }) => {
    await changeVideo(ctx.core, actor, params.id, 'delete', caller);
    return withMessage('Video deleted successfully');
  });
}
