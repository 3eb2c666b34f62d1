import { type Branding, findSite, readSiteBranding, type Site, siteDomainOf } from '@herald/core/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { SiteFrame } from './site-layout.ts';

export interface SiteRequest {
  ctx: ApiContext;
  site: Site;
  frame: SiteFrame;
  request: FastifyRequest;
  reply: FastifyReply;
}

const siteHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Finds the site a request is for and prepares what its pages need. */
export async function openSite(ctx: ApiContext, request: FastifyRequest, reply: FastifyReply): Promise<SiteRequest> {
  reply.headers(siteHeaders).type('text/html; charset=utf-8');
  const site = await findSite(ctx.core, domainOf(ctx, request));
  const branding: Branding = await readSiteBranding(ctx.core, site);
  const frame = { site, branding, media: ctx.core.media, now: ctx.core.clock.now() };
  return { ctx, site, frame, request, reply };
}

/** The site a request names by its host. */
export function domainOf({ core }: ApiContext, { headers }: FastifyRequest): string {
  return siteDomainOf(headers.host, core.sitesDomain) ?? '';
}
