import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listPages } from '@herald/core/pages';
import { authenticate } from '@herald/core/people';
import { benchCore } from './bench-core.ts';

/** The baseline: node:http that runs the same queries and sends their results, without framework, checks or log. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const core = benchCore(databaseUrl, folder);

const server = createServer(async (request, response) => {
  const actor = await authenticate(core, (request.headers.authorization ?? '').slice('Bearer '.length));
  const data = await listPages(core, actor);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 'success', data }));
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
