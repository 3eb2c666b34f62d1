import type { siteEndpoints } from '@herald/contract/endpoints/sites';
import { createSite, deleteSite, listSites, makeSiteAdminLink, readOwnLeads } from '@herald/core/sites';
import { withData, withMessage } from '../answers.ts';
import { presentSite } from '../presenters/site.ts';
import type { Handlers } from '../route.ts';
import { leadsFile } from '../sites/leads-file.ts';

export const siteRoutes = {
  listSites: async ({ ctx, actor }) => {
    const { sites, areOnline } = await listSites(ctx.core, actor);
    return withData(await Promise.all(sites.map((site) => presentSite(ctx.core, site, areOnline))));
  },
  createSite: async ({ ctx, actor, body, caller }) => {
    const site = await createSite(ctx.core, actor, body, caller);
    return { ...withMessage('Site created successfully'), data: await presentSite(ctx.core, site, true) };
  },
  deleteSite: async ({ ctx, actor, params, caller }) => {
    await deleteSite(ctx.core, actor, params.id, caller);
    return withMessage('Site deleted successfully');
  },
  exportSiteLeads: async ({ ctx, actor, params }) => {
    const { site, leads } = await readOwnLeads(ctx.core, actor, params.id);
    return withData(leadsFile(site, leads));
  },
  siteAdminLink: async ({ ctx, actor, params, caller }) =>
    withData({ url: await makeSiteAdminLink(ctx.core, actor, params.id, caller) }),
} satisfies Handlers<typeof siteEndpoints>;
