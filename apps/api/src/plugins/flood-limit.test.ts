import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ServerLimits } from '../context.ts';
import { registerFloodLimit } from './flood-limit.ts';

test('a caller who has hung up is no error', async () => {
  const app = Fastify();
  app.addHook('onRequest', async ({ raw }) => {
    Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  await registerFloodLimit(app, { requestsPerMinute: 2 } as ServerLimits);
  app.get('/', () => 'here');
  expect((await app.inject('/')).statusCode).toBe(200);
});
