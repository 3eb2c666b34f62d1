import { endpoints } from '@herald/contract';
import { listSites } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentSite } from '../../presenters/site.ts';
import { defineRoute } from '../../route.ts';

export function listSitesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listSites, async ({ actor }) => {
    const sites = await listSites(ctx.core, actor);
    return withData(sites.map((site) => presentSite(ctx.core, site)));
  });
}
