import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { checkOutside } from './check-outside.ts';

let server: Server;
let url: string;
let answer: { status: number; body: unknown };
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  answer = { status: 200, body: { 'en_US-lessac-medium': {} } };
});

const piper = () => readConfig({ HERALD_SPEECH_WIRE: 'piper', HERALD_SPEECH_URL: url });
const google = () => readConfig({ HERALD_GOOGLE_TTS_KEY: 'google-secret', HERALD_GOOGLE_TTS_URL: url });

it('says nothing about services that are not used', async () => {
  expect(await checkOutside(readConfig({}))).toEqual([]);
});

it('counts the voices of a service that responds', async () => {
  expect(await checkOutside(piper())).toMatchObject([
    { state: 'good', note: expect.stringMatching(/offers 1 voice\.$/) },
  ]);
});

it('counts a voice whose language nobody knows', async () => {
  answer.body = { 'xx-nobody': {} };
  expect(await checkOutside(piper())).toMatchObject([
    { state: 'good', note: expect.stringMatching(/offers 1 voice\.$/) },
  ]);
});

it('tells why a service does not work, without its key', async () => {
  answer = { status: 403, body: { error: { message: 'google-secret is not allowed' } } };
  const findings = await checkOutside(google());
  expect(findings).toMatchObject([
    {
      state: 'problem',
      note: expect.stringContaining('Google refused the key'),
      fix: expect.stringContaining('HERALD_GOOGLE_TTS_'),
    },
  ]);
  expect(JSON.stringify(findings)).not.toContain('secret');
});
