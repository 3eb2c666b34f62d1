import { resetTwoFactorByOperator } from '@herald/core/people';
import { changeSettings } from '@herald/core/settings';
import { aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core);
  token = await aToken(api.core, user);
});
afterEach(() => changeSettings(api.core, { admin_two_factor_required: false }));
afterAll(() => api.close());

const TWO_FACTOR = '/user/settings/security/two-factor';
const set = (body: object, as = token) =>
  api.ask(`PUT ${TWO_FACTOR}`, { token: as, body: { password: user.password, ...body } });
const confirm = (code: string, as = token) => api.ask(`POST ${TWO_FACTOR}/confirm`, { token: as, body: { code } });
const renew = (code: string) => api.ask(`POST ${TWO_FACTOR}/recovery-codes`, { token, body: { code } });
const state = async () => (await api.ask('GET /user/settings/security', { token })).body.data.two_factor;
const actions = async () =>
  (await api.ask('GET /user/settings/security/activity', { token })).body.data.map(({ action }) => action);
const signIn = async (who: { email: string; password: string } = user) => {
  const { status, body } = await api.ask('POST /auth/login', { body: { email: who.email, password: who.password } });
  return { status, code: body.code, ticket: (body as { ticket?: string }).ticket ?? '' };
};
const enter = (ticket: string, code: string) => api.ask('POST /auth/two-factor', { body: { ticket, code } });

/** An authenticator app that is not Herald's own. */
class Phone {
  readonly #app: TOTP;
  constructor(secret: string) {
    this.#app = new TOTP({ secret: Secret.fromBase32(secret) });
  }
  code(offSec = 0): string {
    return this.#app.generate({ timestamp: api.clock.now().getTime() + offSec * 1000 });
  }
}

const nextCode = (phone: Phone): string => {
  api.clock.advance({ seconds: 30 });
  return phone.code();
};

async function turnOn(as = token): Promise<{ phone: Phone; codes: string[] }> {
  const { body } = await set({ enabled: true }, as);
  const phone = new Phone(body.data?.secret ?? '');
  const confirmed = await confirm(phone.code(), as);
  expect(confirmed.status).toBe(200);
  return { phone, codes: confirmed.body.data.recovery_codes };
}

describe('turning two-factor on', () => {
  it('returns a secret and a QR code, and asks nothing at the sign-in before a code is confirmed', async () => {
    const { status, body } = await set({ enabled: true });
    expect(status).toBe(200);
    expect(body.data?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.data?.uri).toContain(`secret=${body.data?.secret}`);
    expect(body.data?.qr).toMatch(/^<svg/);
    expect((await state()).since).toBeNull();
    expect((await signIn()).status).toBe(200);
  });

  it('asks for the current password', async () => {
    const { status, body } = await set({ enabled: true, password: 'a guess' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    const empty = await set({ enabled: true, password: undefined });
    expect(empty.body.errors).toEqual({ password: ['Please enter your password.'] });
    expect((await confirm('000000')).status).toBe(409);
  });

  it('is told by mail, and so is turning it off', async () => {
    const count = async () =>
      (await api.mails.list()).filter(({ to, kind }) => to === user.email && kind === 'security_changed').length;
    const { phone } = await turnOn();
    expect(await count()).toBe(1);
    await set({ enabled: false, code: nextCode(phone) });
    expect(await count()).toBe(2);
  });

  it('needs the first code, and gives ten recovery codes once', async () => {
    const { codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    expect(await state()).toMatchObject({ since: api.clock.now().toISOString(), recovery_codes_left: 10 });
    const { text } = await api.ask('GET /user/settings/security', { token });
    for (const code of codes) expect(text).not.toContain(code);
    expect((await actions())[0]).toBe('Two-factor turned on');
  });

  it('refuses a wrong code and stays off', async () => {
    await set({ enabled: true });
    const { status, body } = await confirm('000000');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['code']]);
    expect((await state()).since).toBeNull();
  });

  it('begins again with another secret until it is confirmed, and not after', async () => {
    const first = (await set({ enabled: true })).body.data?.secret;
    const { phone } = await turnOn();
    expect(phone.code()).not.toBe(new Phone(first ?? '').code());
    expect((await set({ enabled: true })).status).toBe(409);
  });

  it('stores neither the secret nor the recovery codes readably', async () => {
    const { body } = await set({ enabled: true });
    const { codes } = { codes: (await confirm(new Phone(body.data?.secret ?? '').code())).body.data.recovery_codes };
    const { rows } = await api.core.db.pool.query('select * from two_factors where user_id = $1', [user.id]);
    const stored = JSON.stringify(rows);
    for (const secret of [body.data?.secret ?? '', ...codes]) expect(stored).not.toContain(secret);
  });

  it('is refused to an administrator in the place of the user', async () => {
    const admin = await aToken(api.core, testAdmin);
    const as = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: user.id } });
    expect((await set({ enabled: true }, as.body.data.token)).body.code).toBe('acts_as_other');
  });
});

