import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const MAX_EVENT_LOOP_DELAY_MS = 5_000;

/** Refuses requests while the process is so far behind that they would time out anyway. */
export async function registerPressureGuard(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS, retryAfter: 5 });
}
