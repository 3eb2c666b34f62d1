import { errorTable } from '@herald/contract/errors';
import { AppError } from '@herald/core/errors';
import { findSite } from '@herald/core/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { translate } from '../plugins/error-door.ts';
import { registerSiteAdmin } from './admin-routes.ts';
import { registerSiteFront } from './front-routes.ts';
import { failedPage, messagePage, noSitePage, offlinePage } from './message-page.ts';
import { domainOf, frameOf, siteHeaders } from './site-context.ts';
import { onSitesOnly, siteStrategy } from './site-host.ts';
import { siteStyle } from './site-style.ts';
import { readTypefaces } from './site-typefaces.ts';

const FORM_BYTES = 64 * 1024;
const PLAIN_COLORS = { accent: '#e8502e', ground: '#0d0f13' };

/** The websites of customers, each on its own host; pages made on the server, without scripts but in their administration. */
export async function registerSites(app: FastifyInstance, ctx: ApiContext): Promise<void> {
  const typefaces = await readTypefaces(ctx.webRoot);
  app.addConstraintStrategy(siteStrategy(ctx));
  await app.register(async (sites) => {
    sites.addHook('onRoute', onSitesOnly);
    sites.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body).replaceAll('%00', ''))),
    );
    registerSiteFront(sites, ctx, typefaces);
    await registerSiteAdmin(sites, ctx, typefaces);
    sites.all('/*', async () => {
      throw new AppError('not_found');
    });
    sites.setErrorHandler((error: Error, request, reply) => {
      return request.url.endsWith('/site.css')
        ? plainStyle(reply, typefaces)
        : explain(ctx, translate(error), request, reply);
    });
  });
}

/** For hosts without a site. */
function plainStyle(reply: FastifyReply, typefaces: string) {
  return reply.code(200).type('text/css; charset=utf-8').send(siteStyle(PLAIN_COLORS, typefaces));
}

const titles: Partial<Record<AppError['code'], string>> = {
  not_found: 'Not found',
  too_many_attempts: 'Please wait a little',
  forbidden: 'Not allowed',
};

/** Errors as pages, in the look of the site where there is one. */
async function explain(ctx: ApiContext, error: AppError, request: FastifyRequest, reply: FastifyReply) {
  request.refusedBy = error.code;
  const isOffline = error.code === 'site_offline';
  // Search engines come back later, instead of forgetting the site.
  const status = isOffline ? 503 : errorTable[error.code].status;
  if (status >= 500 && !isOffline) request.log.error({ err: error.cause ?? error }, 'A page of a site failed');
  reply.code(status).type('text/html; charset=utf-8').headers(siteHeaders(ctx.core.publicUrl));
  if (isOffline) return reply.send(offlinePage());
  if (status >= 500) return reply.send(failedPage());
  const site = await findSite(ctx.core, domainOf(ctx, request)).catch(() => undefined);
  if (!site) return reply.send(noSitePage());
  const frame = await frameOf(ctx, site);
  const sentence = error.code === 'not_found' ? 'This page does not exist on this site.' : error.message;
  return reply.send(messagePage(frame, titles[error.code] ?? 'That did not work', sentence));
}
