import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareProxy {
  url: string;
  close(): void;
}

/** A proxy as `proxy_pass` alone makes one: the Host header of the server behind it, and no forwarding header. */
export async function startBareProxy(target: string): Promise<BareProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const options = { hostname, port, method, path, headers: { ...headers, host: `localhost:${port}` } };
    const passed = request(options, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
