import { AppError } from '@herald/core/errors';
import { isForwarded, isLoopbackAddress } from '@herald/core/people';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import type { ApiContext } from '../context.ts';
import { findActor } from '../guard.ts';
import { registerCoreFigures } from './core-figures.ts';

/** GET /metrics for Prometheus, and the request figures in it. */
export function registerMetrics(app: FastifyInstance, ctx: ApiContext): void {
  const { metrics: registry, core } = ctx;
  collectDefaultMetrics({ register: registry });
  registerCoreFigures(registry, core);
  const durations = new Histogram({
    name: 'herald_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    await assertMayReadMetrics(ctx, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const privateAddress = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd][0-9a-f]{2}:/i;

/** Policy: a collector on the same machine or private network, without a proxy between; else an administrator. */
async function assertMayReadMetrics(ctx: ApiContext, request: FastifyRequest): Promise<void> {
  const address = request.socket.remoteAddress ?? '';
  const isNear = isLoopbackAddress(address) || privateAddress.test(address);
  if (isNear && !isForwarded(Object.keys(request.headers))) return;
  const actor = await findActor(ctx, request);
  if (!actor) throw new AppError('unauthorized');
  if (actor.role !== 'admin') throw new AppError('forbidden');
}
