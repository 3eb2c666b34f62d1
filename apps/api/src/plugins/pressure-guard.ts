import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../context.ts';

/** Refuses requests while the process is so far behind that they would time out. */
export async function registerPressureGuard(app: FastifyInstance, limits: ServerLimits): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: limits.maxEventLoopDelayMs, retryAfter: 5 });
}
