import { enterSiteAdmin, listAllLeads, listLatestLeads, listSiteVisits, listVideoChoices } from '@herald/core/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { toCsv } from '../csv.ts';
import { registerAdminForms } from './admin-forms.ts';
import {
  brandingPage,
  chooseVideosPage,
  type FormNote,
  leadsPage,
  signInFirstPage,
  visitsPage,
} from './admin-pages.ts';
import { openSite } from './site-context.ts';
import { guardSite, keepSession } from './site-session.ts';

/** The administration of a site: entered with a ticket, left with the session. */
export function registerSiteAdmin(app: FastifyInstance, ctx: ApiContext): void {
  app.get<{ Querystring: { ticket?: string } }>('/admin/enter', async (request, reply) => {
    const { site, frame } = await openSite(ctx, request, reply);
    const session = await enterSiteAdmin(ctx.core, site, String(request.query.ticket ?? ''));
    if (!session) return reply.code(403).send(signInFirstPage(frame));
    return keepSession(ctx, reply, session).redirect('/admin', 303);
  });
  registerAdminPages(app, ctx);
  registerAdminForms(app, ctx);
}

function registerAdminPages(app: FastifyInstance, ctx: ApiContext): void {
  app.get(
    '/admin',
    guardSite(ctx, async ({ frame, request }) => brandingPage(frame, frame.branding, noteOf(request))),
  );
  app.get(
    '/admin/videos',
    guardSite(ctx, async ({ site, frame, request }) =>
      chooseVideosPage(frame, await listVideoChoices(ctx.core, site), noteOf(request)),
    ),
  );
  app.get(
    '/admin/leads',
    guardSite(ctx, async ({ site, frame }) => leadsPage(frame, await listLatestLeads(ctx.core, site))),
  );
  app.get(
    '/admin/visits',
    guardSite(ctx, async ({ site, frame }) => visitsPage(frame, await listSiteVisits(ctx.core, site))),
  );
  app.get(
    '/admin/leads.csv',
    guardSite(ctx, async ({ site, reply }) => {
      const leads = await listAllLeads(ctx.core, site);
      const rows = leads.map(({ createdAt, name, email, message }) => [createdAt.toISOString(), name, email, message]);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="leads-${site.domain}.csv"`)
        .send(toCsv([['When', 'Name', 'Email', 'Message'], ...rows]));
    }),
  );
}

function noteOf({ query }: FastifyRequest): FormNote {
  return { saved: (query as { saved?: string }).saved === 'yes' };
}
