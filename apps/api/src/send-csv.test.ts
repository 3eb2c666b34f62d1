import { setImmediate as turn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { sendCsv, sendTable, type TableToSend } from './send-csv.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(write: TableToSend['write']): Promise<string> {
  app = fastify();
  app.get('/', (request, reply) =>
    sendTable(request, reply, { filename: 'x.csv', head: ['a', 'b'], message: 'Done.', write }),
  );
  return app.listen({ port: 0 });
}

const WIDE = ['x'.repeat(10_000)];

it('breaks off when it fails in the middle, so that no half table looks whole', async () => {
  const address = await serve(async (send) => {
    await send([['1', '2']]);
    throw new Error('The database is away');
  });
  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow();
});

it('waits for its reader, and ends when the reader goes', async () => {
  let pieces = 0;
  const ended = Promise.withResolvers<unknown>();
  const address = await serve(async (send) => {
    try {
      for (;;) {
        await send([WIDE]);
        pieces += 1;
      }
    } catch (error) {
      ended.resolve(error);
    }
  });
  const reader = new AbortController();
  await fetch(address, { signal: reader.signal });
  let before = -1;
  while (before !== pieces) {
    before = pieces;
    for (let turns = 0; turns < 1000; turns++) await turn();
  }
  reader.abort();
  expect(await ended.promise).toBeInstanceOf(Error);
});

it('is no file when it fails before the first row', async () => {
  app = fastify();
  const write = () => Promise.reject(new Error('The database is away'));
  app.get('/', (_, reply) => sendCsv(reply, { filename: 'x.csv', head: ['a', 'b'], write }));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['content-disposition']]).toEqual([500, undefined]);
});
