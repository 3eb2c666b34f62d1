import { aMember, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHOSEN = 'a brand-new phrase';

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core);
  token = await aToken(api.core, user);
});
afterAll(() => api.close());

const PASSWORD = 'PUT /user/settings/security/password';
const change = (current: string, chosen: string, confirmation = chosen) =>
  api.ask(PASSWORD, {
    token,
    body: { current_password: current, new_password: chosen, new_password_confirmation: confirmation },
  });
const isOpen = async (which: string) => (await api.ask('GET /auth/user', { token: which })).status === 200;
const activity = async () => (await api.ask('GET /user/settings/security/activity', { token })).body.data;
const sessions = async () => (await api.ask('GET /user/settings/security/sessions', { token })).body.data;
const save = (body: object) => api.ask('PUT /user/settings/security', { token, body });
const signIn = async (headers: Record<string, string> = {}, remoteAddress = '81.166.20.4') =>
  api.ask('POST /auth/login', { body: { email: user.email, password: user.password }, headers, remoteAddress });
const impersonate = async () => {
  const admin = await aToken(api.core, testAdmin);
  return (await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: user.id } })).body.data.token;
};

describe('the password', () => {
  it.each([
    ['', '', '', 'Please fill in all password fields.'],
    ['', 'short', 'other', 'Please fill in all password fields.'],
    ['wrong', '', 'other', 'Please fill in all password fields.'],
    ['wrong', 'short', 'other', "New password and confirmation don't match."],
    ['wrong', 'short', 'short', 'Password must be at least 8 characters long.'],
    ['wrong', CHOSEN, CHOSEN, 'This is not your current password.'],
  ])('%j, %j and %j are refused in the order of the rules', async (current, chosen, confirmation, text) => {
    const { status, body } = await change(current, chosen, confirmation);
    expect([status, body.message]).toEqual([422, text]);
  });

  it('keeps the rules of every other password', async () => {
    const { status, body } = await change(user.password, 'password1');
    expect([status, body.errors]).toEqual([
      422,
      { new_password: ['This password is too common. Please choose another one.'] },
    ]);
  });

  it('changes and ends every other session, and this one goes on', async () => {
    const elsewhere = await aToken(api.core, user);
    const asUser = await impersonate();
    const { status, body } = await change(user.password, CHOSEN);
    expect([status, body]).toEqual([
      200,
      { status: 'success', message: 'Your password has been changed successfully.' },
    ]);
    expect([await isOpen(token), await isOpen(elsewhere), await isOpen(asUser)]).toEqual([true, false, false]);
    expect((await signIn()).status).toBe(401);
    const login = await api.ask('POST /auth/login', { body: { email: user.email, password: CHOSEN } });
    expect(login.status).toBe(200);
  });

  it('is the person’s own from then on, and no team decides about it any more', async () => {
    const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    user = await aMember(api.core, owner, 'editor');
    await api.core.db.pool.query('update users set has_own_password = false where id = $1', [user.id]);
    await api.core.db.pool.query('update memberships set is_managed = true where user_id = $1', [user.id]);
    token = await aToken(api.core, user);
    await change(user.password, CHOSEN);
    const { rows } = await api.core.db.pool.query(
      'select has_own_password, is_managed from users join memberships on user_id = users.id where users.id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ has_own_password: true, is_managed: false }]);
  });

  it('cannot be guessed by somebody who found an open browser', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess++) statuses.push((await change(`guess ${guess}`, CHOSEN)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(user.password, CHOSEN)).status).toBe(429);
  });

  it('is not changed by an administrator in the place of the user', async () => {
    token = await impersonate();
    const { status, body } = await change(user.password, CHOSEN);
    expect([status, body.code]).toEqual([403, 'acts_as_other']);
    expect((await signIn()).status).toBe(200);
  });

  it('tells the owner by mail', async () => {
    await change(user.password, CHOSEN);
    const mail = (await api.mails.list()).findLast(({ to }) => to === user.email);
    expect(mail?.subject).toBe('Your Herald password was changed');
  });
});

describe('the settings', () => {
  it('have their defaults', async () => {
    const { body } = await api.ask('GET /user/settings/security', { token });
    expect(body.data.security_settings).toEqual({
      loginNotifications: true,
      sessionTimeout: '24',
      allowMultipleSessions: true,
    });
  });

  it('keep what is not sent', async () => {
    await save({ loginNotifications: false });
    const { body } = await save({ sessionTimeout: '8' });
    expect(body.data.security_settings).toEqual({
      loginNotifications: false,
      sessionTimeout: '8',
      allowMultipleSessions: true,
    });
  });

  it.each(['0', '721', '-1', '1.5', '', 'day', '9999'])('refuse a timeout of %j', async (sessionTimeout) => {
    const { status, body } = await save({ sessionTimeout });
    const text = 'Please enter a whole number of hours from 1 to 720.';
    expect([status, body.errors]).toEqual([422, { sessionTimeout: [text] }]);
  });

  it('a shorter timeout counts at once, also for sessions that are open', async () => {
    const elsewhere = await aToken(api.core, user);
    api.clock.advance({ hours: 3 });
    await save({ sessionTimeout: '2' });
    expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([true, false]);
    api.clock.advance({ hours: 2, minutes: 1 });
    expect(await isOpen(token)).toBe(false);
  });

  it('one session at a time ends the others at once and at every sign-in', async () => {
    const elsewhere = await aToken(api.core, user);
    await save({ allowMultipleSessions: false });
    expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([true, false]);
    await signIn();
    expect(await isOpen(token)).toBe(false);
  });

  it('are not changed by an administrator in the place of the user', async () => {
    token = await impersonate();
    expect((await save({ loginNotifications: false })).body.code).toBe('acts_as_other');
  });
});

