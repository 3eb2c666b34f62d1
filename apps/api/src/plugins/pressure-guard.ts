import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '@herald/core/errors';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../context.ts';

const SAMPLE_EVERY_MS = 20;
const JUDGE_EVERY_MS = 1000;
const RETRY_AFTER_SEC = 5;

/** Refuses requests while the process is so far behind that they would time out. */
export function registerPressureGuard(app: FastifyInstance, { maxEventLoopDelayMs }: ServerLimits): void {
  if (maxEventLoopDelayMs === 0) return;
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  delays.enable();
  let behindMs = 0;
  const judge = setInterval(() => {
    // After one long stall this runs before the first sample of a new second: nothing is known, and the stall is over.
    if (delays.count > 0) behindMs = delays.mean / 1e6 - SAMPLE_EVERY_MS;
    delays.reset();
  }, JUDGE_EVERY_MS).unref();
  app.addHook('onRequest', async () => {
    if (behindMs > maxEventLoopDelayMs) throw new AppError('unavailable', { retryAfterSec: RETRY_AFTER_SEC });
  });
  app.addHook('onClose', async () => {
    clearInterval(judge);
    delays.disable();
  });
}
