import { aToken, aUser } from '@herald/core/testing';
import { Secret, TOTP } from 'otpauth';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type RunningApi, startApi } from '../start-api.ts';
import { plansOf, sellPlan, sendAndSettle, setUp } from '../testing/a-shop.ts';
import { type Squatted, squat, ticketOf } from '../testing/a-squatted-address.ts';
import { warriorplusPost } from '../testing/seller-posts.ts';
import { type Ask, createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let sibling: Awaited<ReturnType<TestApi['buildSibling']>>;
let server: RunningApi;
let squatted: Squatted;
let mailed: URLSearchParams;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  sibling = await api.buildSibling();
  server = await startApi({ ...api.context, metrics: new Registry() }, { port: 0, host: '127.0.0.1' });
  await sellPlan(api);
  await setUp(api, 'warriorplus');
});
afterAll(async () => {
  await server.close();
  await sibling.close();
  await api.close();
});
beforeEach(async () => {
  // Beyond every window in which attempts are counted.
  api.clock.advance({ hours: 25 });
  count += 1;
  const email = `payer-${count}@shop.example`;
  const [first, second] = [await anInviter(), await anInviter()];
  squatted = await squat(api, { email, url: server.url, inviter: first, codeOf });
  await api.ask('POST /team-members', { token: second, body: { name: 'Somebody', email, invite: true } });
  mailed = await api.mails.linkTo(email);
});

const anInviter = async () => aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
const codeOf = (secret: string) => {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return () => app.generate({ timestamp: api.clock.now().getTime() });
};
const OWN = 'what only the owner knows';
const bodyOf = (link: URLSearchParams) => ({ email: link.get('email'), token: link.get('token') });
const reset = (link: URLSearchParams, ask: Ask = api.ask) =>
  ask('POST /auth/reset-password', { body: { ...bodyOf(link), password: OWN, password_confirmation: OWN } });
const confirm = (link: URLSearchParams, { token, ask = api.ask }: { token?: string; ask?: Ask } = {}) =>
  ask('POST /auth/verify-email', {
    body: { ...bodyOf(link), ...(!token && { password: OWN }) },
    ...(token && { token }),
  });
const newAddress = () => `new-${squatted.email}`;
const move = () => api.ask(`PUT /admin/users/${squatted.id}`, { token: squatted.admin, body: { email: newAddress() } });
const status = async (answer: Promise<{ status: number }>) => (await answer).status;

interface Way {
  go: () => Promise<unknown>;
  /** Who signs in afterwards. */
  now: () => { email: string; password: string };
  /** What stays, because the person who proves the address holds it in their hands, or nobody has proved one yet. */
  stays?: (keyof typeof things)[];
  /** It proves no address, so what was sold still waits. */
  isNoProof?: true;
}

const owner = () => ({ email: squatted.email, password: OWN });
const moved = () => ({ email: newAddress(), password: squatted.door });
const INVITED = ['invitation', 'team link'] as const;

/** Every way to prove an address or to change it. */
const ways: Record<string, Way> = {
  'a reset by mail': { go: () => reset(squatted.reset), now: owner, stays: [...INVITED] },
  'a confirmation': { go: () => confirm(squatted.confirmation), now: owner, stays: [...INVITED] },
  'a confirmation where they are signed in': {
    go: () => confirm(squatted.confirmation, { token: squatted.session }),
    now: () => ({ email: squatted.email, password: squatted.door }),
    stays: [...INVITED, 'password', 'session', 'event stream', 'site session'],
  },
  'an accepted invitation': {
    go: () => api.ask('POST /team-invitations/accept', { body: { ...bodyOf(mailed), password: OWN } }),
    now: owner,
    stays: ['team link'],
  },
  'a purchase link': { go: () => reset(squatted.purchase), now: owner, stays: [...INVITED] },
  'a new address, confirmed where they are signed in': {
    go: () => confirm(squatted.pending, { token: squatted.session }),
    now: () => ({ email: `pending-${squatted.email}`, password: squatted.door }),
    stays: [...INVITED, 'password', 'session', 'event stream', 'site session'],
  },
  'a new address from an administrator, and its reset': {
    async go() {
      await move();
      await api.ask('POST /auth/forgot-password', { body: { email: newAddress() } });
      await api.core.background.drain();
      return reset(await api.mails.linkTo(newAddress()));
    },
    now: () => ({ email: newAddress(), password: OWN }),
    stays: [...INVITED],
  },
  'a new address from an administrator, before it is proved': {
    go: move,
    now: moved,
    stays: [...INVITED, 'password', 'passkey', 'two-factor', 'recovery code', 'API key'],
    isNoProof: true,
  },
  'a new address without a mail server': {
    go() {
      api.mailer.hasTransport = false;
      const body = { email: newAddress(), password: squatted.door };
      return api.ask('PUT /user/email', { token: squatted.session, body });
    },
    now: moved,
    stays: [
      ...INVITED,
      ...(['password', 'session', 'event stream', 'site session'] as const),
      ...(['passkey', 'two-factor', 'recovery code', 'API key'] as const),
    ],
    isNoProof: true,
  },
};

