import { type Endpoints, endpoints } from '@herald/contract/endpoints';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, testAdmin } from '@herald/core/testing';
import { openProviders, type Providers } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { allowed, type Person, people } from '../testing/who-may-call.ts';

let api: TestApi;
let freshToken: Record<Person, () => Promise<string | undefined>>;
/** One session for each person, because two thousand sign-ins take a minute. */
const keptToken = new Map<Person, string | undefined>();

async function tokenOf(person: Person): Promise<string | undefined> {
  if (!keptToken.has(person)) keptToken.set(person, await freshToken[person]());
  return keptToken.get(person);
}

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers: await withoutDrawing() } });
  const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  const [viewer, editor, teamAdmin] = [
    await aMember(api.core, owner, 'viewer'),
    await aMember(api.core, owner, 'editor'),
    await aMember(api.core, owner, 'admin'),
  ];
  freshToken = {
    nobody: async () => undefined,
    viewer: () => aToken(api.core, viewer),
    editor: () => aToken(api.core, editor),
    'team admin': () => aToken(api.core, teamAdmin),
    owner: () => aToken(api.core, owner),
    administrator: () => aToken(api.core, testAdmin),
    impersonator: async () => {
      const token = await aToken(api.core, testAdmin);
      const { body } = await api.ask('POST /auth/login-as-user', { token, body: { user_id: owner.id } });
      return body.data.token;
    },
  };
});
afterAll(() => api.close());

/** A face takes a second to draw, and whether a guard opens does not depend on it. */
async function withoutDrawing(): Promise<Providers> {
  const providers = await openProviders();
  const face = () => Promise.reject(new Error('No face is drawn here.'));
  return replaceParts(providers, { image: { ...providers.image, face } });
}

/** A path with something in the place of each parameter. */
const fillIn = (path: string) =>
  path.replace(':slug', 'automation').replace(':version', '1').replace(/:\w+/, newId(api.core));

/** Whether the guard let the call through; what the endpoint then says about an empty body does not matter. */
async function getsPast(name: keyof Endpoints, person: Person): Promise<boolean> {
  const refusal = await guardRefusal(name, await tokenOf(person));
  if (refusal !== 'unauthorized') return refusal === undefined;
  // An earlier call may have ended the kept session: only the refusal of a session that certainly lives counts.
  keptToken.delete(person);
  return (await guardRefusal(name, await tokenOf(person))) === undefined;
}

async function guardRefusal(name: keyof Endpoints, token: string | undefined): Promise<string | undefined> {
  const { method, path } = endpoints[name];
  if (name === 'videoEvents') return (await getsEvents(token)) ? undefined : 'unauthorized';
  const { body } = await api.ask(`${method} ${fillIn(path)}`, {
    ...(token && { token }),
    ...(method !== 'GET' && { body: {} }),
  });
  return ['unauthorized', 'forbidden'].find((code) => code === body?.code);
}

/** An endless answer is begun, not waited for. */
async function getsEvents(token: string | undefined): Promise<boolean> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `/api${endpoints.videoEvents.path}`;
  const response = await api.app.inject({ url, headers, payloadAsStream: true });
  response.stream().destroy();
  return response.statusCode === 200;
}

describe.each(Object.keys(allowed) as (keyof Endpoints)[])('%s', (name) => {
  it.each(people)('knows %s', async (person) => {
    expect(await getsPast(name, person)).toBe(allowed[name].includes(person));
  });
});

describe('every endpoint of the contract', () => {
  it.each(Object.values(endpoints).map(({ method, path }) => ({ method, url: `/api${path}` })))(
    '$method $url is there',
    ({ method, url }) => {
      expect(api.app.hasRoute({ method, url })).toBe(true);
    },
  );
});
