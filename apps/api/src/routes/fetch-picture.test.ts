import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let closed: TestApi;
let owner: TestUser;
let shop: Server;
let address: string;
const asked: string[] = [];

const picture = createCanvas(80, 64).toBuffer('image/png');
const answers: Record<string, { status?: number; location?: string; body?: Buffer | string }> = {
  '/serum.png': { body: picture },
  '/moved.png': { status: 302, location: '/serum.png' },
  '/gone.png': { status: 404 },
  '/page.html': { body: '<html>Our serum</html>' },
  '/huge.png': { body: Buffer.alloc(6 * 1024 * 1024) },
};

beforeAll(async () => {
  shop = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, location, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const url = inject('databaseServerUrl');
  api = await createTestApi(url, { context: { providers: await openProviders({ insidePictures: ['127.0.0.1'] }) } });
  closed = await createTestApi(url, { context: { providers: await openProviders({ insideServices: ['127.0.0.1'] }) } });
  owner = await aUser(api.core);
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  shop.close();
  await api.close();
  await closed.close();
});

async function fetchFrom(path: string, on = api, who: TestUser = owner) {
  const body = { url: path.startsWith('/') ? `${address}${path}` : path, purpose: 'product' as const };
  return on.ask('POST /pictures/fetch', { token: await aToken(on.core, who), body });
}

describe('a picture on the web', () => {
  it('is kept like one that was uploaded, also where its address moved', async () => {
    for (const path of ['/serum.png', '/moved.png']) {
      const { status, body } = await fetchFrom(path);
      expect([status, body.data]).toMatchObject([200, { width: 80, height: 64, purpose: 'product' }]);
    }
    expect((await fetchFrom('/serum.png')).body.data.name).toBe('serum.png');
  });

  it.each([
    ['/gone.png', '127.0.0.1 answers with status 404.'],
    ['/huge.png', 'The picture at 127.0.0.1 is larger than 5 MB.'],
    ['file:///etc/passwd', 'Please enter a web address, for example https://example.com/offer.'],
    ['shop.example/serum.png', 'Please enter a web address, for example https://example.com/offer.'],
  ])('is refused with the reason: %s', async (path, reason) => {
    const { status, body } = await fetchFrom(path);
    expect([status, body.errors]).toEqual([422, { url: [reason] }]);
  });

  it('is refused where no picture is there', async () => {
    const { status, body } = await fetchFrom('/page.html');
    expect([status, body.errors]).toEqual([415, { url: ['JPG, PNG, WebP, max 5MB'] }]);
  });

  it('is never asked for inside the network, nor where services may lie', async () => {
    const stranger = await aUser(closed.core);
    for (const inside of [address, 'http://localhost:80', 'http://169.254.169.254', 'http://[::ffff:127.0.0.1]:80']) {
      const { status, body } = await fetchFrom(`${inside}/serum.png`, closed, stranger);
      expect([status, body.errors?.url?.[0]]).toEqual([422, expect.stringContaining('cannot be asked from here')]);
    }
    expect(asked).toEqual([]);
  });

  it('is not fetched for viewers', async () => {
    const viewer = await aMember(api.core, owner, 'viewer');
    expect((await fetchFrom('/serum.png', api, viewer)).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
