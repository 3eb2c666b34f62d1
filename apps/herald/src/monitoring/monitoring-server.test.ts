import { Gauge, Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { startBareProxy } from '../../../../tests/support/bare-proxy.ts';
import { type Monitored, type MonitoringServer, startMonitoringServer } from './monitoring-server.ts';

const token = 'the token of the collector';
const servers: MonitoringServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function start(monitored: Partial<Monitored> = {}): Promise<string> {
  const registry = new Registry();
  new Gauge({ name: 'herald_test', help: 'One', registers: [registry] }).set(7);
  const one = { registry, access: { token }, isDeaf: () => false, ...monitored };
  const server = await startMonitoringServer(one, { port: 0, host: '127.0.0.1' });
  servers.push(server);
  return server.url;
}

const authorization = { headers: { authorization: `Bearer ${token}` } };

describe('the port of a worker', () => {
  it('shows figures to whoever has the token', async () => {
    const url = await start();
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    const answer = await fetch(`${url}/metrics`, authorization);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^herald_test 7$/m)]);
  });

  it('shows none to a visitor whom a proxy without forwarding headers passes on', async () => {
    const proxy = await startBareProxy(await start());
    expect((await fetch(`${proxy.url}/metrics`)).status).toBe(401);
    proxy.close();
  });

  it('shows figures to programs of this machine where that is allowed', async () => {
    const url = await start({ access: { allowsLoopback: true } });
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
  });

  it('tells everybody whether the worker is healthy, and nothing else', async () => {
    let isDeaf = false;
    const url = await start({ isDeaf: () => isDeaf });
    expect((await fetch(`${url}/health`)).status).toBe(200);
    isDeaf = true;
    expect((await fetch(`${url}/health`)).status).toBe(500);
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/health`, { method: 'POST' })).status).toBe(404);
  });

  it('is refused when another program uses it', async () => {
    const url = await start();
    const again = startMonitoringServer(
      { registry: new Registry(), access: {}, isDeaf: () => false },
      { port: Number(new URL(url).port), host: '127.0.0.1' },
    );
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