const signsIn = async (ask: Ask, body: { email: string; password: string }) =>
  ['two_factor_required', undefined].includes((await ask('POST /auth/login', { body })).body.code);

/** What could sign in or act: whether it still does. */
const things = {
  password: (ask: Ask, { now }: Way) => signsIn(ask, { ...now(), password: squatted.door }),
  session: async (ask: Ask) => (await status(ask('GET /auth/user', { token: squatted.session }))) === 200,
  'event stream': async (_: Ask, way: Way): Promise<boolean> => {
    // An end is waited for, however busy the machine; that there is none can only be looked at for a while.
    if (!way.stays?.includes('event stream')) await squatted.stream.ended;
    const soon = new Promise<'open'>((open) => setTimeout(open, 2_000, 'open'));
    return (await Promise.race([squatted.stream.ended.then(() => 'ended'), soon])) === 'open';
  },
  passkey: async (ask: Ask) => {
    const { challenge } = (await ask('POST /auth/login/passkey/options')).body.data;
    const credential = squatted.passkey.get({ challenge });
    return (await status(ask('POST /auth/login/passkey', { body: { credential } }))) === 200;
  },
  'two-factor': async (ask: Ask, { now }: Way) => (await ticketOf(ask, now())) !== '',
  'recovery code': async (ask: Ask, { now }: Way) => {
    const ticket = await ticketOf(ask, now());
    const code = squatted.recoveryCodes.pop();
    return (await status(ask('POST /auth/two-factor', { body: { ticket: ticket || 'none', code } }))) === 200;
  },
  'API key': async () => {
    const { rows } = await api.core.db.pool.query(
      'select 1 from account_keys k join accounts a on a.id = k.account_id where a.owner_id = $1',
      [squatted.id],
    );
    return rows.length > 0;
  },
  'site session': async () =>
    (await squatted.site.visit('/admin', { headers: { cookie: squatted.siteCookie } })).statusCode === 200,
  ticket: async (ask: Ask) => {
    api.clock.advance({ seconds: 30 });
    const body = { ticket: squatted.ticket, code: squatted.codeNow() };
    return (await status(ask('POST /auth/two-factor', { body }))) === 200;
  },
  invitation: async (ask: Ask) => (await status(ask('POST /team-invitations/read', { body: bodyOf(mailed) }))) === 200,
  'team link': async (ask: Ask) =>
    (await status(ask('POST /team-invitations/read', { body: bodyOf(squatted.teamLink) }))) === 200,
  'reset link': async (ask: Ask) => (await status(reset(squatted.reset, ask))) === 200,
  'purchase link': async (ask: Ask) => (await status(reset(squatted.purchase, ask))) === 200,
  'confirmation link': async (ask: Ask) => (await status(confirm(squatted.confirmation, { ask }))) === 200,
  'link to a pending address': async (ask: Ask) =>
    (await status(confirm(squatted.pending, { token: squatted.session, ask }))) === 200,
  impersonation: async (ask: Ask) => (await status(ask('GET /auth/user', { token: squatted.acting }))) === 200,
};

it('looks at what works for a stranger until then', async () => {
  const now = () => ({ email: squatted.email, password: squatted.door });
  const stranger: Way = { go: async () => undefined, now, stays: ['event stream'] };
  const broken: string[] = [];
  // That each link works, the ways show that open it.
  for (const [name, works] of Object.entries(things).filter(
    ([one]) => !/^(reset|purchase|confirmation|link)/.test(one),
  )) {
    if (!(await works(api.ask, stranger))) broken.push(name);
  }
  expect(broken).toEqual([]);
});

describe.each(Object.entries(ways))('%s', (_, way) => {
  it('ends what came before it, in every process', async () => {
    expect(await status(way.go() as Promise<{ status: number }>)).toBe(200);
    for (const ask of [api.ask, sibling.ask]) {
      const stillWork: string[] = [];
      for (const [name, works] of Object.entries(things)) if (await works(ask, way)) stillWork.push(name);
      expect(stillWork.toSorted()).toEqual([...(way.stays ?? [])].toSorted());
    }
  });

  it('gives what was sold to the address to the person who proved it', async () => {
    const slugs = async (email: string) => (await plansOf(api, email))?.includes('STARTER');
    expect(await slugs(squatted.email)).toBe(false);
    expect(await status(way.go() as Promise<{ status: number }>)).toBe(200);
    expect(await slugs(way.now().email)).toBe(!way.isNoProof);
  });
});

