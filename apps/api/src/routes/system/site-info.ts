import { endpoints } from '@herald/contract';
import { productName } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function siteInfoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.siteInfo, async () => {
    const settings = await ctx.core.settings.read();
    return withData({
      site_name: settings.site_name || productName,
      site_description: settings.site_description,
      registration_enabled: settings.registration_enabled,
      maintenance_mode: settings.maintenance_mode,
      sites_domain: ctx.core.sitesDomain,
    });
  });
}
