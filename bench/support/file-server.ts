import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The baseline: node:http that sends the requested range of one file without any check. */
const [path = ''] = process.argv.slice(2);

const server = createServer((request, response) => {
  const [, start = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  response.writeHead(206, { 'content-length': Number(end) - Number(start) + 1 });
  createReadStream(path, { start: Number(start), end: Number(end) }).pipe(response);
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
