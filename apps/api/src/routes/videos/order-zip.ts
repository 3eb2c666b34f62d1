import { endpoints } from '@herald/contract';
import { orderDownload } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function orderVideosZipRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.orderVideosZip, async ({ actor, body }) => {
    const ticket = await orderDownload(ctx.core, actor, body.ids);
    return withData({ url: `/api/videos/zip?ticket=${ticket}` });
  });
}
