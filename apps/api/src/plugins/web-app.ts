import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isScreenPath } from '@herald/contract/screen-paths';
import type { SiteSettings } from '@herald/contract/settings';
import type { Core } from '@herald/core';
import { AppError } from '@herald/core/errors';
import { productName } from '@herald/core/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { answerError } from './error-door.ts';

const YEAR_SEC = 31_536_000;

/** Shared videos may be found, with their pictures; answers to programs are no pages. */
const ROBOTS = 'User-agent: *\nAllow: /api/media/\nDisallow: /api/\n';

/** Serves the built web app. Every address that is no file gets the app, which says so where it has no such screen. */
export async function registerWebApp(app: FastifyInstance, webRoot: string, core: Core): Promise<void> {
  const entryPage = await readFile(join(webRoot, 'index.html'), 'utf8');
  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...files,
    root: webRoot,
    // One route per file there is: a build does not change while it is served.
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...files,
    // One route for all: a route for each of some hundred files takes a tenth of the time until the API listens.
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // The names of built assets carry their content's hash, so they never change.
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_SEC}, immutable`),
  });
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  // Where password managers lead people to: https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/settings?tab=security'));
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return answerError(new AppError('not_found'), request, reply);
    const [pathname = ''] = request.url.split('?', 1);
    reply.code(isScreenPath(pathname) ? 200 : 404).type('text/html; charset=utf-8');
    return reply.header('cache-control', 'no-cache').send(withSiteHead(entryPage, await readHead(core)));
  });
}

type SiteHead = Pick<SiteSettings, 'site_name' | 'site_description'>;

/** Without a database the app is served as it was built, and says itself what is wrong. */
async function readHead({ settings }: Core): Promise<SiteHead | undefined> {
  return settings.read().catch(() => undefined);
}

/** What search engines and chats read of a link to this installation; they run no script. */
function withSiteHead(page: string, head: SiteHead | undefined): string {
  if (!head) return page;
  const description =
    head.site_description && html`<meta name="description" content="${head.site_description}" />`.text;
  return page
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${head.site_name || productName}</title>`.text)
    .replace(/<meta name="description"[^>]*>/, () => description);
}

const notAScreen = /^\/(api|assets|metrics)(\/|$|\?)/;

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const accepts = request.headers.accept ?? '*/*';
  return isRead && !notAScreen.test(request.url) && /text\/html|\*\/\*/.test(accepts);
}