describe('an address that nobody has proved', () => {
  it('is not given to an account by a person who did not ask for it', async () => {
    const { status, body } = await confirm(squatted.pending);
    expect([status, body.message]).toEqual([403, 'Sign in to your account first. Then open this link again.']);
  });

  it('gets neither passkey nor two-factor while mail works', async () => {
    const person = await aUser(api.core, { email: `unproved-${count}@shop.example` });
    const token = await aToken(api.core, person);
    const { password } = person;
    const asked = [
      await api.ask('POST /user/settings/security/passkeys/options', { token, body: { password } }),
      await api.ask('PUT /user/settings/security/two-factor', { token, body: { enabled: true, password } }),
    ];
    expect(asked.map(({ body }) => body.code)).toEqual(['address_not_confirmed', 'address_not_confirmed']);
  });

  it.each([true, false])('is given neither by a team that typed the password, with a mail server: %s', async (has) => {
    api.mailer.hasTransport = has;
    const email = `typed-${has}@shop.example`;
    const password = 'typed by the team';
    await api.ask('POST /team-members', { token: await anInviter(), body: { name: 'Ty Ped', email, password } });
    const token = await aToken(api.core, { email, password });
    const { body } = await api.ask('POST /user/settings/security/passkeys/options', { token, body: { password } });
    expect(body.message).toBe('Someone else chose your password. Change it first, then try again.');
  });

  it('is told at the old place without naming the new one', async () => {
    await move();
    const notice = (await api.mails.list()).find(({ to, kind }) => to === squatted.email && kind === 'address_changed');
    expect(notice?.text).not.toContain(newAddress());
    const waiting = (await api.mails.list()).filter(({ to, state }) => to === squatted.email && state !== 'sent');
    expect(waiting.map(({ kind }) => kind)).not.toContain('password_reset');
  });

  it('is not proved by a link that passed through the hands of an administrator', async () => {
    api.mailer.hasTransport = false;
    const { body } = await api.ask(`POST /admin/users/${squatted.id}/password-link`, { token: squatted.admin });
    api.mailer.hasTransport = true;
    expect(await status(reset(new URL(body.data.link ?? '').searchParams))).toBe(200);
    const { rows } = await api.core.db.pool.query('select email_verified_at from users where id = $1', [squatted.id]);
    expect(rows).toEqual([{ email_verified_at: null }]);
  });
});

describe('a sale that waits', () => {
  const report = (action: string, fields: Record<string, string> = {}) =>
    sendAndSettle(
      api,
      warriorplusPost(action, { WP_SALE: `sale_${squatted.email}`, WP_BUYER_EMAIL: squatted.email, ...fields }),
    );
  const hasPlan = async () => (await plansOf(api, squatted.email))?.includes('STARTER');

  it('is named in its event, and says who gets a link', async () => {
    const { rows } = await api.core.db.pool.query(
      `select status, response from webhook_events where customer_email = $1`,
      [squatted.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].status).toBe('success');
    expect(JSON.stringify(rows[0].response)).toContain('waits: nobody has confirmed this address yet');
  });

  it('gives nothing once it was refunded', async () => {
    await report('refund');
    await reset(squatted.reset);
    expect(await hasPlan()).toBe(false);
  });

  it('is given again by a later payment after it was given once', async () => {
    await reset(squatted.purchase);
    expect(await hasPlan()).toBe(true);
    // As it is where no mail server has ever been.
    await api.core.db.pool.query('update users set email_verified_at = null where id = $1', [squatted.id]);
    await report('subscr_paused', { IPN_ID: `paused-${count}` });
    await report('subscr_resumed', { IPN_ID: `resumed-${count}` });
    expect(await hasPlan()).toBe(true);
  });
});

describe('a buyer who has proved the address', () => {
  it('has the plan at once, and is told by mail', async () => {
    await reset(squatted.purchase);
    const before = await api.mails.list();
    await sendAndSettle(api, warriorplusPost('sale', { WP_SALE: `second-${count}`, WP_BUYER_EMAIL: squatted.email }));
    const [told, ...more] = (await api.mails.list()).slice(before.length);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ to: squatted.email, kind: 'plan_ready', link: null });
  });

  it('keeps two-factor through a reset, which ends passkeys', async () => {
    await reset(squatted.reset);
    const person = { email: squatted.email, password: OWN };
    const token = await aToken(api.core, person);
    const begun = await api.ask('PUT /user/settings/security/two-factor', {
      token,
      body: { enabled: true, password: OWN },
    });
    const code = codeOf(begun.body.data?.secret ?? '')();
    expect(await status(api.ask('POST /user/settings/security/two-factor/confirm', { token, body: { code } }))).toBe(
      200,
    );
    await api.ask('POST /auth/forgot-password', { body: { email: squatted.email } });
    await api.core.background.drain();
    await reset(await api.mails.linkTo(squatted.email));
    expect(await ticketOf(api.ask, person)).not.toBe('');
  });
});
