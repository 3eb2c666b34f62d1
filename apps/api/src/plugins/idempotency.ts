import { limits } from '@herald/contract/limits';
import { AppError, fieldError } from '@herald/core/errors';
import { claimKey, type KeyedRequest, settleKey } from '@herald/core/idempotency';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    keyed: KeyedRequest | undefined;
  }
}

/**
 * For endpoints declared `idempotent`: the same `Idempotency-Key` does the work once. A kept answer is sent again from here;
 * where the row of the work keeps the key, the handler finds it in `raw.keyed`.
 */
export function registerIdempotency(app: FastifyInstance, ctx: ApiContext): void {
  app.decorateRequest('keyed', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const keyed = keyedRequest(request);
    const kept = keyed && keepsAnswer(request) && (await claimKey(ctx.core, keyed));
    if (!kept) {
      request.keyed = keyed;
      return;
    }
    reply.header('idempotency-replayed', 'true');
    return reply.code(kept.status).type('application/json; charset=utf-8').serializer(String).send(kept.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.keyed && keepsAnswer(request) && typeof payload === 'string') {
      await settleKey(ctx.core, request.keyed, { status: reply.statusCode, body: payload });
    }
    return payload;
  });
}

const keepsAnswer = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.idempotent === 'answer';

function keyedRequest(request: FastifyRequest): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !request.routeOptions.config.endpoint?.idempotent) return undefined;
  if (!request.actor) throw new AppError('unauthorized');
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > limits.idempotencyKeyCharacters) {
    throw fieldError('idempotency_key', `An Idempotency-Key has 1 to ${limits.idempotencyKeyCharacters} characters.`);
  }
  return {
    userId: request.actor.userId,
    key,
    request: `${request.method} ${request.url}\n${JSON.stringify(request.body) ?? ''}`,
  };
}
