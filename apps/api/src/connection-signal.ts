import { AppError } from '@herald/core/errors';
import type { FastifyReply } from 'fastify';

/** Aborts when the caller disconnects before the answer; long work can stop then. */
export function connectionSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    // No caller reads this answer, and it must not be kept under an idempotency key.
    if (!reply.raw.writableFinished) gone.abort(new AppError('unavailable'));
  });
  return gone.signal;
}
