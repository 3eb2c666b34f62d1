import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../caller-of.ts';
import { routePath } from '../route-path.ts';
import { REPORTS_PATH } from '../webhooks/register-reports.ts';

/** One line per request: never the query (links carry tokens there), headers or body. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathToLog(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      ip: addressOf(request),
      ...(request.actor && { userId: request.actor.userId }),
    };
    if (isQuiet(routePath(request), reply.statusCode)) request.log.debug(line, 'Request');
    else request.log.info(line, 'Request');
  });
}

/** An address that can end with a secret is written as its route. */
function pathToLog(request: FastifyRequest): string {
  const route = routePath(request);
  const hasSecret = route.startsWith('/api/webhooks/') || route.startsWith(REPORTS_PATH);
  return hasSecret ? route : (request.url.split('?', 1)[0] ?? '');
}

/** Probes and files of the web app would drown what matters. */
function isQuiet(path: string, status: number): boolean {
  const isProbe = path === '/api/health' || path === '/api/ready';
  return status < 500 && (isProbe || !path.startsWith('/api/'));
}
