import { endpoints } from '@herald/contract';
import { createGate, drawSeed, readFaceQuery } from '@herald/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

/** Faces are drawn one after the other; whoever comes when the line is long is asked to come again. */
const inTurn = createGate({ maxRunning: 1, maxWaiting: 20, refusal: 'rate_limited', retryAfterSec: 5 });

export function drawFaceRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.drawFace, async ({ query, reply }) => {
    const options = readFaceQuery(query);
    const seed = options.seed ?? drawSeed(ctx.core);
    const signal = whileConnected(reply);
    const { picture } = await inTurn(() => ctx.providers.image.face({ ...options, seed }, signal), signal);
    return reply
      .headers({
        'content-type': `image/${picture.format}`,
        'cache-control': 'private, max-age=3600',
        'face-seed': seed,
      })
      .send(Buffer.from(picture.bytes));
  });
}

/** Nobody draws for somebody who has gone. */
function whileConnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new Error('The caller has gone')));
  return gone.signal;
}
