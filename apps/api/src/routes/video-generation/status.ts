import { endpoints } from '@herald/contract';
import { getVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVideoStatus } from '../../presenters/video.ts';
import { defineRoute } from '../../route.ts';

export function videoStatusRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.videoStatus, async ({ actor, params }) =>
    withSuccess(presentVideoStatus(ctx.core, await getVideo(ctx.core, actor, params.id))),
  );
}
