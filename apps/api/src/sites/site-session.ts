import { AppError } from '@herald/core/errors';
import { mayAdministerSite, SITE_SESSION_MS } from '@herald/core/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { signInFirstPage } from './admin-layout.ts';
import { adminHeaders, openSite, type SiteRequest } from './site-context.ts';

/** Runs a handler only with a session for this site's administration. */
export function guardSite(ctx: ApiContext, answer: (opened: SiteRequest) => Promise<unknown>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const opened = await openSite(ctx, request, reply);
    reply.headers(adminHeaders);
    assertSameOrigin(request);
    const isAllowed = await mayAdministerSite(ctx.core, opened.site, sessionOf(ctx, request));
    return isAllowed ? answer(opened) : reply.code(403).send(signInFirstPage(opened.frame));
  };
}

/** An empty session ends the current one. */
export function keepSession({ core }: ApiContext, reply: FastifyReply, session: string): FastifyReply {
  const { name, scope } = cookieOf(core);
  const maxAgeSec = session ? SITE_SESSION_MS / 1000 : 0;
  return reply.header('set-cookie', `${name}=${session}; ${scope}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSec}`);
}

export function sessionOf({ core }: ApiContext, request: FastifyRequest): string {
  const ours = `${cookieOf(core).name}=`;
  const sent = (request.headers.cookie ?? '').split('; ').find((cookie) => cookie.startsWith(ours));
  return sent?.slice(ours.length) ?? '';
}

/** With https the name itself keeps the sites beside this one from setting the cookie; browsers refuse that name over http. */
function cookieOf({ publicUrl }: ApiContext['core']): { name: string; scope: string } {
  return publicUrl.startsWith('https://')
    ? { name: '__Host-herald_site', scope: 'Path=/; Secure' }
    : { name: 'herald_site', scope: 'Path=/admin' };
}

/** A form of another site must not act here with the visitor's cookie. */
function assertSameOrigin({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const origin = URL.parse(headers.origin ?? '');
  if (!origin || origin.host !== headers.host) throw new AppError('forbidden');
}
