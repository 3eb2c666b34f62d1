import { endpoints } from '@herald/contract/endpoints';
import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const loginWith = (body: string, headers: Record<string, string> = json) =>
  api.ask('POST /auth/login', { body, headers });

describe('a body that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"email": '],
    ['two values', '{}{}'],
    ['a prototype in disguise', '{"__proto__": {"role": "admin"}, "email": "a@b.co", "password": "x"}'],
  ])('%s is answered with 400', async (_, body) => {
    const answer = await loginWith(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      status: 'error',
      code: 'malformed',
      message: 'Please check your input and try again.',
    });
  });

  it('that is larger than 1 MB is answered with 413', async () => {
    const { status, body } = await loginWith(JSON.stringify({ email: 'a'.repeat(1024 * 1024) }));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is answered with 415',
    async (type) => {
      const { status, body } = await loginWith('email=a@b.co', { 'content-type': type });
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});

describe('wrong types', () => {
  it.each<[unknown, string[]]>([
    [{}, ['email', 'password']],
    [{ email: 1, password: ['x'] }, ['email', 'password']],
    [{ email: { $ne: null }, password: 'long enough' }, ['email']],
    [{ email: 'a@b.co', password: 'x'.repeat(257) }, ['password']],
    [{ email: `${'a'.repeat(260)}@b.co`, password: 'x' }, ['email']],
    [{ email: 'a\0@b.co', password: 'x' }, ['email']],
    [[], ['body']],
    ['text', ['body']],
    [null, ['body']],
  ])('%j gives 422 with a text for %j', async (body, fields) => {
    const answer = await loginWith(JSON.stringify(body));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ status: 'error', message: 'Please check your input and try again.' });
    expect(Object.keys(answer.body.errors).sort()).toEqual(fields);
    for (const texts of Object.values<string[]>(answer.body.errors)) expect(texts[0]).toMatch(/\w/);
  });

  it('are named in plain words', async () => {
    const { body } = await loginWith(JSON.stringify({ email: 1 }));
    expect(body.errors).toEqual({ email: ['This must be text.'], password: ['This field is required.'] });
  });

  it('a missing body gives 422, not a crash', async () => {
    expect((await api.ask('POST /auth/login')).status).toBe(422);
  });
});

describe('an address that is not there', () => {
  it.each(['GET /nowhere', 'GET /', 'PUT /auth/login', 'DELETE /pages/x', 'POST /videos/%2e%2e%2f', 'GET /auth/user/'])(
    '%s gives 404 in the envelope',
    async (call) => {
      const { status, body } = await api.ask(call);
      expect(status).toBe(404);
      expect(body).toEqual({ status: 'error', code: 'not_found', message: 'Resource not found.' });
    },
  );

  it.each(['a%00b', '..%2f..%2fetc%2fpasswd', "x' or '1'='1", 'a'.repeat(300), 'a'.repeat(2000)])(
    'a page called %s is not found either',
    async (slug) => {
      const token = await aToken(api.core, testAdmin);
      const { status, body } = await api.ask(`GET /pages/${slug}`, { token });
      expect(status).toBe(404);
      expect(body.status).toBe('error');
    },
  );

  it('cannot be read when its escapes are broken', async () => {
    const { status, body } = await api.ask('GET /pages/%ff');
    expect([status, body.code]).toEqual([400, 'malformed']);
  });
});

describe('an address with its letters escaped', () => {
  it('is protected, limited and logged like the plain one', async () => {
    const limited = await createTestApi(inject('databaseServerUrl'), { context: { limits: { requestsPerMinute: 2 } } });
    const get = () => limited.app.inject({ url: '/%61pi/plans' });
    expect((await get()).headers['cache-control']).toBe('no-store');
    await get();
    expect((await get()).statusCode).toBe(429);
    expect(limited.logText()).toMatch(/"level":30.*"path":"\/%61pi\/plans"/);
    await limited.close();
  });
});

