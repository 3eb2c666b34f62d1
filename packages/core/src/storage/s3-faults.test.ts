import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FrozenProxy, startFrozenProxy } from '../../../../tests/support/frozen-proxy.ts';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { s3Storage } from './s3-storage.ts';

const LIMITS = { answerMs: 800, idleMs: 800, copyMs: 800, slowMs: 1500, slowestBytes: 20_000 };
/** For a store that is asked something else than to be quick. */
const PATIENT = { answerMs: 60_000, idleMs: 60_000, copyMs: 60_000, slowMs: 60_000, slowestBytes: 1 };
const MIB = 1024 * 1024;
const options = { contentType: 'video/mp4' };
let store: ObjectStore;
let proxy: FrozenProxy;
const servers: Server[] = [];

beforeAll(async () => {
  store = await startObjectStore();
  proxy = await startFrozenProxy({ host: '127.0.0.1', port: Number(new URL(store.settings.endpoint).port) });
});
afterEach(() => {
  proxy.thaw();
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  await proxy.stop();
  await store.stop();
});

const through = (limits = LIMITS) =>
  s3Storage({ ...store.settings, endpoint: `http://127.0.0.1:${proxy.port}` }, limits);

/** A store that is nothing but this listener. */
async function fakeStore(listener: RequestListener, limits = LIMITS) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return s3Storage(
    { ...store.settings, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    limits,
  );
}

describe('a store that is silent', () => {
  const body = Buffer.alloc(8 * MIB);
  const silent = { code: 'unavailable', message: 'The object store does not respond: Nothing came for 0.8 s' };

  it.each<[string, () => Promise<unknown>]>([
    ['an upload from memory', () => through().put('a.mp4', body, options)],
    [
      'an upload of a stream',
      () => through().put('a.mp4', Readable.from([body]), { ...options, sizeBytes: body.length }),
    ],
    ['an upload of unknown length', () => through().put('a.mp4', Readable.from([body]), options)],
    ['a look', () => through().stat('a.mp4')],
    ['a removal', () => through().remove('a.mp4')],
    ['a move', () => through().move('a.mp4', 'b.mp4')],
    ['a list', () => through().removeUnder('a/')],
    ['a download', () => through().read('a.mp4')],
  ])('ends %s', async (_, ask) => {
    proxy.freezeAll();
    await expect(ask()).rejects.toMatchObject(silent);
  });

  it('ends a request although memory is tidied up meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const tidying = setInterval(runInNewContext('gc'), LIMITS.answerMs / 10);
    proxy.freezeAll();
    await expect(
      through()
        .stat('a.mp4')
        .finally(() => clearInterval(tidying)),
    ).rejects.toMatchObject(silent);
  });

  it('ends a download that stands still half-way', async () => {
    const half = await fakeStore((_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('12345');
    });
    await expect(buffer(await half.read('a.mp4'))).rejects.toMatchObject(silent);
  });

  it('ends a download that trickles', async () => {
    // Each byte may come late on a busy machine: only their number is looked at.
    const limits = { ...PATIENT, slowMs: LIMITS.slowMs, slowestBytes: LIMITS.slowestBytes };
    const trickling = await fakeStore((_, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      const timer = setInterval(() => response.write('1'), 20);
      response.once('close', () => clearInterval(timer));
    }, limits);
    const message = expect.stringMatching(/The object store does not respond: Only \d+ bytes came in/);
    await expect(buffer(await trickling.read('a.mp4'))).rejects.toMatchObject({ code: 'unavailable', message });
  });

  it('is not suspected because a player pauses', async () => {
    await through(PATIENT).put('long.mp4', body, options);
    const idleMs = 4000;
    const reading = await through({ ...PATIENT, idleMs }).read('long.mp4');
    await once(reading, 'readable');
    await new Promise((resolve) => setTimeout(resolve, idleMs + 500));
    expect((await buffer(reading)).equals(body)).toBe(true);
  });
});

describe('a store that stumbles', () => {
  it('is asked again after it dropped the connection or failed, with the whole body each time', async () => {
    const bodies: string[] = [];
    const stumbling = await fakeStore(async (request, response) => {
      const text = (await buffer(request)).toString();
      if (request.method === 'HEAD') return void response.writeHead(200, { 'content-length': '5' }).end();
      bodies.push(text);
      if (bodies.length === 1) request.socket.destroy();
      else response.writeHead(bodies.length === 2 ? 503 : 200).end();
    }, PATIENT);
    await stumbling.put('a.mp4', Buffer.from('whole'), options);
    expect(bodies).toEqual(['whole', 'whole', 'whole']);
  });

  it('is not asked again for a stream, which can be read only once', async () => {
    let asked = 0;
    const stumbling = await fakeStore((_, response) => {
      asked += 1;
      response.writeHead(503).end();
    }, PATIENT);
    const stream = Readable.from([Buffer.from('12345')]);
    await expect(stumbling.put('a.mp4', stream, { ...options, sizeBytes: 5 })).rejects.toMatchObject({
      message: 'The object store answered 503',
    });
    expect(asked).toBe(1);
  });
});

describe('wrong settings are told apart from a store that is away', () => {
  it.each([
    [
      'an unknown access key',
      { accessKeyId: 'nobody' },
      'The object store refuses this access key (InvalidAccessKeyId)',
    ],
    ['a bucket that is not there', { bucket: 'none' }, 'The object store has no such bucket'],
  ])('%s', async (_, wrong, message) => {
    const wrongStore = s3Storage({ ...store.settings, ...wrong });
    await expect(wrongStore.put('a.mp4', Buffer.from('a'), options)).rejects.toMatchObject({
      code: 'unavailable',
      message,
    });
  });

  it('a wrong secret', async () => {
    const refusing = await fakeStore((_, response) => {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code><StringToSign>x</StringToSign></Error>');
    }, PATIENT);
    await expect(refusing.put('a.mp4', Buffer.from('a'), options)).rejects.toMatchObject({
      message: 'The object store refuses this access key (SignatureDoesNotMatch)',
    });
  });
});
