import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ServerLimits } from './context.ts';
import { startApi } from './start-api.ts';
import { rawExchange } from './testing/raw-exchange.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

/** Each running API has figures of its own. */
const freshContext = () => ({ ...api.context, metrics: new Registry() });
const listening = (limits: Partial<ServerLimits> = {}) =>
  startApi({ ...freshContext(), limits }, { port: 0, host: '127.0.0.1' });

describe('what is not quite HTTP', () => {
  it('10 MB of headers are answered with 431 in the envelope', async () => {
    const running = await listening();
    const chunk = `x-filler: ${'a'.repeat(1000)}\r\n`;
    const answer = await rawExchange(running.url, ['GET /api/health HTTP/1.1\r\nhost: x\r\n', chunk.repeat(10_000)]);
    expect(answer).toContain('HTTP/1.1 431');
    expect(answer).toContain('"code":"headers_too_large"');
    expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
    await running.close();
  });

  it('a client that never finishes its headers or its body is sent away', async () => {
    const running = await listening({ headersTimeoutMs: 300, requestTimeoutMs: 600 });
    const [slowHeaders, slowBody] = await Promise.all([
      rawExchange(running.url, ['GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ']),
      rawExchange(running.url, [
        'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"em',
      ]),
    ]);
    for (const answer of [slowHeaders, slowBody]) {
      expect(answer).toContain('HTTP/1.1 408');
      expect(answer).toContain('"code":"request_timeout"');
    }
    await running.close();
  });

  it('noise is answered with 400', async () => {
    const running = await listening();
    expect(await rawExchange(running.url, ['\x16\x03\x01 what\r\n\r\n'])).toContain('HTTP/1.1 400');
    await running.close();
  });
});

describe('/health', () => {
  it('fails when the process is deaf to a database that is there, and tells nobody why', async () => {
    let isDeaf = false;
    const running = await startApi({ ...freshContext(), isDeaf: () => isDeaf }, { port: 0, host: '127.0.0.1' });
    expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
    isDeaf = true;
    const answer = await fetch(`${running.url}/api/health`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('database');
    await running.close();
  });

  it('is not touched by a database that is down, unlike /ready', async () => {
    const running = await listening();
    const { ping } = api.core.db;
    api.core.db.ping = () => Promise.reject(new Error('down'));
    expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
    expect((await fetch(`${running.url}/api/ready`)).status).toBe(503);
    api.core.db.ping = ping;
    await running.close();
  });
});

describe('stopping', () => {
  it('lets the running requests finish and refuses new ones', async () => {
    const running = await listening();
    const { passwords } = api.core;
    const { hash } = passwords;
    const [hasStarted, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    passwords.hash = async (password) => {
      hasStarted.resolve();
      await mayGoOn.promise;
      return hash(password);
    };
    const slow = fetch(`${running.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Slow', email: 'slow@example.com', password: 'long enough' }),
    });
    await hasStarted.promise;
    const closing = running.close();
    await expect(fetch(`${running.url}/api/health`)).rejects.toThrow();
    mayGoOn.resolve();
    expect((await slow).status).toBe(201);
    await closing;
    passwords.hash = hash;
  });

  it('serves what comes over a connection that is still open, and closes it', async () => {
    const running = await listening();
    const { ping } = api.core.db;
    const { read } = api.core.settings;
    const [first, second, mayAnswer] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    api.core.db.ping = async () => {
      first?.resolve();
      await mayAnswer?.promise;
    };
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname);
    const answers = text(socket);
    socket.write('GET /api/ready HTTP/1.1\r\nhost: x\r\n\r\n');
    await first?.promise;
    const closing = running.close();
    api.core.settings.read = () => {
      second?.resolve();
      return read();
    };
    socket.write('GET /api/site HTTP/1.1\r\nhost: x\r\n\r\n');
    await second?.promise;
    mayAnswer?.resolve();
    await closing;
    api.core.db.ping = ping;
    api.core.settings.read = read;
    expect((await answers).match(/HTTP\/1.1 200/g)).toHaveLength(2);
    expect((await answers).toLowerCase()).toContain('connection: close');
  });

  it('is told by /ready at once, while everything else is still served for a pause', async () => {
    const running = await listening();
    const statusOf = async (path: string) => (await fetch(`${running.url}/api/${path}`)).status;
    expect(await statusOf('ready')).toBe(200);
    // Long enough for three calls on a machine that is busy.
    const pauseMs = 8000;
    const began = performance.now();
    const closing = running.close(pauseMs);
    expect([await statusOf('ready'), await statusOf('health'), await statusOf('site')]).toEqual([503, 200, 200]);
    await closing;
    expect(performance.now() - began).toBeGreaterThanOrEqual(pauseMs - 10);
    await expect(statusOf('health')).rejects.toThrow();
  });

  it('waits for the work that goes on after an answer', async () => {
    const running = await listening();
    let isDone = false;
    api.core.background.run('slow mail', async () => {
      await sleep(100);
      isDone = true;
    });
    await running.close();
    expect(isDone).toBe(true);
  });

  it('tells a taken port by its code', async () => {
    const running = await listening();
    const port = Number(new URL(running.url).port);
    const second = startApi(freshContext(), { port, host: '127.0.0.1' });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await running.close();
  });
});
