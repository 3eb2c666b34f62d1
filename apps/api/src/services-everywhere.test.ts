import { seedServices } from '@herald/core/services';
import { createTestCore, type TestCore, testAdmin } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import {
  openGoogleDouble,
  openSpeechServerDouble,
  type SpeechDouble,
  type SpeechServerDouble,
} from '@herald/providers/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLogger } from './logger.ts';
import { type RunningApi, startApi } from './start-api.ts';

let test: TestCore;
let server: SpeechServerDouble;
let google: SpeechDouble;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  server = await openSpeechServerDouble();
  google = await openGoogleDouble();
});
afterAll(async () => {
  for (const close of closing) await close();
  await server.close();
  await google.close();
  await test.close();
});

/** A process as the program starts it, with engines of its own. */
async function aProcess(): Promise<RunningApi> {
  const sibling = test.openSibling();
  const context = {
    core: sibling.core,
    providers: await openProviders({ insideServices: ['127.0.0.1'] }),
    log: createLogger({ level: 'silent' }),
    metrics: new Registry(),
    version: '0.0.0-test',
    dataFolder: '.',
    limits: { maxEventLoopDelayMs: 0 },
  };
  const api = await startApi(context, { port: 0, host: '127.0.0.1' });
  closing.push(async () => {
    await api.close();
    await sibling.close();
  });
  return api;
}

async function call<Data>({ url }: RunningApi, method: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

let token = '';

async function voicesOf(api: RunningApi): Promise<string[]> {
  return (await call<{ value: string }[]>(api, 'GET', '/tts/voices')).map(({ value }) => value);
}

it('a service that one process adds, changes and removes is so in the other, and in one that starts later', async () => {
  const [first, second] = [await aProcess(), await aProcess()];
  token = (await call<{ token: string }>(first, 'POST', '/auth/login', testAdmin)).token;
  const body = { wire: 'openai', title: 'Own server', url: server.baseUrl, model: 'kokoro' };
  const { services } = await call<{ services: { id: string }[] }>(first, 'POST', '/admin/services', body);
  const id = services[0]?.id ?? '';
  const heart = expect.stringMatching(/^s\w{8}:af_heart$/);
  const george = expect.stringMatching(/^s\w{8}:bm_george$/);
  await expect.poll(() => voicesOf(second)).toContainEqual(heart);
  expect(await voicesOf(await aProcess())).toContainEqual(heart);

  await call(second, 'PUT', `/admin/services/${id}`, { ...body, voices: 'bm_george', base_version: 1 });
  await expect.poll(() => voicesOf(first)).not.toContainEqual(heart);
  await expect.poll(() => voicesOf(first)).toContainEqual(george);

  await call(first, 'DELETE', `/admin/services/${id}`);
  await expect.poll(() => voicesOf(second)).not.toContainEqual(george);
});

it('voices of Google are in no process while the setting is off, and back when it is on', async () => {
  const first = await aProcess();
  await seedServices(test.core, [
    { wire: 'google', name: 'google', title: 'Google', baseUrl: google.baseUrl, key: 'k' },
  ]);
  token = (await call<{ token: string }>(first, 'POST', '/auth/login', testAdmin)).token;
  const body = { wire: 'google', title: 'Google of Settings', url: google.baseUrl, key: 'k' };
  await call(first, 'POST', '/admin/services', body);
  const second = await aProcess();
  const prefixes = async (api: RunningApi) =>
    [
      ...new Set((await voicesOf(api)).filter((id) => id.includes('-Neural2-')).map((id) => id.split(':', 1)[0])),
    ].sort();
  const both = ['google', expect.stringMatching(/^s\w{8}$/)];
  await expect.poll(() => prefixes(second)).toEqual(both);

  const turn = (value: boolean) =>
    call(first, 'PUT', '/admin/settings', { settings: [{ key: 'google_tts_enabled', value }] });
  await turn(false);
  await expect.poll(() => prefixes(first)).toEqual([]);
  await expect.poll(() => prefixes(second)).toEqual([]);
  const script = { msg: 'Hello.', tts_id: 'google:en-US-Neural2-C', country: 'en', region: 'US' };
  expect(await call(second, 'POST', '/a2e/tts/generate', script)).toBeUndefined();
  expect(await prefixes(await aProcess())).toEqual([]);
  expect(google.asked).toEqual([]);

  await turn(true);
  await expect.poll(() => prefixes(first)).toEqual(both);
  await expect.poll(() => prefixes(second)).toEqual(both);
});