describe('a sign-in with two-factor', () => {
  it('asks for a code after the password, and signs in with it', async () => {
    const { phone } = await turnOn();
    const { status, code, ticket } = await signIn();
    expect([status, code]).toEqual([401, 'two_factor_required']);
    const { status: entered, body } = await enter(ticket, nextCode(phone));
    expect(entered).toBe(200);
    expect(body.data.user.email).toBe(user.email);
    expect((await api.ask('GET /auth/user', { token: body.data.token })).status).toBe(200);
  });

  it('says nothing of it for a wrong password', async () => {
    await turnOn();
    expect((await signIn({ email: user.email, password: 'wrong' })).code).toBe('invalid_credentials');
  });

  it.each([-30, 30])('takes the code of a clock that is %d s off', async (offSec) => {
    const { phone } = await turnOn();
    api.clock.advance({ minutes: 2 });
    expect((await enter((await signIn()).ticket, phone.code(offSec))).status).toBe(200);
  });

  it.each([-60, 60])('refuses the code of a clock that is %d s off', async (offSec) => {
    const { phone } = await turnOn();
    api.clock.advance({ minutes: 2 });
    expect((await enter((await signIn()).ticket, phone.code(offSec))).status).toBe(422);
  });

  it('takes each code once, also when two requests bring it at the same moment', async () => {
    const { phone } = await turnOn();
    const tickets = [(await signIn()).ticket, (await signIn()).ticket];
    const code = nextCode(phone);
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await enter((await signIn()).ticket, code)).status).toBe(422);
  });

  it('does not take the code that turned it on, nor an earlier one', async () => {
    const { phone } = await turnOn();
    const { ticket } = await signIn();
    expect((await enter(ticket, phone.code())).status).toBe(422);
    expect((await enter(ticket, phone.code(-30))).status).toBe(422);
    expect((await enter(ticket, nextCode(phone))).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    expect((await enter((await signIn()).ticket, ` ${code.toLowerCase().replace('-', '')} `)).status).toBe(200);
    expect((await state()).recovery_codes_left).toBe(9);
    expect((await actions()).slice(0, 2)).toContain('Recovery code used');
    expect((await enter((await signIn()).ticket, code)).status).toBe(422);
  });

  it('takes a ticket once and for ten minutes', async () => {
    const { phone } = await turnOn();
    const { ticket } = await signIn();
    expect((await enter(ticket, nextCode(phone))).status).toBe(200);
    expect((await enter(ticket, nextCode(phone))).body.code).toBe('sign_in_expired');
    const late = (await signIn()).ticket;
    api.clock.advance({ minutes: 10 });
    expect((await enter(late, phone.code())).body.code).toBe('sign_in_expired');
  });

  it('forgets a ticket when the password changes', async () => {
    const { phone } = await turnOn();
    const { ticket } = await signIn();
    const chosen = 'a brand-new phrase';
    await api.ask('PUT /user/settings/security/password', {
      token,
      body: { current_password: user.password, new_password: chosen, new_password_confirmation: chosen },
    });
    expect((await enter(ticket, nextCode(phone))).body.code).toBe('sign_in_expired');
    expect((await signIn({ email: user.email, password: chosen })).code).toBe('two_factor_required');
  });

  it('counts the attempts over all tickets, and the owner sees them', async () => {
    const { phone } = await turnOn();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await enter((await signIn()).ticket, 'wrong')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses[10]).toBe(429);
    await api.core.background.drain();
    expect(await actions()).toContain('Wrong code');
    api.clock.advance({ seconds: 31 });
    expect((await enter((await signIn()).ticket, phone.code())).status).toBe(200);
  });

  it('keeps suspended users out', async () => {
    const { phone } = await turnOn();
    const { ticket } = await signIn();
    await api.core.db.pool.query(`update users set status = 'suspended' where id = $1`, [user.id]);
    expect((await enter(ticket, nextCode(phone))).body.code).toBe('account_suspended');
  });

  it('stays when the password is reset by mail, once the address was proved', async () => {
    await api.core.db.pool.query('update users set email_verified_at = now() where id = $1', [user.id]);
    await turnOn();
    await api.ask('POST /auth/forgot-password', { body: { email: user.email } });
    await api.core.background.drain();
    const password = 'the new password';
    const link = (await api.mails.linkTo(user.email)).get('token');
    const body = { email: user.email, token: link, password, password_confirmation: password };
    expect((await api.ask('POST /auth/reset-password', { body })).status).toBe(200);
    expect((await signIn({ email: user.email, password })).code).toBe('two_factor_required');
  });
});

