import {
  brandingWith,
  enterSiteAdmin,
  findSite,
  listAllLeads,
  listLatestLeads,
  listSiteGallery,
  listSiteVisits,
  listVideoChoices,
  readSiteAdminTheme,
} from '@herald/core/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { registerAdminForms } from './admin-forms.ts';
import { signInFirstPage } from './admin-layout.ts';
import { leadsPage, visitsPage } from './admin-lists.ts';
import { readAdminScript } from './admin-script.ts';
import { adminStyle } from './admin-style.ts';
import { brandingPage } from './branding-page.ts';
import { choiceWishOf } from './choice-wish.ts';
import { chooseVideosPage } from './choose-videos-page.ts';
import { galleryPage } from './gallery-page.ts';
import { leadsFile } from './leads-file.ts';
import { adminHeaders, domainOf, openSite, previewHeaders } from './site-context.ts';
import { guardSite, keepSession, sessionOf } from './site-session.ts';

/** The administration of a site: entered with a ticket, left with the session. */
export async function registerSiteAdmin(app: FastifyInstance, ctx: ApiContext, typefaces: string): Promise<void> {
  app.get<{ Querystring: { ticket?: string } }>('/admin/enter', async (request, reply) => {
    const { site, frame } = await openSite(ctx, request, reply);
    reply.headers(adminHeaders);
    const session = await enterSiteAdmin(ctx.core, site, String(request.query.ticket ?? ''));
    if (!session) return reply.code(403).send(signInFirstPage(frame));
    return keepSession(ctx, reply, session).redirect('/admin', 303);
  });
  await registerAdminFiles(app, ctx, typefaces);
  registerAdminPages(app, ctx);
  registerAdminLists(app, ctx);
  registerAdminForms(app, ctx);
}

/** Style and script, the same for every site; the style is in the theme of whoever administers. */
async function registerAdminFiles(app: FastifyInstance, ctx: ApiContext, typefaces: string): Promise<void> {
  const script = await readAdminScript(ctx.webRoot);
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('x-content-type-options', 'nosniff').send(text);
  app.get('/admin/look.css', async (request, reply) => {
    const site = await findSite(ctx.core, domainOf(ctx, request));
    const theme = await readSiteAdminTheme(ctx.core, site, sessionOf(ctx, request));
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    return send(reply, 'text/css', adminStyle(typefaces, theme));
  });
  app.get('/admin/script.js', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return send(reply, 'text/javascript', script);
  });
}

function registerAdminPages(app: FastifyInstance, ctx: ApiContext): void {
  app.get(
    '/admin',
    guardSite(ctx, async ({ frame, request }) => brandingPage(frame, frame.branding, { isSaved: isSaved(request) })),
  );
  app.get(
    '/admin/preview',
    guardSite(ctx, async ({ site, frame, request, reply }) => {
      reply.headers(previewHeaders);
      const branding = brandingWith(frame.branding, request.query as Record<string, string>);
      return galleryPage(await listSiteGallery(ctx.core, site), { ...frame, branding });
    }),
  );
  app.get(
    '/admin/videos',
    guardSite(ctx, async ({ site, frame, request }) =>
      chooseVideosPage(frame, await listVideoChoices(ctx.core, site, choiceWishOf(request)), isSaved(request)),
    ),
  );
}

function registerAdminLists(app: FastifyInstance, ctx: ApiContext): void {
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
      const { filename, csv } = leadsFile(site, await listAllLeads(ctx.core, site));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(csv);
    }),
  );
}

const isSaved = ({ query }: FastifyRequest): boolean => (query as { saved?: string }).saved === 'yes';
