import { AppError } from '@herald/core/errors';
import { mayAdministerSite, SITE_SESSION_MS } from '@herald/core/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { signInFirstPage } from './admin-pages.ts';
import { openSite, type SiteRequest } from './site-context.ts';

const COOKIE = 'herald_site';

/** Runs a handler only with a session for this site's administration. */
export function guardSite(ctx: ApiContext, answer: (opened: SiteRequest) => Promise<unknown>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const opened = await openSite(ctx, request, reply);
    assertSameOrigin(request);
    const isAllowed = await mayAdministerSite(ctx.core, opened.site, sessionOf(request));
    return isAllowed ? answer(opened) : reply.code(403).send(signInFirstPage(opened.frame));
  };
}

/** An empty session ends the current one. */
export function keepSession({ core }: ApiContext, reply: FastifyReply, session: string): FastifyReply {
  const isHttps = core.publicUrl.startsWith('https://');
  const maxAgeSec = session ? SITE_SESSION_MS / 1000 : 0;
  return reply.header(
    'set-cookie',
    `${COOKIE}=${session}; Path=/admin; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSec}${isHttps ? '; Secure' : ''}`,
  );
}

export function sessionOf(request: FastifyRequest): string {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
}

/** A form of another site must not act here with the visitor's cookie. */
function assertSameOrigin({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const origin = URL.parse(headers.origin ?? '');
  if (!origin || origin.host !== headers.host) throw new AppError('forbidden');
}
