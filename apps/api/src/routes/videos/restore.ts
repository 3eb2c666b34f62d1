import { endpoints } from '@herald/contract';
import { changeVideo, getVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVideo } from '../../presenters/video.ts';
import { defineRoute } from '../../route.ts';

export function restoreVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.restoreVideo, async ({ actor, params, caller }) => {
    await changeVideo(ctx.core, actor, params.id, 'restore', caller);
    return withData(presentVideo(ctx.core, await getVideo(ctx.core, actor, params.id)));
  });
}
