import { type Endpoints, endpoints } from '@herald/contract/endpoints';
import { aMember, anOrder, aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { aFullAccount, SECRET } from '../testing/a-full-account.ts';
import { attacks, without } from '../testing/foreign-attacks.ts';
import { type Attempt, type Prey, type Stranger, strangers } from '../testing/foreign-attempts.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let prey: Prey;
let freshToken: Record<Stranger, () => Promise<string | undefined>>;
const tokens = new Map<Stranger, string | undefined>();

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  const account = await aFullAccount(api);
  const ownLink = api.core.media.sign({ key: `accounts/${owner.accountId}/logo.png` }, api.clock.now());
  const [free, viewer, former] = [
    await aUser(api.core),
    await aMember(api.core, owner, 'viewer'),
    await aMember(api.core, account.owner, 'editor', 'inactive'),
  ];
  prey = {
    ...account,
    order: await anOrder(api.core, owner),
    mailId: (await api.mails.list()).find(({ invitationId }) => invitationId === account.invited.id)?.id ?? '',
    ownSignature: ownLink.split('?')[1] ?? '',
    strangerIds: [owner, free, viewer, former].flatMap(({ id, accountId }) => [id, accountId]).concat(await adminIds()),
  };
  freshToken = {
    nobody: async () => undefined,
    'another owner': () => aToken(api.core, owner),
    'free user': () => aToken(api.core, free),
    viewer: () => aToken(api.core, viewer),
    'former member': () => aToken(api.core, former),
    administrator: () => aToken(api.core, testAdmin),
  };
  for (const stranger of strangers) tokens.set(stranger, await freshToken[stranger]());
});
afterAll(() => api.close());

async function adminIds(): Promise<string[]> {
  const { rows } = await api.core.db.pool.query(
    'select users.id, accounts.id as account from users join accounts on owner_id = users.id where email = $1',
    [testAdmin.email],
  );
  return rows.flatMap(({ id, account }) => [id, account]);
}

const names = Object.keys(attacks) as (keyof Endpoints)[];

async function call(name: keyof Endpoints, { at, query, body }: Attempt, token: string | undefined) {
  const { method, path } = endpoints[name];
  const url =
    path.replace(':version', '1').replace(/:\w+|\*/, at ?? '') + (query ? `?${new URLSearchParams(query)}` : '');
  return api.ask(`${method} ${url}`, {
    ...(token && { token }),
    ...(method !== 'GET' && { body: body ?? {} }),
  });
}

/** What an endless response begins with. */
async function firstEvents(token: string | undefined) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `/api${endpoints.videoEvents.path}`;
  const response = await api.app.inject({ url, headers, payloadAsStream: true });
  const stream = response.stream();
  const [first] = await stream.take(1).toArray();
  stream.destroy();
  return { status: response.statusCode, text: String(first) };
}

function expectNothingTold(text: string): void {
  expect(text).not.toContain(SECRET);
  // A link to a foreign file that works.
  expect(text).not.toMatch(new RegExp(`accounts/${prey.owner.accountId}[^"]*signature=`));
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

const foreignRows = (): Promise<Rows> => {
  const { owner, member, invited, site, strangerIds } = prey;
  const ids = [owner.accountId, owner.id, member.id, invited.id];
  return rowsOf(api, { ids, notIds: strangerIds, siteId: site.id });
};

const rowsBut = (rows: Rows, mayChange: string[] = []) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !mayChange.includes(table)));

/** What the last test saw at its end, where it came to its end: the next one begins with it. */
let rowsLeft: Rows | undefined;

async function takeRows(): Promise<Rows> {
  const rows = rowsLeft ?? (await foreignRows());
  rowsLeft = undefined;
  return rows;
}

describe('with the ids of another account', () => {
  it.each(names)('%s tells nobody anything and changes nothing', async (name) => {
    const { attempts, mayChange } = attacks[name];
    const before = await takeRows();
    for (const attempt of attempts(prey)) {
      for (const stranger of strangers) {
        if (attempt.notBy === stranger) continue;
        const token = name === 'logout' ? await freshToken[stranger]() : tokens.get(stranger);
        const { status, text } = name === 'videoEvents' ? await firstEvents(token) : await call(name, attempt, token);
        expectNothingTold(text);
        expect(status, `${stranger}: ${text}`).toBeLessThan(500);
        if (!attempt.mayAnswer) expect(status, `${stranger}: ${text}`).toBeGreaterThanOrEqual(400);
      }
    }
    const after = await foreignRows();
    expect(rowsBut(after, mayChange)).toEqual(rowsBut(before, mayChange));
    rowsLeft = after;
  });
});

describe('the ids are real', () => {
  it.each(['getVideo', 'videoStatus', 'getAvatar', 'getAudio', 'videoStatistics', 'publicVideo'] as const)(
    '%s answers their owner',
    async (name) => {
      for (const attempt of attacks[name].attempts(prey)) {
        expect((await call(name, attempt, prey.token)).status).toBe(200);
      }
    },
  );

  it('an order that names only what is its own is taken', async () => {
    expect((await call('startVideo', { body: prey.order }, tokens.get('another owner'))).status).toBeLessThan(300);
  });

  it('a look at the rows sees that something changed', async () => {
    const before = await foreignRows();
    await call('deleteAudio', { at: prey.sound.id }, prey.token);
    expect(await foreignRows()).not.toEqual(before);
  });
});

describe('an endpoint that takes an id', () => {
  const takesId = (name: keyof Endpoints) => {
    const { path, body }: { path: string; body?: z.ZodType } = endpoints[name];
    const isInBody = body !== undefined && JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('"uuid"');
    return /[:*]/.test(path) || isInBody;
  };

  it.each(names.filter(takesId))('%s is called with a foreign one', (name) => {
    expect(attacks[name]).not.toBe(without);
  });
});
