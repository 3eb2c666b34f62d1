import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authenticate, listPages } from '@herald/core';
import { benchCore } from './bench-core.ts';

/** The floor: node:http that does the same queries and sends what they answer; no framework, no checks, no log. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const core = benchCore(databaseUrl, folder);

const server = createServer(async (request, response) => {
  const actor = await authenticate(core, (request.headers.authorization ?? '').slice('Bearer '.length));
  const data = await listPages(core, actor);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 'success', data }));
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
