import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressGuard } from './address-guard.ts';
import { askServer } from './ask-service.ts';
import type { NameResolver } from './guarded-lookup.ts';

describe('the guard of addresses', () => {
  const refusal = /leads into the network Herald runs in/;

  it.each([
    'http://127.0.0.1:8880',
    'http://2130706433:8880',
    'http://[::1]:8880',
    'http://localhost',
    'http://0x7f.1/',
  ])('refuses %s unless the operator allowed it', async (url) => {
    await expect(addressGuard([])(url)).rejects.toThrow(refusal);
  });

  it.each([
    ['http://127.0.0.1:8880/voices', '127.0.0.1:8880'],
    ['http://127.0.0.1:8880', '127.0.0.1'],
    ['http://127.0.0.1:8880', '127.0.0.0/8'],
    ['http://[::1]:8880', '::1'],
    ['http://localhost', 'localhost:80'],
    ['https://93.184.215.14', '10.0.0.0/8'],
  ])('lets %s through where %s is allowed', async (url, allowed) => {
    await expect(addressGuard([allowed])(url)).resolves.toBeUndefined();
  });

  it('refuses another port of a host that is allowed with a port', async () => {
    await expect(addressGuard(['127.0.0.1:8880'])('http://127.0.0.1:5432')).rejects.toThrow(refusal);
  });

  it('says that there is no such server', async () => {
    await expect(addressGuard([])('http://nowhere.invalid')).rejects.toThrow('There is no server with the name');
  });

  it('refuses a name that leads inside only in the moment of connecting', async () => {
    let asked = 0;
    const connected: string[] = [];
    const server = createServer((request, response) => {
      connected.push(request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const resolve = ((_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }]);
    }) as NameResolver;
    const address = { baseUrl: `http://voices.example:${port}`, mayCall: addressGuard([], resolve) };
    await expect(askServer(address, { path: '/x', timeoutMs: 5000 })).rejects.toMatchObject({
      kind: 'unavailable',
      retryable: false,
      message: expect.stringMatching(refusal),
    });
    const allowed = { ...address, mayCall: addressGuard(['voices.example'], resolve) };
    await askServer(allowed, { path: '/allowed', timeoutMs: 5000 });
    server.close();
    expect([asked > 2, connected]).toEqual([true, ['/allowed']]);
  });
});
