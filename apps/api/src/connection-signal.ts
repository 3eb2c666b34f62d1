import { AppError } from '@herald/core';
import type { FastifyReply } from 'fastify';

/** Ends when the one who asked is gone before they were answered; long work need not go on then. */
export function connectionSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    // Nobody reads this answer, and it must not be kept under an idempotency key.
    if (!reply.raw.writableFinished) gone.abort(new AppError('unavailable'));
  });
  return gone.signal;
}
