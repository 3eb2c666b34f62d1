import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MetricsAccess, mayReadMetrics } from '@herald/api/metrics-access';
import type { Registry } from 'prom-client';

export interface Monitored {
  registry: Registry;
  access: MetricsAccess;
  /** True when this process should be restarted. */
  isDeaf(): boolean;
}

export interface MonitoringServer {
  url: string;
  close(): void;
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

const plain = (status: number, text: string): Answer => ({ status, type: 'text/plain; charset=utf-8', text });

/** GET /health and /metrics of a process that serves nothing else. */
export async function startMonitoringServer(
  monitored: Monitored,
  { port, host }: { port: number; host: string },
): Promise<MonitoringServer> {
  const server = createServer((request, response) => {
    void answer(monitored, request)
      .catch(() => plain(500, 'The figures could not be read.\n'))
      .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Being watched must not keep a process alive.
  server.unref();
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer({ registry, access, isDeaf }: Monitored, request: IncomingMessage): Promise<Answer> {
  const path = request.url?.split('?')[0];
  if (request.method !== 'GET' || (path !== '/health' && path !== '/metrics')) return plain(404, 'Not found.\n');
  if (path === '/health')
    return isDeaf() ? plain(500, 'The database responds, but not to this process.\n') : plain(200, 'ok\n');
  const { headers, socket } = request;
  if (!mayReadMetrics(access, { headers, remoteAddress: socket.remoteAddress })) {
    return plain(401, 'Set HERALD_METRICS_TOKEN and send it as a bearer token.\n');
  }
  return { status: 200, type: registry.contentType, text: await registry.metrics() };
}
