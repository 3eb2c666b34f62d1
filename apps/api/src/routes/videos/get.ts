import { endpoints } from '@herald/contract';
import { getVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVideo } from '../../presenters/video.ts';
import { defineRoute } from '../../route.ts';

export function getVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getVideo, async ({ actor, params }) =>
    withData(presentVideo(ctx.core, await getVideo(ctx.core, actor, params.id))),
  );
}
