import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressGuard } from './address-guard.ts';
import { fetchSound } from './fetch-link.ts';
import type { NameResolver } from './guarded-lookup.ts';

let server: Server;
let baseUrl: string;
let reached = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    reached += 1;
    response.end('inside secret');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  reached = 0;
});
afterAll(() => server.close());

/** The first look-up leads outside, every later one inside. */
function turningName(): NameResolver {
  let asked = 0;
  return ((_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
    asked += 1;
    done(null, [{ address: asked === 1 ? '203.0.113.5' : '127.0.0.1', family: 4 }]);
  }) as NameResolver;
}

const link = (mayCall: ReturnType<typeof addressGuard>) => ({
  url: `${baseUrl}/sound.mp3`,
  address: { baseUrl, mayCall },
  title: 'The voice service',
  kind: 'voice_failed' as const,
});

it('does not follow a link at the address of its service when the name leads inside in the moment of connecting', async () => {
  await expect(fetchSound(link(addressGuard([], turningName())))).rejects.toThrow(/network Herald runs in/);
  expect(reached).toBe(0);
});

it('does not use a connection that a call with another guard has made', async () => {
  const sound = await fetchSound(link(addressGuard(['localhost'])));
  expect(Buffer.from(sound).toString()).toBe('inside secret');
  await expect(fetchSound(link(addressGuard([], turningName())))).rejects.toThrow(/network Herald runs in/);
  expect(reached).toBe(1);
});