describe('turning two-factor off', () => {
  it('asks for a code', async () => {
    const { phone } = await turnOn();
    expect((await set({ enabled: false })).status).toBe(422);
    expect((await set({ enabled: false, code: '000000' })).status).toBe(422);
    expect((await set({ enabled: false, code: nextCode(phone) })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await actions())[1]).toBe('Two-factor turned off');
  });

  it('asks for the current password, too', async () => {
    const { codes } = await turnOn();
    const off = (password: string | undefined) => set({ enabled: false, code: codes[3], password });
    expect((await off(undefined)).body.errors).toEqual({ password: ['Please enter your password.'] });
    expect((await off('a guess')).body.errors).toEqual({ password: ['This is not your current password.'] });
    expect((await state()).since).not.toBeNull();
    expect((await off(user.password)).status).toBe(200);
  });

  it('says so where it is off already', async () => {
    const { status, body } = await set({ enabled: false });
    expect([status, body.message]).toEqual([409, 'Two-factor is already off.']);
  });

  it('works with a recovery code', async () => {
    const { codes } = await turnOn();
    expect((await set({ enabled: false, code: codes[3] })).status).toBe(200);
  });

  it('by the operator leaves the password', async () => {
    await turnOn();
    await resetTwoFactorByOperator(api.core, { email: ` ${user.email.toUpperCase()} ` });
    expect((await signIn()).status).toBe(200);
    await expect(resetTwoFactorByOperator(api.core, { email: user.email })).rejects.toThrow('has no two-factor');
    const { rows } = await api.core.db.pool.query(
      `select action from audit_log where subject_id = $1 and action = 'user.reset_two_factor'`,
      [user.id],
    );
    expect(rows).toHaveLength(1);
  });
});

it('new recovery codes replace all others', async () => {
  const { phone, codes } = await turnOn();
  const { status, body } = await renew(nextCode(phone));
  expect([status, body.data.recovery_codes.length]).toEqual([200, 10]);
  expect((await enter((await signIn()).ticket, codes[0] ?? '')).status).toBe(422);
  expect((await enter((await signIn()).ticket, body.data.recovery_codes[0] ?? '')).status).toBe(200);
});

describe('where administrators need two-factor', () => {
  it('the back office is closed to those without it, and nothing else', async () => {
    const admin = await aToken(api.core, await aUser(api.core, { role: 'admin' }));
    const users = () => api.ask('GET /admin/users', { token: admin });
    expect((await users()).status).toBe(200);
    await changeSettings(api.core, { admin_two_factor_required: true });
    expect((await users()).body.code).toBe('two_factor_setup_required');
    const { status, body } = await api.ask('GET /auth/user', { token: admin });
    expect([status, body.data.user.must_set_up_two_factor]).toEqual([200, true]);
    await turnOn(admin);
    expect((await users()).status).toBe(200);
  });

  it('they cannot turn it off', async () => {
    const admin = await aToken(api.core, await aUser(api.core, { role: 'admin' }));
    const { phone } = await turnOn(admin);
    await changeSettings(api.core, { admin_two_factor_required: true });
    expect((await set({ enabled: false, code: nextCode(phone) }, admin)).status).toBe(409);
  });

  it('customers are not asked for it', async () => {
    await changeSettings(api.core, { admin_two_factor_required: true });
    const { body } = await api.ask('GET /auth/user', { token });
    expect(body.data.user.must_set_up_two_factor).toBe(false);
  });
});
