import { AppError } from '@herald/core/errors';
import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_SEC = 30;
/** They tell about this process and ask the database nothing that a release could change. */
const OWN_MATTERS = ['/api/health', '/metrics'];

/** Serves nothing while the tables are those of a newer release. */
export function registerReleaseGuard(app: FastifyInstance, isOutdated: () => boolean): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!isOutdated() || OWN_MATTERS.some((path) => url.split('?', 1)[0] === path)) return;
    const message = 'This site is being updated. Please try again in a few minutes.';
    throw new AppError('unavailable', { message, retryAfterSec: RETRY_AFTER_SEC });
  });
}
