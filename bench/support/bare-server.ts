import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  authenticate,
  createCore,
  listPages,
  openDatabase,
  outboxMailer,
  systemClock,
  systemRandom,
} from '@herald/core';

/** The floor: node:http that does the same queries and sends what they answer; no framework, no checks, no log. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const mailer = outboxMailer(folder, { clock: systemClock, random: systemRandom });
const core = createCore({ db: openDatabase({ url: databaseUrl }), mailer, publicUrl: 'http://localhost' });

const server = createServer(async (request, response) => {
  const actor = await authenticate(core, (request.headers.authorization ?? '').slice('Bearer '.length));
  const data = await listPages(core, actor);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 'success', data }));
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