describe('the mail about a new browser', () => {
  beforeEach(() => {
    api.mailer.hasTransport = true;
  });
  afterEach(() => {
    api.mailer.hasTransport = false;
  });

  const notices = async () =>
    (await api.mails.list()).filter(({ to, kind }) => to === user.email && kind === 'new_device');

  it('says which and from where', async () => {
    await signIn({ 'user-agent': FIREFOX });
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice?.subject).toBe('New sign-in to your Herald account');
    expect(notice?.text).toContain('Firefox on Windows signed in');
    expect(notice?.text).toContain('81.166.20.4');
  });

  it('is not sent for a browser that has signed in before', async () => {
    const first = await signIn();
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    await signIn({ cookie });
    expect(await notices()).toHaveLength(1);
  });

  it('is not sent for a browser that changed the password', async () => {
    const answer = await change(user.password, CHOSEN);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const body = { email: user.email, password: CHOSEN };
    expect((await api.ask('POST /auth/login', { body, headers: { cookie } })).status).toBe(200);
    expect(await notices()).toEqual([]);
  });

  it('is not written where no mail server can send it', async () => {
    api.mailer.hasTransport = false;
    await signIn({ 'user-agent': FIREFOX });
    expect(await notices()).toEqual([]);
  });

  it('is not sent for the first sign-in, nor when it is switched off', async () => {
    expect(await notices()).toEqual([]);
    await save({ loginNotifications: false });
    await signIn();
    expect(await notices()).toEqual([]);
  });
});

describe('the activity', () => {
  it('lists what happened, the newest first, and marks the session that asks', async () => {
    const here = await signIn({ 'user-agent': FIREFOX });
    const { token: other } = here.body.data;
    await api.ask('POST /auth/logout', { token: other, headers: { 'user-agent': FIREFOX }, remoteAddress: '::1' });
    await save({ sessionTimeout: '8' });
    await change(user.password, CHOSEN);
    const rows = (await activity()).map(({ action, current, device, location }) => [action, current, device, location]);
    expect(rows).toEqual([
      ['Password changed', false, 'lightMyRequest', 'This machine'],
      ['Settings updated', false, 'lightMyRequest', 'This machine'],
      ['Logout', false, 'Firefox on Windows', 'This machine'],
      ['Login', false, 'Firefox on Windows', '81.166.20.4'],
      ['Login', true, 'test', 'Local network'],
    ]);
  });

  it('shows nobody else’s', async () => {
    await aToken(api.core, await aUser(api.core));
    expect(await activity()).toHaveLength(1);
  });

  it('does not tell where an administrator was', async () => {
    await impersonate();
    const [newest] = await activity();
    expect(newest).toMatchObject({ action: 'Administrator signed in as you', device: 'Administrator', location: '' });
  });
});

describe('the sessions', () => {
  it('are listed with device and last use, the last used first', async () => {
    api.clock.advance({ minutes: 5 });
    await signIn({ 'user-agent': FIREFOX });
    const rows = (await sessions()).map(({ device, location, current }) => [device, location, current]);
    expect(rows).toContainEqual(['Firefox on Windows', '81.166.20.4', false]);
    expect(rows).toContainEqual(['test', 'Local network', true]);
    expect(rows).toHaveLength(2);
  });

  it('end one by one', async () => {
    const [first, second] = [await aToken(api.core, user), await aToken(api.core, user)];
    const listed = await api.ask('GET /user/settings/security/sessions', { token: first });
    const id = listed.body.data.find(({ current }) => current)?.id ?? '';
    const { status, body } = await api.ask(`DELETE /user/settings/security/sessions/${id}`, { token });
    expect([status, body.message]).toEqual([200, 'The session has ended.']);
    expect([await isOpen(first), await isOpen(second), await isOpen(token)]).toEqual([false, true, true]);
    expect((await api.ask(`DELETE /user/settings/security/sessions/${id}`, { token })).status).toBe(404);
  });

  it('end all but this one', async () => {
    const others = [await aToken(api.core, user), await aToken(api.core, user), await impersonate()];
    const { body } = await api.ask('DELETE /user/settings/security/sessions', { token });
    expect(body.message).toBe('3 sessions have ended.');
    expect(await Promise.all([...others, token].map(isOpen))).toEqual([false, false, false, true]);
  });

  it('never show a token or its hash', async () => {
    const { text } = await api.ask('GET /user/settings/security/sessions', { token });
    expect(text).not.toMatch(/[0-9a-f]{64}/);
    expect(text).not.toContain(token);
  });

  it('stay marked after the token was replaced', async () => {
    const admin = await aToken(api.core, testAdmin);
    const asUser = (await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: user.id } })).body.data;
    const back = await api.ask('POST /auth/return-to-admin', { token: asUser.token, body: { admin_token: admin } });
    token = back.body.data.token;
    expect((await sessions()).filter(({ current }) => current)).toHaveLength(1);
    expect((await activity()).filter(({ current }) => current)).toHaveLength(1);
  });
});
