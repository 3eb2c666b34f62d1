import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FrozenProxy, startFrozenProxy } from '../support/frozen-proxy.ts';

let echo: Server;
let proxy: FrozenProxy;
const clients: Socket[] = [];

beforeEach(async () => {
  echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await startFrozenProxy({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.stop();
  echo.close();
});

/** Connects, and collects what comes back and what happens to the connection. */
function open() {
  const client = connect(proxy.port, '127.0.0.1');
  clients.push(client);
  const seen: string[] = [];
  client.on('data', (data) => seen.push(data.toString()));
  for (const event of ['end', 'close', 'error']) client.on(event, () => seen.push(event));
  return { client, seen };
}

it('passes bytes until it freezes, and neither side is told', async () => {
  const [before, after] = [open(), open()];
  before.client.write('one');
  await expect.poll(() => before.seen).toEqual(['one']);
  proxy.freezeOpen();
  before.client.write('two');
  const fresh = open();
  fresh.client.write('new');
  await expect.poll(() => fresh.seen).toEqual(['new']);
  expect(before.seen).toEqual(['one']);
  expect(after.seen).toEqual([]);
});

it('freezes new connections too until it thaws', async () => {
  proxy.freezeAll();
  const frozen = open();
  frozen.client.write('lost');
  await expect.poll(() => proxy.countFrozen()).toBe(1);
  proxy.thaw();
  const fresh = open();
  fresh.client.write('found');
  await expect.poll(() => fresh.seen).toEqual(['found']);
  expect(frozen.seen).toEqual([]);
});

it('tells a close while it is not frozen', async () => {
  const { client, seen } = open();
  client.end('bye');
  await expect.poll(() => seen).toContain('close');
  expect(seen).toContain('bye');
  await expect.poll(() => proxy.countAlive()).toBe(0);
});
