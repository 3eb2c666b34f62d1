import { expect, test } from 'vitest';
import { aMemberOf, aUser } from './a-user.ts';
import { FakeServer, type Handlers } from './fake-server.ts';
import { fakeToken } from './fake-token.ts';
import { data, refuse } from './replies.ts';

function serverWith(handlers: Handlers, user = aUser()) {
  const server = new FakeServer();
  server.user = user;
  server.answer(handlers);
  return server;
}

const ask = (server: FakeServer, method: string, url: string, body?: object, token: string | null = fakeToken()) =>
  server.respond({ method, url: `/api${url}`, token, idempotencyKey: null, body: body && JSON.stringify(body) });

test('a call without a handler is a fault', async () => {
  const server = serverWith({});
  await ask(server, 'GET', '/sites');
  expect(server.faults).toEqual(['The test gives no answer to GET /api/sites (listSites).']);
});

test('a call that the contract does not have is a fault', async () => {
  const server = serverWith({});
  await ask(server, 'GET', '/nowhere');
  expect(server.faults).toEqual(['The contract has no GET /api/nowhere.']);
});

test('an answer that the contract does not know is a fault', async () => {
  const wrong = { listSites: () => ({ status: 'success', data: [{ id: 'no id' }] }) } as unknown as Handlers;
  const server = serverWith(wrong);
  await ask(server, 'GET', '/sites');
  expect(server.faults[0]).toContain('listSites cannot answer like this');
});

test('a body that the contract refuses is answered like the API does', async () => {
  const server = serverWith({});
  const answer = await ask(server, 'POST', '/auth/login', { email: 'maya', password: 'correct-horse' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { email: ['Please enter a valid email address.'] } });
});

test('a call for signed-in people needs the token', async () => {
  const server = serverWith({ listSites: () => data([]) });
  expect((await ask(server, 'GET', '/sites', undefined, null)).status).toBe(401);
  expect((await ask(server, 'GET', '/sites')).status).toBe(200);
});

test('a role that is too small is refused', async () => {
  const server = serverWith({}, aMemberOf('Ines Duarte', 'viewer'));
  expect((await ask(server, 'DELETE', '/sites/019cd79e-4600-76ab-9a13-79795a278b6f')).status).toBe(403);
});

test('a fixed path comes before one with a parameter', async () => {
  const server = serverWith({ teamStatistics: () => refuse('forbidden') });
  await ask(server, 'GET', '/team-members/statistics');
  expect(server.callsTo('teamStatistics').length).toBe(1);
});
