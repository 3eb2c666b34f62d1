import { describe, expect, it } from 'vitest';
import { errorTexts } from '../errors.ts';
import { createClient } from './create-client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientAnswering(answer: () => Response | Promise<Response>, storedToken: string | null = 'token-1') {
  const sent: Sent[] = [];
  const timeoutsMs: number[] = [];
  const store = {
    token: storedToken,
    read: () => store.token,
    clear: () => {
      store.token = null;
    },
  };
  const client = createClient({
    baseUrl: '/api',
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return answer();
    },
    tokenStore: store,
    timeoutSignal: (timeoutMs) => {
      timeoutsMs.push(timeoutMs);
      return new AbortController().signal;
    },
  });
  return { client, sent, store, timeoutsMs };
}

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const throwing = (error: Error) => () => Promise.reject(error);

describe('the typed client', () => {
  it('sends JSON under /api with a bearer token when a token exists', async () => {
    const { client, sent } = clientAnswering(json(200, { status: 'success', data: {} }));
    await client.call('POST /auth/login', { body: { email: 'a@b.co', password: 'secret-pass' } });
    expect(sent[0]?.url).toBe('/api/auth/login');
    expect(sent[0]?.init.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
    });
    expect(sent[0]?.init.body).toBe('{"email":"a@b.co","password":"secret-pass"}');
  });

  it('sends no authorization header when there is no token', async () => {
    const { client, sent } = clientAnswering(json(200, { status: 'success', data: [] }), null);
    await client.call('GET /plans');
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  });

  it('fills and escapes path parameters', async () => {
    const { client, sent } = clientAnswering(json(200, { status: 'success', data: {} }));
    await client.call('GET /pages/:slug', { params: { slug: 'a/b c' } });
    expect(sent[0]?.url).toBe('/api/pages/a%2Fb%20c');
  });

  it('hands a success through as the endpoint declares it', async () => {
    const { client } = clientAnswering(json(200, { status: 'success', data: [] }));
    expect(await client.call('GET /plans')).toEqual({ status: 'success', data: [] });
  });

  it('yields the server’s message and errors field when the server responded', async () => {
    const errors = { email: ['Taken.'] };
    const { client } = clientAnswering(json(409, { status: 'error', message: 'No.', code: 'email_taken', errors }));
    expect(await client.call('GET /plans')).toEqual({
      status: 'error',
      message: 'No.',
      code: 'email_taken',
      errors,
      httpStatus: 409,
    });
  });

  it.each([
    ['an empty answer', () => new Response('', { status: 502 })],
    ['an HTML answer', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an answer without a message', json(500, { status: 'error' })],
  ])('says "An unknown error occurred." for %s', async (_, answer) => {
    const { client } = clientAnswering(answer);
    expect(await client.call('GET /plans')).toMatchObject({ status: 'error', message: errorTexts.unknown });
  });

  it('does not take a success without a readable body for a success', async () => {
    const { client } = clientAnswering(() => new Response('<html>', { status: 200 }));
    expect(await client.call('GET /plans')).toMatchObject({ status: 'error', message: errorTexts.unknown });
  });

  it.each(['AbortError', 'TimeoutError'])('yields the network text on %s', async (name) => {
    const { client } = clientAnswering(throwing(new DOMException('gone', name)));
    expect(await client.call('GET /plans')).toEqual({
      status: 'error',
      message: 'Network error occurred. Please check your connection.',
      code: 'TIMEOUT_ERROR',
    });
  });

  it('lets other failures yield their own message', async () => {
    const { client } = clientAnswering(throwing(new TypeError('Failed to fetch')));
    expect(await client.call('GET /plans')).toEqual({
      status: 'error',
      message: 'Failed to fetch',
      code: 'NETWORK_ERROR',
    });
  });

  it('names a refusal without words by its status', async () => {
    const { client } = clientAnswering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await client.call('GET /plans')).toMatchObject({ httpStatus: 502, code: 'HTTP_502' });
  });

  it('really aborts when the time is over', async () => {
    const client = createClient({
      baseUrl: '/api',
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      tokenStore: { read: () => null, clear: () => undefined },
      timeoutSignal: () => AbortSignal.timeout(5),
    });
    expect(await client.call('GET /plans')).toMatchObject({ message: errorTexts.network });
  });

  it('clears the stored token on a 401', async () => {
    const { client, store } = clientAnswering(json(401, { status: 'error', message: 'No.' }));
    await client.call('GET /auth/user');
    expect(store.token).toBeNull();
  });

  it('keeps the token on other refusals', async () => {
    const { client, store } = clientAnswering(json(403, { status: 'error', message: 'No.' }));
    await client.call('GET /auth/user');
    expect(store.token).toBe('token-1');
  });

  it('does not let a late 401 of an older token sign a newer session out', async () => {
    const { client, store } = clientAnswering(() => {
      store.token = 'token-2';
      return json(401, {})();
    });
    await client.call('GET /auth/user');
    expect(store.token).toBe('token-2');
  });

  it('allows 30 s by default', async () => {
    const { client, timeoutsMs } = clientAnswering(json(200, { status: 'success', data: [] }));
    await client.call('GET /plans');
    expect(timeoutsMs).toEqual([30_000]);
  });

  it('allows 60 s for endpoints that are declared long', async () => {
    const { client, timeoutsMs } = clientAnswering(json(200, { status: 'success' }));
    await client.call('POST /tts/custom-audio', { form: new FormData(), long: true });
    expect(timeoutsMs).toEqual([60_000]);
  });

  it('sends an idempotency key as a header', async () => {
    const { client, sent } = clientAnswering(json(200, { status: 'success' }));
    await client.call('POST /videos/:id/retry', {
      params: { id: 'video-1' },
      idempotencyKey: 'key-1',
      long: true,
    });
    expect(sent[0]?.init.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it('checks calls at compile time', () => {
    const { client } = clientAnswering(json(200, {}));
    // @ts-expect-error no such endpoint
    void (() => client.call('GET /nowhere'));
    // @ts-expect-error the body is needed
    void (() => client.call('POST /auth/login'));
    // @ts-expect-error the slug is text
    void (() => client.call('GET /pages/:slug', { params: { slug: 1 } }));
    // @ts-expect-error the endpoint is long, and the call must say so
    void (() => client.call('POST /tts/custom-audio', { form: new FormData() }));
    // @ts-expect-error the endpoint is not long
    void (() => client.call('GET /plans', { long: true }));
    // @ts-expect-error the endpoint takes no idempotency key
    void (() => client.call('POST /auth/logout', { idempotencyKey: 'key-1' }));
    expect(client.call).toBeTypeOf('function');
  });
});
