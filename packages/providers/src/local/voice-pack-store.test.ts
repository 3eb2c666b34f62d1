import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VoicePackStore } from '@herald/media/engines/voice-packs';
import { writeTinyPiper } from '@herald/speech/tiny-piper';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PackSourceServer, startPackSource, TINY_PACK } from '../testing/pack-source-server.ts';
import { PACK_OFFERS } from '../voice-packs/catalogue.ts';
import { fetchPack } from '../voice-packs/fetch-pack.ts';
import { voicePackStore } from './voice-pack-store.ts';

let folder: string;
let source: PackSourceServer;
let store: VoicePackStore;

beforeAll(async () => {
  source = await startPackSource();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
  store = voicePackStore({ folder, source: source.url });
  source.faults.length = 0;
  source.asked.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => source.close());

const statusOf = async (id = TINY_PACK) => (await store.list()).find((pack) => pack.id === id) ?? expect.unreachable();
const fetchIt = (id = TINY_PACK) => store.fetch(id, new AbortController().signal);
/** What lies in the folder and is no download. */
const visible = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'));
const askedFor = (ending: string) => source.asked.filter((path) => path.split(' ')[0]?.endsWith(ending));

async function failureWith(fault: PackSourceServer['faults'][number]) {
  source.faults.push(fault);
  expect(await fetchIt()).toBe(false);
  expect(await visible()).toEqual([]);
  return (await statusOf()).failure;
}

describe('the catalogue', () => {
  it('names each pack once, with a language and a licence, and no size nobody told', async () => {
    const packs = await store.list();
    expect(new Set(packs.map(({ id }) => id)).size).toBe(packs.length);
    for (const { locales, licence, sizeBytes, isHere } of packs) {
      expect(locales.map((locale) => new Intl.Locale(locale).toString())).toEqual(locales);
      expect([licence?.name === '', URL.canParse(licence?.url ?? ''), sizeBytes, isHere]).toEqual([
        false,
        true,
        null,
        false,
      ]);
    }
  });

  it('tells sizes as soon as the source was asked, and only those of this source', async () => {
    await store.readSizes();
    expect((await statusOf()).sizeBytes).toBeGreaterThan(1000);
    expect((await statusOf('kokoro')).sizeBytes).toBeGreaterThan(1000);
    expect((await statusOf('inflect-micro-v2')).sizeBytes).toBeGreaterThan(1000);
    expect((await statusOf('pl_PL-gosia-medium')).sizeBytes).toBeNull();
    const other = voicePackStore({ folder, source: 'https://mirror.example.com/voices' });
    expect((await other.list()).every(({ sizeBytes }) => sizeBytes === null)).toBe(true);
  });
});

describe('a download', () => {
  it('ends with a voice that spoke here, its speed and its model card', async () => {
    expect(await fetchIt()).toBe(true);
    const status = await statusOf();
    expect(status).toMatchObject({ isHere: true, problem: null, failure: null, progress: null, speakers: 1 });
    expect(status.realTimeFactor).toBeGreaterThan(0);
    expect(status.voices).toMatchObject([{ id: `piper:${TINY_PACK}`, label: 'Thorsten - Piper', quality: 'neural' }]);
    expect(await readdir(join(folder, TINY_PACK))).toContain('MODEL_CARD');
    expect(await readdir(join(folder, '.downloads'))).toEqual([]);
  });

  it('of Kokoro takes the model, its signs and the styles whose languages are spoken here', async () => {
    expect(await fetchIt('kokoro')).toBe(true);
    expect((await statusOf('kokoro')).voices.map(({ id }) => id)).toContain('kokoro:en-US:af-heart');
    expect(await readdir(join(folder, 'kokoro/voices'))).not.toContain('jf_alpha.bin');
  });

  it('of Inflect takes its two graphs, and its one voice speaks', async () => {
    expect(await fetchIt('inflect-nano-v2')).toBe(true);
    const status = await statusOf('inflect-nano-v2');
    expect(status).toMatchObject({ isHere: true, kind: 'inflect', speakers: 1, licence: { name: 'Apache 2.0' } });
    expect(status.voices).toMatchObject([{ id: 'inflect:inflect-nano-v2', label: 'Nano - Inflect', locale: 'en-US' }]);
    await store.remove('inflect-nano-v2');
    expect(await visible()).toEqual([]);
  });

  it('goes on where the connection ended', async () => {
    const part = join(folder, '.downloads', TINY_PACK, `${TINY_PACK}.onnx.part`);
    let kept = 0;
    const untilKept = () => {
      kept += 5000;
      return vi.waitUntil(async () => (await stat(part).catch(() => ({ size: 0 }))).size >= kept, 60_000);
    };
    source.faults.push({ path: '-medium.onnx', dropAfter: 5000, untilKept, times: 2 });
    expect(await fetchIt()).toBe(true);
    expect(askedFor('-medium.onnx').map((path) => path.split(' ')[1])).toEqual([
      undefined,
      'bytes=5000-',
      'bytes=10000-',
    ]);
  });

  it('goes on where a killed one ended, and begins again where the source cannot', async () => {
    const part = join(folder, '.downloads', TINY_PACK, `${TINY_PACK}.onnx.part`);
    await mkdir(join(part, '..'), { recursive: true });
    const model = [...source.files].find(([path]) => path.endsWith('.onnx') && path.includes(TINY_PACK))?.[1];
    await writeFile(part, model?.subarray(0, 7000) ?? '');
    source.faults.push({ path: '-medium.onnx', ignoresRange: true });
    expect(await fetchIt()).toBe(true);
    expect(askedFor('-medium.onnx')[0]).toMatch(/bytes=7000-$/);
  });

  it('does not trust what an earlier one left: another file is fetched whole', async () => {
    const part = join(folder, '.downloads', TINY_PACK, `${TINY_PACK}.onnx.part`);
    await mkdir(join(part, '..'), { recursive: true });
    await writeFile(part, Buffer.alloc(7000, 1));
    expect(await fetchIt()).toBe(true);
    expect(askedFor('-medium.onnx')).toHaveLength(2);
  });

  it('is seen by everybody while it runs, and ends when somebody gives it up', async () => {
    source.faults.push({ path: '-medium.onnx', holdAfter: 4000 });
    const running = fetchIt();
    const other = voicePackStore({ folder, source: source.url });
    const seen = async () => (await other.list()).find(({ id }) => id === TINY_PACK);
    await expect.poll(seen).toMatchObject({ isHere: false, progress: { phase: 'downloading' } });
    const { progress } = (await seen()) ?? {};
    expect(progress?.receivedBytes).toBeLessThan(progress?.totalBytes ?? 0);
    await other.drop(TINY_PACK);
    source.faults.length = 0;
    source.release();
    expect(await running).toBe(false);
    expect([await visible(), (await statusOf()).progress]).toEqual([[], null]);
    expect(await readdir(join(folder, '.downloads'))).toEqual([]);
  });

  it('does nothing for a voice that is here', async () => {
    await fetchIt();
    source.asked.length = 0;
    expect([await fetchIt(), source.asked]).toEqual([true, []]);
  });
});

describe('a download that fails says why, and leaves no voice', () => {
  it('when the checksum is wrong', async () => {
    const wrong = Buffer.from([...source.files].find(([path]) => path.endsWith(`${TINY_PACK}.onnx`))?.[1] ?? '');
    wrong[100] = (wrong[100] ?? 0) ^ 1;
    expect(await failureWith({ path: '-medium.onnx', body: wrong })).toMatchObject({ code: 'checksum_wrong' });
    source.faults.length = 0;
    expect(await fetchIt()).toBe(true);
  });

  it('when the file is not there', async () => {
    expect(await failureWith({ path: '-medium.onnx', status: 404 })).toMatchObject({ code: 'not_found' });
  });

  it('when the source does not know the voice', async () => {
    expect(await fetchIt('pl_PL-gosia-medium')).toBe(false);
    expect((await statusOf('pl_PL-gosia-medium')).failure).toMatchObject({ code: 'not_found' });
  });

  it('when a web page comes in its place', async () => {
    const page = Buffer.from('<html>Sign in to the network</html>');
    const fault = { body: page, contentType: 'text/html; charset=utf-8' };
    expect(await failureWith({ path: '-medium.onnx', ...fault })).toMatchObject({ code: 'not_the_file' });
    source.faults.length = 0;
    expect(await failureWith({ path: 'voices.json', ...fault })).toMatchObject({ code: 'not_the_file' });
  });

  it('when its size is another one', async () => {
    const failure = await failureWith({ path: '-medium.onnx', body: Buffer.alloc(100) });
    expect(failure).toMatchObject({ code: 'not_the_file', message: expect.stringContaining('another size') });
  });

  it('when the source refuses', async () => {
    expect(await failureWith({ path: '-medium.onnx', status: 403 })).toMatchObject({ code: 'refused' });
  });

  it('when a redirect leads inside', async () => {
    const inside = createServer((_, response) => response.end('secret'));
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
      source.faults.length = 0;
      const failure = await failureWith({ path: '-medium.onnx', redirectTo: `http://${host}:${port}/secret` });
      expect(failure).toMatchObject({ code: 'address_refused' });
    }
    inside.close();
  });

  it('when the model cannot speak', async () => {
    const list = [...source.files.keys()].find((path) => path.endsWith('voices.json')) ?? '';
    const key = [...source.files.keys()].find((path) => path.endsWith(`${TINY_PACK}.onnx`)) ?? '';
    const [voices, model] = [source.files.get(list), source.files.get(key)];
    const broken = Buffer.alloc(model?.length ?? 0, 1);
    const { createHash } = await import('node:crypto');
    const digest = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
    source.files.set(key, broken);
    source.files.set(list, Buffer.from(String(voices).replace(digest(model ?? broken), digest(broken))));
    expect(await fetchIt()).toBe(false);
    expect(await visible()).toEqual([]);
    expect((await statusOf()).failure).toMatchObject({ code: 'cannot_speak' });
    source.files.set(key, model ?? broken);
    source.files.set(list, voices ?? broken);
  });

  it('when the source is away, and when there is no room', async () => {
    const offer = PACK_OFFERS.find(({ id }) => id === TINY_PACK) ?? expect.unreachable();
    const signal = new AbortController().signal;
    const options = { folder, signal, settle: () => expect.unreachable(), firstPauseMs: 1 };
    const base = new URL(`${source.url}/`);
    source.faults.push({ path: '-medium.onnx', status: 503 });
    expect(await fetchPack(offer, { ...options, base })).toBe(false);
    expect((await statusOf()).failure).toMatchObject({ code: 'unreachable' });
    source.faults.length = 0;
    expect(await fetchPack(offer, { ...options, base, freeBytes: async () => 50_000_000 })).toBe(false);
    expect((await statusOf()).failure).toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining('50 MB are free'),
    });
    expect(askedFor('-medium.onnx')).toHaveLength(5);
  });
});

