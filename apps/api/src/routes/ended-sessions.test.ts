import { endpoints } from '@herald/contract/endpoints';
import { newId } from '@herald/core/runtime';
import { aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

/** A path with something in the place of each parameter. */
const fillIn = (path: string) =>
  path.replace(':slug', 'automation').replace(':version', '1').replace(/:\w+/, newId(api.core));

describe('every endpoint that needs a session', () => {
  const guarded = Object.values(endpoints).filter(({ auth }) => auth === 'user' || auth === 'admin');
  let deadTokens: string[];

  beforeAll(async () => {
    const user = await aUser(api.core);
    const ended = await aToken(api.core, user);
    await api.ask('POST /auth/logout', { token: ended });
    const expired = await aToken(api.core, user);
    api.clock.advance({ hours: 25 });
    deadTokens = [ended, expired];
  });

  it.each(guarded.map(({ method, path }) => `${method} ${path}`))(
    '%s refuses expired and ended sessions',
    async (call) => {
      for (const token of deadTokens) {
        const { status, body } = await api.ask(fillIn(call), { token });
        expect([status, body.message]).toEqual([401, 'You are not authorized to perform this action.']);
      }
    },
  );
});
