import { Readable } from 'node:stream';
import { endpoints } from '@herald/contract';
import { AppError } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { bearerTokenOf } from '../../guard.ts';
import { defineRoute } from '../../route.ts';
import { createEventHub } from './event-hub.ts';

const TRY_AGAIN_SEC = 30;

export function videoEventsRoute(app: FastifyInstance, ctx: ApiContext): void {
  const hub = createEventHub(ctx);
  // An endless answer would keep a stop waiting.
  app.addHook('preClose', () => hub.close());
  defineRoute(app, ctx, endpoints.videoEvents, async ({ actor, raw, reply }) => {
    const token = bearerTokenOf(raw);
    const { userId, accountId } = actor;
    const stream = new Readable({ read: () => undefined });
    const isOpen =
      token && hub.open({ ...{ userId, accountId }, stream, token, lastHeardMs: lastHeardMsOf(raw.headers) });
    if (!isOpen) throw new AppError('rate_limited', { retryAfterSec: TRY_AGAIN_SEC });
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // Proxies that collect an answer before they pass it on let this one through.
      'x-accel-buffering': 'no',
    });
    return reply.send(stream);
  });
}

/** Ids of events are the time they were sent. */
function lastHeardMsOf(headers: Record<string, string | string[] | undefined>): number | undefined {
  const id = Number(headers['last-event-id']);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
