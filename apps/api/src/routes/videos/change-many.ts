import { endpoints } from '@herald/contract';
import { changeVideos } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function changeVideosRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.changeVideos, async ({ actor, body, caller }) =>
    withData({ ids: await changeVideos(ctx.core, actor, body.ids, body.action, caller) }),
  );
}
