import type { ErrorCode } from '@herald/contract/errors';
import { AppError } from '@herald/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import type { ApiContext } from '../context.ts';
import { findActor } from '../guard.ts';
import { mayReadMetrics } from '../metrics-access.ts';
import { registerFigures } from './core-figures.ts';

/** Those who ask whether all is well would make it look better than it is. */
const WATCHERS = new Set(['/metrics', '/api/health', '/api/ready']);

/** What an operator or the end of a plan closed is no failure of this process. */
const PLANNED = new Set<ErrorCode>(['maintenance', 'site_offline']);

const isPlanned = ({ refusedBy }: FastifyRequest): boolean => refusedBy !== undefined && PLANNED.has(refusedBy);

/** GET /metrics for Prometheus, and the request figures in it. */
export function registerMetrics(app: FastifyInstance, ctx: ApiContext): void {
  const { metrics: registry, core } = ctx;
  registerFigures(registry, core);
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
  // Up to the moment the answer begins: how long a film takes to a slow client says nothing about this process.
  app.addHook('onSend', async (request, reply) => {
    if (!WATCHERS.has(request.routeOptions.url ?? '')) {
      core.requestTimes.note(reply.elapsedTime, reply.statusCode >= 500 && !isPlanned(request));
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    await assertMayReadMetrics(ctx, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Policy: collectors as the settings say, and administrators. */
async function assertMayReadMetrics(ctx: ApiContext, request: FastifyRequest): Promise<void> {
  const { remoteAddress } = request.socket;
  if (mayReadMetrics(ctx.metricsAccess ?? {}, { headers: request.headers, remoteAddress })) return;
  const actor = await findActor(ctx, request);
  if (!actor) throw new AppError('unauthorized');
  if (actor.role !== 'admin') throw new AppError('forbidden');
}