describe('what was brought by hand', () => {
  it('is listed, heard again when it is wished, and removed with what belongs to it', async () => {
    await writeTinyPiper(join(folder, 'ours/xx_own.onnx'));
    const own = () => statusOf('ours/xx_own.onnx');
    expect(await own()).toMatchObject({
      isHere: true,
      isOffered: false,
      licence: null,
      realTimeFactor: null,
      voices: [],
    });
    await store.hear('ours/xx_own.onnx', new AbortController().signal);
    expect((await own()).realTimeFactor).toBeGreaterThan(0);
    await store.remove('ours/xx_own.onnx');
    expect(await visible()).toEqual([]);
  });

  it('counts as the pack of the catalogue it is', async () => {
    await writeTinyPiper(join(folder, `${TINY_PACK}.onnx`));
    expect(await statusOf()).toMatchObject({ isHere: true, isOffered: true, problem: null });
  });

  it('is marked when it cannot speak, until it is looked at again', async () => {
    await writeTinyPiper(join(folder, 'xx_own.onnx'));
    await writeFile(join(folder, 'xx_own.onnx'), 'cut off');
    await expect(store.hear('xx_own.onnx', new AbortController().signal)).rejects.toThrow('cannot be read');
    expect((await statusOf('xx_own.onnx')).problem).toBe('The model of this natural voice cannot be read.');
    await store.forgetProblems();
    expect((await statusOf('xx_own.onnx')).problem).toBeNull();
  });
});
