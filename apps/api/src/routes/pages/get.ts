import { endpoints } from '@herald/contract';
import { getPage } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPage } from '../../presenters/page.ts';
import { defineRoute } from '../../route.ts';

export function getPageRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getPage, async ({ actor, params }) => {
    return withData(presentPage(await getPage(ctx.core, actor, params.slug)));
  });
}
