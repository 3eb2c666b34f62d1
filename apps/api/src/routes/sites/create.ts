import { endpoints } from '@herald/contract';
import { createSite } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentSite } from '../../presenters/site.ts';
import { defineRoute } from '../../route.ts';

export function createSiteRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.createSite, async ({ actor, body, caller }) => {
    const site = await createSite(ctx.core, actor, body, caller);
    return { ...withMessage('Site created successfully'), data: presentSite(ctx.core, site) };
  });
}
