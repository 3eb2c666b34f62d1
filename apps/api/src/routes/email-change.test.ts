import { aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;
let newEmail: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  api.mailer.hasTransport = true;
  user = await aUser(api.core);
  token = await aToken(api.core, user);
  newEmail = `new-${crypto.randomUUID()}@example.com`;
});
afterAll(() => api.close());

const change = (body: object = {}, as = token) =>
  api.ask('PUT /user/email', { token: as, body: { email: newEmail, password: user.password, ...body } });
const address = async (as = token) => (await api.ask('GET /user/email', { token: as })).body.data;
const confirm = (link: URLSearchParams, as = token) =>
  api.ask('POST /auth/verify-email', { token: as, body: { email: link.get('email'), token: link.get('token') } });
const login = async (email: string, password = user.password) =>
  (await api.ask('POST /auth/login', { body: { email, password } })).status;
const kindsTo = async (email: string) =>
  (await api.mails.list()).filter(({ to }) => to === email).map(({ kind }) => kind);

describe('a new email address', () => {
  it('counts once the mailed link was opened, and the old one is told', async () => {
    const { body } = await change();
    expect(body.message).toBe(`We sent a link to ${newEmail}. Until you open it, you sign in with ${user.email}.`);
    expect(await address()).toMatchObject({ email: user.email, pending: { email: newEmail } });
    expect([await login(user.email), await login(newEmail)]).toEqual([200, 401]);

    expect((await confirm(await api.mails.linkTo(newEmail))).status).toBe(200);

    expect(await address()).toEqual({ email: newEmail, pending: null });
    expect([await login(user.email), await login(newEmail)]).toEqual([401, 200]);
    expect(await kindsTo(user.email)).toContain('address_changed');
  });

  it('is confirmed by its owner, so nobody is asked to confirm it again', async () => {
    await change();
    await confirm(await api.mails.linkTo(newEmail));
    expect((await api.ask('GET /auth/user', { token })).body.data.user).toMatchObject({
      email: newEmail,
      must_verify_email: false,
    });
  });

  it('works by its newest link only, and once', async () => {
    await change();
    const first = await api.mails.linkTo(newEmail);
    await change({ email: `other-${newEmail}` });
    expect((await confirm(first)).status).toBe(422);
    const second = await api.mails.linkTo(`other-${newEmail}`);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).status).toBe(422);
  });

  it('expires after 72 hours', async () => {
    await change();
    const link = await api.mails.linkTo(newEmail);
    api.clock.advance({ hours: 73 });
    expect((await confirm(link)).status).toBe(422);
  });

  it('can be withdrawn before it is confirmed', async () => {
    await change();
    const link = await api.mails.linkTo(newEmail);
    await api.ask('DELETE /user/email', { token });
    expect((await address()).pending).toBeNull();
    expect((await confirm(link)).status).toBe(422);
  });

  it('is dropped when the password is reset, so that a thief cannot take the account back', async () => {
    await change();
    const stolen = await api.mails.linkTo(newEmail);
    await api.ask('POST /auth/forgot-password', { body: { email: user.email } });
    await api.core.background.drain();
    const reset = await api.mails.linkTo(user.email);
    const password = 'a quite different one';
    const body = { email: user.email, token: reset.get('token'), password, password_confirmation: password };
    expect((await api.ask('POST /auth/reset-password', { body })).status).toBe(200);
    expect((await confirm(stolen)).status).toBe(422);
    expect(await login(user.email, password)).toBe(200);
  });

  it('ends the reset links that went to the old one', async () => {
    await api.ask('POST /auth/forgot-password', { body: { email: user.email } });
    await api.core.background.drain();
    const reset = await api.mails.linkTo(user.email);
    await change();
    await confirm(await api.mails.linkTo(newEmail));
    const password = 'a quite different one';
    for (const email of [user.email, newEmail]) {
      const body = { email, token: reset.get('token'), password, password_confirmation: password };
      expect((await api.ask('POST /auth/reset-password', { body })).status).toBe(422);
    }
  });

  it('counts at once where no mail server is set up', async () => {
    api.mailer.hasTransport = false;
    expect((await change()).body.message).toBe(`You sign in with ${newEmail} from now on.`);
    expect(await address()).toEqual({ email: newEmail, pending: null });
    expect(await kindsTo(user.email)).toEqual(['address_changed']);
  });
});

describe('a change of the address is refused', () => {
  it('without the password', async () => {
    const { status, body } = await change({ password: 'a wrong password' });
    expect([status, body.errors]).toEqual([422, { password: ['This is not your current password.'] }]);
    expect(await kindsTo(newEmail)).toEqual([]);
  });

  it('when the password was guessed 5 times', async () => {
    for (let guess = 0; guess < 5; guess += 1) await change({ password: `guess ${guess}` });
    expect((await change()).status).toBe(429);
  });

  it('to the address they have', async () => {
    expect((await change({ email: user.email })).body.errors).toEqual({
      email: ['This is your email address already.'],
    });
  });

  it('to the address of somebody else, also when they took it before the link was opened', async () => {
    const other = await aUser(api.core);
    expect((await change({ email: other.email })).body.code).toBe('email_taken');
    await change();
    await aUser(api.core, { email: newEmail });
    expect((await confirm(await api.mails.linkTo(newEmail))).body.code).toBe('email_taken');
    expect((await address()).email).toBe(user.email);
  });

  it('to an administrator who acts as the user', async () => {
    const admin = await aToken(api.core, testAdmin);
    const { body } = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: user.id } });
    const refused = await change({}, body.data.token);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You are signed in as another person. Only they can do this.',
    ]);
    expect((await api.ask('DELETE /user/email', { token: body.data.token })).status).toBe(403);
    expect((await address()).pending).toBeNull();
  });
});
