import { Readable } from 'node:stream';
import { AppError } from '@herald/core/errors';
import { bearerTokenOf } from '../guard.ts';
import type { HandlerOf } from '../route.ts';

const TRY_AGAIN_SEC = 30;

export const videoEvents: HandlerOf<'videoEvents'> = async ({ actor, raw, reply }) => {
  const token = bearerTokenOf(raw);
  const { userId, accountId } = actor;
  const stream = new Readable({ read: () => undefined });
  const isOpen =
    token && raw.server.eventHub.open({ stream, token, userId, accountId, lastHeardMs: lastHeardMsOf(raw.headers) });
  if (!isOpen) throw new AppError('rate_limited', { retryAfterSec: TRY_AGAIN_SEC });
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // Proxies that collect an answer before they pass it on let this one through.
    'x-accel-buffering': 'no',
  });
  return reply.send(stream);
};

/** The id of an event is the time it was sent. */
function lastHeardMsOf(headers: Record<string, string | string[] | undefined>): number | undefined {
  const id = Number(headers['last-event-id']);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
