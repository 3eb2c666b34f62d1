import { endpoints } from '@herald/contract';
import { readStatistics } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentStatistics } from '../../presenters/public-video.ts';
import { defineRoute } from '../../route.ts';

export function videoStatisticsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.videoStatistics, async ({ actor, params }) => {
    return withData(presentStatistics(await readStatistics(ctx.core, actor, params.id)));
  });
}
