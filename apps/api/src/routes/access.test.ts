import { type Endpoints, endpoints } from '@herald/contract';
import { aMember, aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const people = ['nobody', 'viewer', 'editor', 'team admin', 'owner', 'administrator', 'impersonator'] as const;
type Person = (typeof people)[number];

/** Who gets past the guard of each endpoint; written out so that a slip in the contract shows here. */
const everybody = people;
const signedIn: readonly Person[] = people.filter((person) => person !== 'nobody');
const allowed: Record<keyof Endpoints, readonly Person[]> = {
  login: everybody,
  register: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  verifyEmail: everybody,
  listPlans: everybody,
  listPages: everybody,
  siteInfo: everybody,
  logNotFound: everybody,
  health: everybody,
  ready: everybody,
  media: everybody,
  logout: signedIn,
  currentUser: signedIn,
  returnToAdmin: signedIn,
  resendVerification: signedIn,
  userLimits: signedIn,
  getPage: signedIn,
  loginAsUser: ['administrator'],
};

let api: TestApi;
let freshToken: Record<Person, () => Promise<string | undefined>>;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
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

/** Whether the guard let the call through; what the endpoint then says about an empty body does not matter. */
async function getsPast(name: keyof Endpoints, person: Person): Promise<boolean> {
  const { method, path } = endpoints[name];
  const token = await freshToken[person]();
  const { body, status } = await api.ask(`${method} ${path.replace(':slug', 'automation')}`, {
    ...(token && { token }),
    ...(method === 'POST' && { body: {} }),
  });
  const guardRefusals = ['unauthorized', 'forbidden'];
  return !guardRefusals.includes(body?.code) && status !== 404;
}

describe.each(Object.keys(allowed) as (keyof Endpoints)[])('%s', (name) => {
  it.each(people)('knows %s', async (person) => {
    expect(await getsPast(name, person)).toBe(allowed[name].includes(person));
  });
});

describe('every endpoint that needs a session', () => {
  const guarded = Object.values(endpoints).filter(({ auth }) => auth === 'user' || auth === 'admin');

  it.each(guarded.map(({ method, path }) => `${method} ${path}`))(
    '%s refuses expired and ended sessions',
    async (call) => {
      const user = await aUser(api.core);
      const ended = await aToken(api.core, user);
      await api.ask('POST /auth/logout', { token: ended });
      const expired = await aToken(api.core, user);
      api.clock.advance({ hours: 25 });
      for (const token of [ended, expired]) {
        const { status, body } = await api.ask(call.replace(':slug', 'x'), { token });
        expect([status, body.message]).toEqual([401, 'You are not authorized to perform this action.']);
      }
    },
  );
});