describe('SQL and HTML', () => {
  const nasty = [
    `'; drop table users; --`,
    `<script>alert(1)</script>`,
    `" onload="x`,
    `\${7*7} {{7*7}} %s %n`,
    '𝕳𝖊 \u202e',
  ];

  it.each(nasty)('%s is kept in a name and harms nothing', async (name) => {
    const email = `nasty-${crypto.randomUUID()}@example.com`;
    const { status, body } = await api.ask('POST /auth/register', {
      body: { name, email, password: `${name} and a harbour` },
    });
    expect(status).toBe(201);
    // An override of direction could make a name read as another one.
    expect(body.data.user.name).toBe(name.replace('\u202e', '').trim());
    expect((await api.ask('POST /auth/login', { body: { email, password: `${name} and a harbour` } })).status).toBe(
      200,
    );
  });

  it.each(nasty)('%s in every other field is refused or without effect', async (text) => {
    const calls = [
      ['POST /auth/login', { email: text, password: text }],
      ['POST /auth/login', { email: testAdmin.email, password: text }],
      ['POST /auth/forgot-password', { email: text }],
      [
        'POST /auth/reset-password',
        { email: testAdmin.email, token: text, password: text.padEnd(12), password_confirmation: text.padEnd(12) },
      ],
      ['POST /auth/verify-email', { email: testAdmin.email, token: text }],
      ['POST /auth/login-as-user', { user_id: text }],
    ] as const;
    const token = await aToken(api.core, testAdmin);
    for (const [call, body] of calls) expect([401, 422]).toContain((await api.ask(call, { body, token })).status);
    expect((await api.ask('GET /auth/user', { token })).status).toBe(200);
  });

  it('answers are never guessed to be HTML', async () => {
    const { headers } = await api.ask('GET /plans');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

describe('a fault of ours', () => {
  const realRead = () => api.core.settings.read;
  let read: ReturnType<typeof realRead> | undefined;
  afterEach(() => {
    if (read) api.core.settings.read = read;
  });

  it('shows the catalogue’s text and a request id, never the stack or the SQL', async () => {
    read = realRead();
    api.core.settings.read = () => Promise.reject(new Error('select secret from users'));
    const { status, body, headers, text } = await api.ask('GET /site');
    expect(status).toBe(500);
    expect(body).toEqual({
      status: 'error',
      code: 'internal',
      message: 'Server error occurred. Please try again later.',
      request_id: headers['x-request-id'],
    });
    expect(text).not.toMatch(/select|stack|\.ts/);
    expect(api.logText()).toContain(String(headers['x-request-id']));
  });
});

describe('the log', () => {
  it('holds no password, token or key, whatever fails', async () => {
    const user = await aUser(api.core);
    const secrets = ['Sup3r-secret-password', 'wrong-secret-guess', 'secret-reset-token-value'];
    const [password, wrongGuess, resetToken] = secrets as [string, string, string];
    const email = `logged-${crypto.randomUUID()}@example.com`;
    const { body } = await api.ask('POST /auth/register', { body: { name: 'L', email, password } });
    const token: string = body.data.token;
    await api.ask('POST /auth/login', { body: { email, password: wrongGuess } });
    await loginWith(`{"password": "${password}"`);
    await api.ask(`GET /auth/user?token=${resetToken}`, { token });
    await api.ask('GET /nowhere', { token, headers: { cookie: `session=${resetToken}`, 'x-api-key': resetToken } });
    await api.ask('POST /not-found-log', { body: { path: `/reset-password?token=${resetToken}` } });
    await api.ask('POST /auth/reset-password', {
      body: { email, token: resetToken, password, password_confirmation: password },
    });
    // A query that fails inside PostgreSQL: drizzle's error would carry its parameters.
    await api.core.db.pool.query('alter table sessions rename to sessions_away');
    expect((await api.ask('GET /auth/user', { token })).status).toBe(500);
    expect((await api.ask('POST /auth/login', { body: { email: user.email, password: user.password } })).status).toBe(
      500,
    );
    await api.core.db.pool.query('alter table sessions_away rename to sessions');

    const log = api.logText();
    expect(log).toContain('A request failed');
    for (const secret of [...secrets, token, user.password, '$argon2id$']) expect(log).not.toContain(secret);
  });

  it('names the path of a request without its query, and whose it was', async () => {
    const user = await aUser(api.core);
    await api.ask('GET /user/limits?secret=1', { token: await aToken(api.core, user) });
    const line =
      api
        .logText()
        .split('\n')
        .filter((text) => text.includes('/api/user/limits'))
        .at(-1) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/api/user/limits', status: 200, userId: user.id });
  });

  it('notes attempts at addresses that do not exist', async () => {
    const { status } = await api.ask('POST /not-found-log', { body: { path: '/no/such/screen?x=1' } });
    expect(status).toBe(200);
    expect(api.logText()).toContain('"missingPath":"/no/such/screen"');
  });
});

const readBySuccess = Object.values(endpoints).filter(({ path }) => /^\/(?:a2e|video-generation)\//.test(path));

describe('a failed answer of a family that is read by `success`', () => {
  it.each(readBySuccess.map(({ method, path }) => `${method} ${path}`))('%s says so and why', async (call) => {
    const { status, body } = await api.ask(call.replace(/:\w+/g, 'none'), {
      headers: { authorization: 'Bearer wrong' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ status: 'error', success: false, error: body.message });
  });

  it('is the only one that does', async () => {
    const { body } = await api.ask('GET /videos', { headers: { authorization: 'Bearer wrong' } });
    expect(body).not.toHaveProperty('success');
    expect(body).not.toHaveProperty('error');
  });
});
