import { showsMark } from '@herald/contract/ai-notice';
import { findSite, readSiteBranding, type Site, siteDomainOf } from '@herald/core/sites';
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

/** No script runs on the pages of a site; their only frame is the product's player. */
const policyOf = (productUrl: string) =>
  `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src ${productUrl}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The front page of a site inside its administration. */
export const previewHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'",
};

/** The administration runs the product's own script, which saves, and shows the site itself in a frame. */
export const adminHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

export const siteHeaders = (productUrl: string) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf(productUrl),
});

/** Finds the site a request is for and prepares what its pages need. */
export async function openSite(ctx: ApiContext, request: FastifyRequest, reply: FastifyReply): Promise<SiteRequest> {
  reply.headers(siteHeaders(ctx.core.publicUrl)).type('text/html; charset=utf-8');
  const site = await findSite(ctx.core, domainOf(ctx, request));
  return { ctx, site, frame: await frameOf(ctx, site), request, reply };
}

/** What every page of a site is drawn from. */
export async function frameOf({ core }: ApiContext, site: Site): Promise<SiteFrame> {
  const [branding, settings] = await Promise.all([readSiteBranding(core, site), core.settings.read()]);
  return {
    site,
    branding,
    media: core.media,
    now: core.clock.now(),
    productUrl: core.publicUrl,
    sitesDomain: core.sitesDomain,
    showsAiMark: showsMark(settings.ai_mark_enabled, { hasWordsBeside: true }),
  };
}

/** The site a request names by its host. */
export function domainOf({ core }: ApiContext, { headers }: FastifyRequest): string {
  return siteDomainOf(headers.host, core.sitesDomain) ?? '';
}
