import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@herald/contract/limits';
import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { writeTinyPiper } from '@herald/speech/tiny-piper';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const BASE = 'sw_CD-tiny-low';

let folder: string;
let models: string;
let api: TestApi;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
  models = await mkdtemp(join(tmpdir(), 'herald-models-'));
  await writeTinyPiper(join(models, `${BASE}.onnx`), {
    config: { espeak: { voice: 'sw' }, language: { code: 'sw_CD' } },
  });
  await writeTinyKokoro(join(models, 'kokoro'));
  const naturalVoices = { folder, source: 'http://127.0.0.1:1', hearsNewModels: true };
  api = await createTestApi(inject('databaseServerUrl'), {
    context: { providers: await openProviders({ naturalVoices }) },
  });
});
beforeEach(async () => {
  token = await aToken(api.core, testAdmin);
  await rm(folder, { recursive: true, force: true });
  await api.core.db.pool.query('delete from audit_log');
});
afterAll(async () => {
  await api.close();
  for (const place of [folder, models]) await rm(place, { recursive: true, force: true });
});

type Sent = [name: string, bytes: Uint8Array];

const piper = async (): Promise<Sent[]> =>
  Promise.all(
    ['.onnx.json', '.onnx'].map(
      async (ending): Promise<Sent> => [`${BASE}${ending}`, await readFile(join(models, `${BASE}${ending}`))],
    ),
  );

async function formOf(files: readonly Sent[]) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await encoded.arrayBuffer()), headers };
}

const add = async (files: readonly Sent[], as = token) =>
  api.ask('POST /admin/voice-packs', { token: as, ...(await formOf(files)) });

/** Everything in the folder of voices, also what is hidden. */
const everything = async () =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter(
    (name) => /\.\w+$/.test(name) && name !== '.downloads',
  );
const audit = async () => (await api.core.db.pool.query('select action, subject_id from audit_log')).rows;

describe('a voice from files', () => {
  it('speaks, is recorded, and leads the list of its language as a natural one', async () => {
    const { status, body } = await add(await piper());
    expect([status, body.data]).toEqual([200, { name: BASE }]);
    const voices = await api.ask('GET /a2e/tts/voices?country=sw&region=CD', { token });
    expect(voices.body.data[0]?.children[0]).toMatchObject({ value: `piper:${BASE}`, quality: 'neural' });
    expect(await audit()).toEqual([{ action: 'voice.add', subject_id: BASE }]);
    const [pack] = (await api.ask('GET /admin/voice-packs', { token })).body.data.packs.filter(
      ({ state }) => state === 'ready',
    );
    expect(pack?.real_time_factor).toBeGreaterThan(0);
    const again = await add(await piper());
    expect([again.status, again.body.message]).toEqual([422, expect.stringContaining('is here already')]);
  });

  it('may be Kokoro', async () => {
    const names = await readdir(join(models, 'kokoro'), { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      names
        .filter((one) => one.isFile())
        .map(async (one): Promise<Sent> => [one.name, await readFile(join(one.parentPath, one.name))]),
    );
    expect((await add(files)).body.data).toEqual({ name: 'kokoro' });
    const { packs } = (await api.ask('GET /admin/voice-packs', { token })).body.data;
    expect(packs.find(({ id }) => id === 'kokoro')?.state).toBe('ready');
  });

  it.each<[string, (files: Sent[]) => Sent[], string]>([
    ['without its model', (files) => files.slice(0, 1), `${BASE}.onnx is missing.`],
    ['without its second file', (files) => files.slice(1), `${BASE}.onnx.json is missing.`],
    [
      'with a file of something else',
      (files) => [...files, ['notes.txt', Buffer.from('hello')]],
      'is not a file of a voice',
    ],
    ['whose name is a path', ([first]) => [['../../evil.onnx', first?.[1] ?? Buffer.alloc(1)]], 'missing'],
    ['twice', (files) => [...files, ...files], 'A file came twice.'],
    ['of two voices', (files) => [...files, ['other.onnx', Buffer.from('x')]], 'belong to several voices'],
    [
      'that is no model',
      ([json]) => [json ?? ['', Buffer.alloc(1)], [`${BASE}.onnx`, Buffer.from('cut off')]],
      'cannot speak here',
    ],
    [
      'whose description is damaged',
      ([, model]) => [[`${BASE}.onnx.json`, Buffer.from('{')], model ?? ['', Buffer.alloc(1)]],
      'cannot speak here',
    ],
  ])('%s is refused and leaves nothing', async (_, change, words) => {
    const { status, body } = await add(change(await piper()));
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)]);
    expect(await everything()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  it('is refused when it says that it is too large, before a byte is read', async () => {
    const { headers } = await formOf([]);
    const { port } = await listening();
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/admin/voice-packs' }, (answer) => {
        let text = '';
        answer.on('data', (piece) => {
          text += String(piece);
        });
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, text });
          call.destroy();
        });
      });
      call.on('error', reject);
      call.setHeader('authorization', `Bearer ${token}`);
      call.setHeader('content-type', headers['content-type']);
      call.setHeader('content-length', limits.voiceFilesBytes + 1);
      call.flushHeaders();
    });
    expect([status, text.includes('too large for a voice')]).toEqual([413, true]);
    expect(await everything()).toEqual([]);
  });

  it('that ends in the middle leaves nothing', async () => {
    const { body, headers } = await formOf(await piper());
    const { port } = await listening();
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/admin/voice-packs' });
    call.on('error', () => undefined);
    call.setHeader('authorization', `Bearer ${token}`);
    call.setHeader('content-type', headers['content-type']);
    call.setHeader('content-length', body.length);
    call.write(body.subarray(0, body.length - 500));
    await expect.poll(everything).not.toEqual([]);
    call.destroy();
    await expect.poll(everything).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  it('is for administrators', async () => {
    const user = await aToken(api.core, await aUser(api.core));
    expect((await add(await piper(), user)).status).toBe(403);
    expect(await everything()).toEqual([]);
  });
});

async function listening(): Promise<{ port: number }> {
  const address = api.app.server.address() as AddressInfo | null;
  if (address) return address;
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  return api.app.server.address() as AddressInfo;
}
