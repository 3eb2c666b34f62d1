import { ep } from '@herald/contract/endpoint';
import { AppError } from '@herald/core/errors';
import { aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { withData } from '../answers.ts';
import { defineRoute } from '../route.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const startWork = ep({
  method: 'POST',
  path: '/test-work',
  tag: 'Test',
  summary: 'Starts a piece of work',
  auth: 'user',
  body: z.object({ title: z.string(), fails: z.enum(['theirs', 'ours', 'too often']).optional() }),
  response: z.object({ status: z.literal('success'), data: z.object({ number: z.number() }) }),
  successStatus: 201,
  idempotent: 'answer',
});

let api: TestApi;
let token: string;
let worksStarted = 0;
let pause: Promise<void> | undefined;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'), {
    build: {
      extend(app, ctx) {
        defineRoute(app, ctx, startWork, async ({ body }) => {
          worksStarted += 1;
          await pause;
          if (body.fails === 'theirs') throw new AppError('conflict');
          if (body.fails === 'too often') throw new AppError('too_many_attempts', { retryAfterSec: 60 });
          if (body.fails === 'ours') throw new Error('broken');
          return withData({ number: worksStarted });
        });
      },
    },
  });
});
beforeEach(async () => {
  worksStarted = 0;
  pause = undefined;
  token = await aToken(api.core, await aUser(api.core));
});
afterAll(() => api.close());

const start = (key: string, body: object = { title: 'a' }, withToken = token) =>
  api.ask('POST /test-work', { token: withToken, body, headers: { 'idempotency-key': key } });

describe('Idempotency-Key', () => {
  it('gives the same answer and one piece of work', async () => {
    const first = await start('key-1');
    const second = await start('key-1');
    expect([first.status, second.status, worksStarted]).toEqual([201, 201, 1]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('belongs to one user', async () => {
    await start('key-1');
    await start('key-1', { title: 'a' }, await aToken(api.core, await aUser(api.core)));
    expect(worksStarted).toBe(2);
  });

  it('is not needed', async () => {
    for (let count = 0; count < 2; count++) await api.ask('POST /test-work', { token, body: { title: 'a' } });
    expect(worksStarted).toBe(2);
  });

  it('must not be used for something else', async () => {
    await start('key-1');
    const { status, body } = await start('key-1', { title: 'b' });
    expect([status, body.message]).toEqual([409, 'This Idempotency-Key was already used for another request.']);
  });

  it('must not be used with another query', async () => {
    await start('key-1');
    const headers = { 'idempotency-key': 'key-1' };
    const { status } = await api.ask('POST /test-work?item=2', { token, body: { title: 'a' }, headers });
    expect([status, worksStarted]).toEqual([409, 1]);
  });

  it('holds back a second request while the first is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pause = promise;
    const first = start('key-1');
    while (worksStarted === 0) await new Promise((done) => setTimeout(done, 5));
    const second = await start('key-1');
    expect([second.status, second.body.code]).toEqual([409, 'request_in_progress']);
    resolve();
    expect((await first).status).toBe(201);
    expect(worksStarted).toBe(1);
  });

  it('lets the work be done again when whoever had it died', async () => {
    await start('key-1');
    await api.core.db.pool.query('update idempotency_keys set response_status = null, response_body = null');
    expect((await start('key-1')).status).toBe(409);
    api.clock.advance({ minutes: 3 });
    expect((await start('key-1')).status).toBe(201);
    expect(worksStarted).toBe(2);
  });

  it('keeps a refusal, but not a fault of ours', async () => {
    expect((await start('key-1', { title: 'a', fails: 'theirs' })).status).toBe(409);
    expect((await start('key-1', { title: 'a', fails: 'theirs' })).headers['idempotency-replayed']).toBe('true');
    await start('key-2', { title: 'a', fails: 'ours' });
    await start('key-2', { title: 'a', fails: 'ours' });
    expect(worksStarted).toBe(3);
  });

  it('does not keep "too often": the same request is welcome later', async () => {
    const answers = [
      await start('key-1', { title: 'a', fails: 'too often' }),
      await start('key-1', { title: 'a', fails: 'too often' }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [429, '60'],
      [429, '60'],
    ]);
    expect(worksStarted).toBe(2);
  });

  it('is forgotten after 24 hours', async () => {
    const user = await aUser(api.core);
    await start('key-1', { title: 'a' }, await aToken(api.core, user));
    api.clock.advance({ hours: 24 });
    await start('key-1', { title: 'a' }, await aToken(api.core, user));
    expect(worksStarted).toBe(2);
  });

  it.each(['', 'with blank', 'x'.repeat(201)])('of a wrong form is refused: %j', async (key) => {
    expect([400, 422]).toContain((await start(key)).status);
    expect(worksStarted).toBe(0);
  });
});
