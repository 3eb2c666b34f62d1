import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const newcomer = { name: 'Nia Newcomer', password: 'a new password', password_confirmation: 'a new password' };
const newEmail = () => `newcomer-${crypto.randomUUID()}@example.com`;

const tooCommon = 'This password is too common. Please choose another one.';
const tooClose =
  'This password is too close to your name, your email address or the name of this site. Please choose another one.';

describe('register', () => {
  it('answers token and user, on the default plan FE', async () => {
    const email = newEmail();
    const { status, body } = await api.ask('POST /auth/register', { body: { ...newcomer, email } });
    expect(status).toBe(201);
    expect(body.status).toBe('success');
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(body.data.user).toMatchObject({
      name: 'Nia Newcomer',
      email,
      user_type: 'user',
      role: 'user',
      default_plan: 'FE',
      default_plan_name: 'Free Edition',
      plans: [{ slug: 'FE', name: 'Free Edition' }],
      activePlans: [{ slug: 'FE', name: 'Free Edition' }],
      opens_full_library: false,
      opens_marketplace: false,
      has_sites: false,
      account: { role: 'owner' },
      must_verify_email: false,
      must_set_up_two_factor: false,
      impersonator: null,
    });
  });

  it('is the first visit, and no later sign-in is one', async () => {
    const person = { ...newcomer, email: newEmail() };
    const joined = await api.ask('POST /auth/register', { body: person });
    const { email, password } = person;
    const again = await api.ask('POST /auth/login', { body: { email, password } });
    expect([joined, again].map(({ body }) => body.data.first_visit)).toEqual([true, undefined]);
  });

  it('says that an account with this email already exists, in any letter case', async () => {
    const email = newEmail();
    await api.ask('POST /auth/register', { body: { ...newcomer, email } });
    const { status, body } = await api.ask('POST /auth/register', {
      body: { ...newcomer, email: email.toUpperCase() },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      status: 'error',
      message: 'An account with this email already exists.',
      errors: { email: ['An account with this email already exists.'] },
    });
  });

  it('lets only one of two people at the same moment have an address', async () => {
    const body = { ...newcomer, email: newEmail() };
    const answers = await Promise.all([1, 2].map(() => api.ask('POST /auth/register', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['a blank name', { name: '  ' }, 'name', 'Please enter your full name.'],
    ['a wrong address', { email: 'nia' }, 'email', 'Please enter a valid email address.'],
    ['a short password', { password: 'short' }, 'password', 'Password must be at least 8 characters long.'],
    ['a wrong confirmation', { password_confirmation: 'x' }, 'password', 'The password confirmation does not match.'],
    ['no password', { password: undefined }, 'password', 'This field is required.'],
  ])('refuses %s under the field’s name', async (_, wrong, field, text) => {
    const { status, body } = await api.ask('POST /auth/register', {
      body: { ...newcomer, email: newEmail(), ...wrong },
    });
    expect(status).toBe(422);
    expect(body.message).toBe('Please check your input and try again.');
    expect(body.errors[field]).toContain(text);
  });

  it.each([
    ['Password1', tooCommon],
    ['nianewcomer1', tooClose],
  ])('refuses the password %s', async (password, text) => {
    const body = { name: newcomer.name, email: newEmail(), password };
    const answer = await api.ask('POST /auth/register', { body });
    expect([answer.status, answer.body.errors]).toEqual([422, { password: [text] }]);
  });

  it('ignores a role that somebody slips in', async () => {
    const { body } = await api.ask('POST /auth/register', {
      body: { ...newcomer, email: newEmail(), role: 'admin', user_type: 'admin' },
    });
    expect(body.data.user.user_type).toBe('user');
  });
});

describe('login', () => {
  it('answers data.token and data.user', async () => {
    const user = await aUser(api.core, { planSlugs: ['DFY', 'FE'] });
    const { status, body } = await api.ask('POST /auth/login', {
      body: { email: user.email, password: user.password },
    });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ id: user.id, default_plan: 'DFY', default_plan_name: 'Done For You' });
    const me = await api.ask('GET /auth/user', { token: body.data.token });
    expect(me.body.data.user.id).toBe(user.id);
  });

  it('knows the first visit of somebody who was added by hand, whoever looked in as them before', async () => {
    const user = await aUser(api.core);
    const admin = await aToken(api.core, testAdmin);
    const looked = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: user.id } });
    const { email, password } = user;
    const signIn = async () => (await api.ask('POST /auth/login', { body: { email, password } })).body.data.first_visit;
    expect([looked.body.data.first_visit, await signIn(), await signIn()]).toEqual([undefined, true, undefined]);
  });

  it('takes the address in any letter case, with blanks around it', async () => {
    const user = await aUser(api.core);
    const { status } = await api.ask('POST /auth/login', {
      body: { email: ` ${user.email.toUpperCase()} `, password: user.password },
    });
    expect(status).toBe(200);
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const user = await aUser(api.core);
    const wrong = await api.ask('POST /auth/login', { body: { email: user.email, password: 'wrong password' } });
    const unknown = await api.ask('POST /auth/login', {
      body: { email: 'nobody@example.com', password: 'wrong password' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe('Invalid email or password. Please try again.');
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it('presents the role under both names', async () => {
    const { body } = await api.ask('POST /auth/login', { body: testAdmin });
    expect(body.data.user).toMatchObject({ user_type: 'admin', role: 'admin', default_plan: 'AUTOMATION' });
  });

  it.each([
    ['suspended', 'This account is suspended. Please contact support.'],
    ['banned', 'This account is closed. Please contact support.'],
  ] as const)('keeps %s users out', async (status, text) => {
    const user = await aUser(api.core, { changes: { status } });
    const right = await api.ask('POST /auth/login', { body: { email: user.email, password: user.password } });
    expect([right.status, right.body.message]).toEqual([403, text]);
    const wrong = await api.ask('POST /auth/login', { body: { email: user.email, password: 'guess' } });
    expect(wrong.status).toBe(401);
  });
});

describe('logout', () => {
  it('ends this session and no other', async () => {
    const user = await aUser(api.core);
    const [first, second] = [await aToken(api.core, user), await aToken(api.core, user)];
    expect((await api.ask('POST /auth/logout', { token: first })).body).toMatchObject({ status: 'success' });
    expect((await api.ask('GET /auth/user', { token: first })).status).toBe(401);
    expect((await api.ask('GET /auth/user', { token: second })).status).toBe(200);
  });

  it('works with a JSON header and an empty body', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    const { status } = await api.ask('POST /auth/logout', { token, headers: { 'content-type': 'application/json' } });
    expect(status).toBe(200);
  });
});

describe('the time zone of the browser', () => {
  const zoneAfter = async (named: string) => {
    const user = await aUser(api.core);
    await api.core.db.pool.query(`update users set time_zone = 'Europe/Rome' where id = $1`, [user.id]);
    const body = { email: user.email, password: user.password };
    const { status } = await api.ask('POST /auth/login', { body, headers: { 'x-time-zone': named } });
    const { rows } = await api.core.db.pool.query('select time_zone from users where id = $1', [user.id]);
    return [status, rows[0].time_zone];
  };

  it.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['', 'Europe/Rome'],
    ['Mars/Olympus', 'Europe/Rome'],
    ['Europe/Berlin'.padEnd(200, 'x'), 'Europe/Rome'],
  ])('%j is kept as %s', async (named, kept) => {
    expect(await zoneAfter(named)).toEqual([200, kept]);
  });

  it('is known from the first day', async () => {
    const email = newEmail();
    await api.ask('POST /auth/register', { body: { ...newcomer, email }, headers: { 'x-time-zone': 'Asia/Kolkata' } });
    const { rows } = await api.core.db.pool.query('select time_zone from users where email = $1', [email]);
    expect(['Asia/Kolkata', 'Asia/Calcutta']).toContain(rows[0].time_zone);
  });
});
