import { drawSeed, keepFace as keepFaceAvatar, readFaceQuery } from '@herald/core/avatars';
import { fieldError } from '@herald/core/errors';
import { createGate } from '@herald/core/runtime';
import { talkingFace } from '@herald/providers';
import type { FastifyReply } from 'fastify';
import { withSuccess } from '../answers.ts';
import { presentAvatar } from '../presenters/avatar.ts';
import { providersFor } from '../providers-for.ts';
import type { HandlerOf } from '../route.ts';

/** Faces are drawn one after the other; a caller who finds the line too long is asked to come back. */
const inTurn = createGate({
  // The specification fixes the words.
  tellsShare: false,
  maxRunning: 1,
  maxWaiting: 20,
  perAccount: { maxWaiting: 3, maxPerMinute: 60 },
  refusal: 'rate_limited',
  retryAfterSec: 5,
});

export const drawFace: HandlerOf<'drawFace'> = async ({ ctx, actor, query, reply }) => {
  const options = readFaceQuery(query);
  const seed = options.seed ?? drawSeed(ctx.core);
  const signal = whileConnected(reply);
  const { image } = await providersFor(ctx, actor.accountId);
  const { picture } = await inTurn({ from: actor.accountId, signal }, () => image.face({ ...options, seed }, signal));
  return reply
    .headers({
      'content-type': `image/${picture.format}`,
      'cache-control': 'private, max-age=3600',
      'face-seed': seed,
    })
    .send(Buffer.from(picture.bytes));
};

export const keepFace: HandlerOf<'keepFace'> = async ({ ctx, actor, body }) => {
  const options = readFaceQuery(body.options);
  if (options.seed === null) throw fieldError('options.seed', 'Please generate a face first.');
  const { portrait, image } = await providersFor(ctx, actor.accountId);
  const made = await inTurn({ from: actor.accountId }, async () => talkingFace(portrait, await image.face(options)));
  const avatar = await keepFaceAvatar(ctx.core, actor, { name: body.name, options, made });
  return withSuccess(presentAvatar(ctx.core, avatar));
};

/** Stops the drawing when the caller has gone. */
function whileConnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new Error('The caller has gone')));
  return gone.signal;
}
