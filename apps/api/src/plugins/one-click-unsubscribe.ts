import { unsubscribe } from '@herald/core/preferences';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';

const BODY_BYTES = 1024;

interface Link {
  Querystring: { token?: string };
}

/** What a mail program posts when its own button is pressed (RFC 8058): the link decides, whatever the form says. */
export async function registerOneClickUnsubscribe(app: FastifyInstance, ctx: ApiContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _body, done) => {
      done(null, undefined);
    });
    scope.post<Link>('/unsubscribe', async ({ query }, reply) => {
      await unsubscribe(ctx.core, typeof query.token === 'string' ? query.token : '');
      return reply.type('text/plain; charset=utf-8').send('You are unsubscribed.');
    });
  });
}
