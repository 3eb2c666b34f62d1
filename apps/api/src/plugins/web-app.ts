import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isScreenPath } from '@herald/contract';
import { AppError } from '@herald/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerError } from './error-door.ts';

const YEAR_SEC = 31_536_000;

/** Serves the built web app. Every address that is no file gets the app, which says so where it has no such screen. */
export async function registerWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const assets = join(webRoot, 'assets');
  const entryPage = await readFile(join(webRoot, 'index.html'));
  await app.register(fastifyStatic, {
    root: webRoot,
    // One route per file there is: a build does not change while it is served.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // The names of built assets carry their content's hash, so they never change.
      const isHashed = path.startsWith(assets);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SEC}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerError(new AppError('not_found'), request, reply);
    const [pathname = ''] = request.url.split('?', 1);
    reply.code(isScreenPath(pathname) ? 200 : 404).type('text/html; charset=utf-8');
    return reply.header('cache-control', 'no-cache').send(entryPage);
  });
}

const notAScreen = /^\/(api|assets|metrics)(\/|$|\?)/;

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const accepts = request.headers.accept ?? '*/*';
  return isRead && !notAScreen.test(request.url) && /text\/html|\*\/\*/.test(accepts);
}
