import { limits } from '@herald/contract/limits';
import { AppError, fieldError } from '@herald/core/errors';
import { claimKey, firstAnswer, type KeyedRequest, settleKey } from '@herald/core/idempotency';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    keyed: KeyedRequest | undefined;
    /** The row that keeps the key, once the handler knows it. */
    workId: string | undefined;
  }
}

/**
 * For endpoints declared `idempotent`: the same `Idempotency-Key` does the work once. A kept answer is sent again from here;
 * where the row of the work keeps the key, the handler finds it in `raw.keyed`, says in `raw.workId` which row that is, and the
 * first answer about that row is sent again.
 */
export function registerIdempotency(app: FastifyInstance, ctx: ApiContext): void {
  app.decorateRequest('keyed', undefined);
  app.decorateRequest('workId', undefined);
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
    const { keyed, workId } = request;
    if (!keyed || typeof payload !== 'string') return payload;
    const answer = { status: reply.statusCode, body: payload };
    if (keepsAnswer(request)) await settleKey(ctx.core, keyed, answer);
    else if (workId && isSuccess(answer)) return (await firstAnswer(ctx.core, keyed, workId, answer)).body;
    return payload;
  });
}

const keepsAnswer = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.idempotent === 'answer';

const isSuccess = ({ status }: { status: number }) => status >= 200 && status < 300;

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
