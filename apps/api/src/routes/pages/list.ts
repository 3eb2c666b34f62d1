import { endpoints } from '@herald/contract';
import { listPages } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPageEntry } from '../../presenters/page.ts';
import { defineRoute } from '../../route.ts';

export function listPagesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listPages, async ({ actor }) => {
    const pages = await listPages(ctx.core, actor);
    return withData(pages.map(presentPageEntry));
  });
}
