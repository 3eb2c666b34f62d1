import { endpoints } from '@herald/contract';
import { updateVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVideo } from '../../presenters/video.ts';
import { defineRoute } from '../../route.ts';

export function updateVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.updateVideo, async ({ actor, params, body, caller }) => {
    const updated = await updateVideo(ctx.core, actor, params.id, body, caller);
    return { ...withData(presentVideo(ctx.core, updated)), message: 'Video updated successfully' };
  });
}
