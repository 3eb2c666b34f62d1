import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { aToken, aUser } from '@herald/core/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type RunningApi, startApi } from '../start-api.ts';
import { batchCalls } from '../testing/batch-calls.ts';
import { runToEnd } from '../testing/batch-runs.ts';
import { type EventListener, listenToEvents } from '../testing/event-listener.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let server: RunningApi;
const listeners: EventListener[] = [];

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  const context = { ...api.context, metrics: new Registry() };
  server = await startApi(context, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const listener of listeners) listener.stop();
  await server.close();
  await api.close();
});

const batchesIn = (text: string): BatchJob[] =>
  text
    .split('\n\n')
    .filter((message) => message.includes('event: batch'))
    .map((message) => JSON.parse(message.match(/^data: (.*)$/m)?.[1] ?? '{}'));

it('the line of events tells how many films of a batch are finished, to its account alone', async () => {
  const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  const token = await aToken(api.core, owner);
  const stranger = await aToken(api.core, await aUser(api.core));
  const [own, foreign] = [
    await listenToEvents(server.url, { token }),
    await listenToEvents(server.url, { token: stranger }),
  ];
  listeners.push(own, foreign);
  const at = await batchCalls(api, token);
  const id = await at.started(at.variants(['One.', 'Two.']));
  await runToEnd(api, id);
  await own.until((_, text) => batchesIn(text).some(({ status }) => status === 'complete'));
  const told = batchesIn(own.text());
  expect(told.every((batch) => batch.id === id && batch.counts.films === 2)).toBe(true);
  expect(told.at(-1)).toMatchObject({ status: 'complete', counts: { finished: 2 } });
  expect(batchesIn(foreign.text())).toEqual([]);
  const late = await listenToEvents(server.url, { token });
  listeners.push(late);
  await late.until((_, text) => batchesIn(text).some((batch) => batch.id === id));
});
