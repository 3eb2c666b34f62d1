import { siteBranding, siteLead, siteReport } from '@herald/contract/endpoints/sites';
import { AppError } from '@herald/core/errors';
import { countSiteVisit, leaveLead, listSiteGallery, reportSite } from '@herald/core/sites';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../caller-of.ts';
import type { ApiContext } from '../context.ts';
import { galleryPage } from './gallery-page.ts';
import { messagePage } from './message-page.ts';
import { reportPage } from './report-page.ts';
import { openSite, type SiteRequest } from './site-context.ts';
import { ICON_PATH, siteIcon } from './site-icon.ts';
import { type SiteColors, siteStyle } from './site-style.ts';
import { videoPage } from './video-page.ts';

const SITE_ROBOTS = 'User-agent: *\nDisallow: /admin\nDisallow: /report\n';

/** What every visitor of a site may open. */
export function registerSiteFront(app: FastifyInstance, ctx: ApiContext, typefaces: string): void {
  app.get('/', async (request, reply) => {
    const opened = await openSite(ctx, request, reply);
    const videos = await listSiteGallery(ctx.core, opened.site);
    count(opened, '/');
    return galleryPage(videos, opened.frame);
  });

  app.get<{ Params: { slug: string } }>('/v/:slug', async (request, reply) => {
    const opened = await openSite(ctx, request, reply);
    const videos = await listSiteGallery(ctx.core, opened.site);
    const video = videos.find(({ slug }) => slug === request.params.slug);
    if (!video) throw new AppError('not_found');
    count(opened, `/v/${video.slug}`);
    return videoPage(video, videos, opened.frame);
  });

  app.get('/robots.txt', async (request, reply) => {
    await openSite(ctx, request, reply);
    return reply.type('text/plain; charset=utf-8').send(SITE_ROBOTS);
  });

  for (const path of [ICON_PATH, '/favicon.ico']) {
    app.get(path, async (request, reply) => {
      const { frame } = await openSite(ctx, request, reply);
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .send(siteIcon(frame.site.name, frame.branding.accent));
    });
  }

  app.get('/site.css', async (request, reply) => {
    const { frame } = await openSite(ctx, request, reply);
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(siteStyle({ ...frame.branding, ...chosenColors(request.query) }, typefaces));
  });

  app.post('/contact', async (request, reply) => {
    const opened = await openSite(ctx, request, reply);
    const values = Object.fromEntries(request.body as URLSearchParams) as Record<string, string>;
    // Only programs fill in the hidden field.
    if (!values.website) {
      const lead = siteLead.safeParse(values);
      if (!lead.success) {
        const { fieldErrors } = lead.error.flatten();
        const videos = await listSiteGallery(ctx.core, opened.site);
        return reply.code(422).send(galleryPage(videos, opened.frame, { values, errors: fieldErrors }));
      }
      await leaveLead(ctx.core, opened.frame, lead.data, callerOf(request));
    }
    return messagePage(opened.frame, 'Thank you', 'Your message has arrived.');
  });

  app.get<{ Querystring: { video?: string } }>('/report', async (request, reply) => {
    const opened = await openSite(ctx, request, reply);
    const videos = await listSiteGallery(ctx.core, opened.site);
    const video = videos.find(({ slug }) => slug === request.query.video);
    return reportPage(opened.frame, video, { values: {}, errors: {} });
  });

  app.post('/report', async (request, reply) => {
    const opened = await openSite(ctx, request, reply);
    const values = Object.fromEntries(request.body as URLSearchParams) as Record<string, string>;
    if (!values.website) {
      const report = siteReport.safeParse(values);
      if (!report.success) {
        const videos = await listSiteGallery(ctx.core, opened.site);
        const video = videos.find(({ slug }) => slug === values.slug);
        const { fieldErrors } = report.error.flatten();
        return reply.code(422).send(reportPage(opened.frame, video, { values, errors: fieldErrors }));
      }
      await reportSite(ctx.core, opened.site, report.data, callerOf(request));
    }
    return messagePage(opened.frame, 'Thank you', 'A moderator reads your report.');
  });
}

/** Pages name the colours they want, so that a change shows at once and a preview shows what is not saved yet. */
function chosenColors(query: unknown): Partial<SiteColors> {
  const { data } = siteBranding.pick({ accent: true, ground: true }).safeParse(query);
  return data ?? {};
}

/** Link previews, crawlers and prefetches are not visits. */
function count({ ctx, site, request }: SiteRequest, path: string): void {
  const { headers, method } = request;
  const isProgram = /bot|crawl|spider|preview|slurp|facebookexternalhit|curl|wget/i.test(
    headers['user-agent'] ?? 'bot',
  );
  if (method === 'HEAD' || isProgram || headers['sec-purpose']?.includes('prefetch')) return;
  ctx.core.background.run('count site visit', () => countSiteVisit(ctx.core, site, path, callerOf(request)));
}
