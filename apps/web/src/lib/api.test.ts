import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, failureOf, messageOf, request } from './api.ts';

let storage: Map<string, string>;

function answerWith(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

beforeEach(() => {
  storage = new Map([['auth_token', 'a-token']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

describe('request', () => {
  test('tells the time zone of the browser', async () => {
    const fetched = vi.fn(
      async (_url: string, _init: RequestInit) => new Response(JSON.stringify({ status: 'success', data: [] })),
    );
    vi.stubGlobal('fetch', fetched);
    await request('GET /plans');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'x-time-zone': timeZone });
  });

  test('answers the success, and calls below /api with the stored token', async () => {
    const fetched = vi.fn(async () => new Response(JSON.stringify({ status: 'success', data: [] })));
    vi.stubGlobal('fetch', fetched);
    await expect(request('GET /plans')).resolves.toEqual({ status: 'success', data: [] });
    expect(fetched).toHaveBeenCalledWith(
      '/api/plans',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer a-token' }) }),
    );
  });

  test('throws a failed call with all the server said', async () => {
    answerWith(422, { status: 'error', message: 'No.', code: 'validation', errors: { email: ['Taken.'] } });
    const error = await request('GET /plans').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(failureOf(error)).toMatchObject({ httpStatus: 422, code: 'validation', errors: { email: ['Taken.'] } });
  });

  test('a 401 response clears the stored token', async () => {
    answerWith(401, { status: 'error', message: 'You are not authorized to perform this action.' });
    await expect(request('GET /auth/user')).rejects.toThrow('You are not authorized');
    expect(storage.has('auth_token')).toBe(false);
  });

  test('any other refusal keeps it', async () => {
    answerWith(403, { status: 'error', message: 'Access denied.' });
    await expect(request('GET /user/limits')).rejects.toThrow('Access denied.');
    expect(storage.get('auth_token')).toBe('a-token');
  });
});

describe('the words of a failure', () => {
  test("are the server's", async () => {
    answerWith(409, { status: 'error', message: 'An account with this email already exists.' });
    const error = await request('GET /plans').catch((thrown: unknown) => thrown);
    expect(messageOf(error, 'Registration failed')).toBe('An account with this email already exists.');
  });

  test("are the caller's own where the server had none", async () => {
    answerWith(500, {});
    const error = await request('GET /plans').catch((thrown: unknown) => thrown);
    expect(messageOf(error, 'Login failed')).toBe('Login failed');
  });

  test("are 'Something went wrong' when it was no call that failed", () => {
    expect(messageOf(new TypeError('x is undefined'), 'Login failed')).toBe('Something went wrong');
  });
});
