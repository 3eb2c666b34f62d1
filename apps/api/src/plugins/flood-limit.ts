import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '@herald/core/errors';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../caller-of.ts';
import type { ServerLimits } from '../context.ts';
import { routePath } from '../route-path.ts';

/** Keeps one address from flooding one process; what must hold across processes is counted in the database. */
export async function registerFloodLimit(app: FastifyInstance, limits: ServerLimits): Promise<void> {
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    // A caller who hung up early has no address any more.
    keyGenerator: (request) => normalizeIP(addressOf(request)),
    // A page asks for many assets, and a player for many small ranges of one file.
    allowList: (request) =>
      routePath(request).startsWith('/assets/') || request.routeOptions.config.endpoint?.uncounted === true,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_, { ttl }) => new AppError('rate_limited', { retryAfterSec: Math.ceil(ttl / 1000) }),
  });
}
