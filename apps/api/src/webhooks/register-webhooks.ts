import { limits } from '@herald/contract/limits';
import { isSalesSource, type WebhookSource, webhookSources } from '@herald/contract/sales';
import { AppError } from '@herald/core/errors';
import { receiveSale } from '@herald/core/sales';
import { receiveFilmEvent } from '@herald/core/services';
import { hastenFilm } from '@herald/core/videos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../caller-of.ts';
import type { ApiContext, ServerLimits } from '../context.ts';
import { isTestPost, TEST_HEADER } from './test-mark.ts';

/** Only LaunchpadJV, which signs nothing, has its secret in the address. */
const WITH_SECRET: WebhookSource = 'launchpadjv';

const isSource = (text: string): text is WebhookSource => webhookSources.some((source) => source === text);

interface Address {
  source: string;
  secret?: string;
}

/**
 * Where sellers and services report. These routes alone take forms and queries and keep the body as it came, and they
 * stay open under maintenance: a sale that is refused may never come again.
 */
export async function registerWebhooks(app: FastifyInstance, ctx: ApiContext, server: ServerLimits): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const types = [/^application\/(?:[\w.-]+\+)?json\b/i, 'application/x-www-form-urlencoded'];
    for (const type of types) {
      const options = { parseAs: 'buffer', bodyLimit: limits.webhookBodyBytes } as const;
      scope.addContentTypeParser(type, options, (_, body, done) => done(null, body));
    }
    const config = { rateLimit: { max: server.webhooksPerMinute, timeWindow: 60_000 } };
    const options = { config, bodyLimit: limits.webhookBodyBytes };
    const receive = (request: FastifyRequest<{ Params: Address }>, reply: FastifyReply) =>
      receivePost(ctx, request, reply);
    scope.post<{ Params: Address }>('/api/webhooks/:source', options, receive);
    scope.post<{ Params: Address }>('/api/webhooks/:source/:secret', options, receive);
    // HeyGen asks with a second's patience whether somebody is there before it accepts an address.
    scope.options('/api/webhooks/heygen', { config }, async (_, reply) =>
      reply.code(204).header('allow', 'OPTIONS, POST').send(),
    );
  });
}

async function receivePost(
  ctx: ApiContext,
  request: FastifyRequest<{ Params: Address }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { source, secret } = request.params;
  if (!isSource(source) || (secret !== undefined && source !== WITH_SECRET)) throw new AppError('not_found');
  const isTest = isTestPost(request.headers[TEST_HEADER]);
  const { core } = ctx;
  const post = {
    headers: headersOf(request),
    contentType: request.headers['content-type'] ?? '',
    query: /\?(.*)$/s.exec(request.url)?.[1] ?? '',
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    addressSecret: secret,
    ip: addressOf(request),
    isTest,
  };
  const { id } = isSalesSource(source)
    ? await receiveSale(core, { ...post, source })
    : await receiveFilmEvent(core, post, (film) => hastenFilm(core, film));
  return reply.send({ status: 'success', message: 'Received.', ...(isTest && { id }) });
}

const headersOf = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
