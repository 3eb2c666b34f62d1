import { endpoints } from '@herald/contract';
import { makeSiteAdminLink } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function siteAdminLinkRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.siteAdminLink, async ({ actor, params, caller }) => {
    return withData({ url: await makeSiteAdminLink(ctx.core, actor, params.id, caller) });
  });
}
