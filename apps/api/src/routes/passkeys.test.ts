import { resetTwoFactorByOperator } from '@herald/core/people';
import { changeSettings } from '@herald/core/settings';
import { aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Signing, SoftwareAuthenticator } from '../testing/software-authenticator.ts';
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
  await api.core.db.pool.query('delete from attempts');
});
afterEach(() => {
  api.mailer.hasTransport = false;
  return changeSettings(api.core, { admin_two_factor_required: false, maintenance_mode: false });
});
afterAll(() => api.close());

const PASSKEYS = '/user/settings/security/passkeys';
const list = async (as = token) => (await api.ask(`GET ${PASSKEYS}`, { token: as })).body.data;
const begin = (as = token, password = user.password) =>
  api.ask(`POST ${PASSKEYS}/options`, { token: as, body: { password } });
const challengeToAdd = async (as = token, password = user.password): Promise<string> =>
  (await begin(as, password)).body.data.challenge;
const send = (credential: unknown, as = token, name = 'Laptop') =>
  api.ask(`POST ${PASSKEYS}`, { token: as, body: { name, credential } });
const remove = (id: string, as = token, password = user.password) =>
  api.ask(`DELETE /user/settings/security/passkeys/${id}` as 'DELETE /user/settings/security/passkeys/:id', {
    token: as,
    body: { password },
  });
const actions = async () =>
  (await api.ask('GET /user/settings/security/activity', { token })).body.data.map(({ action }) => action);
const mails = async () =>
  (await api.mails.list()).filter(({ to, kind }) => to === user.email && kind === 'security_changed').length;

async function add(as = token, password = user.password): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator();
  const { status } = await send(device.create({ challenge: await challengeToAdd(as, password) }), as);
  expect(status).toBe(201);
  return device;
}

const challengeToSignIn = async (): Promise<string> =>
  (await api.ask('POST /auth/login/passkey/options')).body.data.challenge;
const show = (credential: unknown) => api.ask('POST /auth/login/passkey', { body: { credential } });
const signIn = async (device: SoftwareAuthenticator, signing: Partial<Signing> = {}) =>
  show(device.get({ challenge: await challengeToSignIn(), ...signing }));

describe('adding a passkey', () => {
  it('asks for the password, and lists what was added', async () => {
    expect((await begin(token, 'wrong')).body.errors).toHaveProperty('password');
    const device = new SoftwareAuthenticator();
    device.isSynced = true;
    const { status, body } = await send(device.create({ challenge: await challengeToAdd() }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Laptop', is_synced: true, last_used_at: null });
    expect(await list()).toMatchObject({ passkeys: [body.data], origin: 'http://localhost:3000' });
    expect((await actions())[0]).toBe('Passkey added');
    expect(await mails()).toBe(1);
  });

  it('asks the browser for a passkey that checks its user, of this host', async () => {
    const first = await add();
    const { body } = await begin();
    expect(body.data).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: first.credentialId }],
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a site below the host', { origin: 'http://shop.localhost:3000' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
  ])('refuses one made for %s', async (_, wrong) => {
    const made = new SoftwareAuthenticator().create({ challenge: await challengeToAdd(), ...wrong });
    expect((await send(made)).status).toBe(422);
    expect((await list()).passkeys).toEqual([]);
  });

  it('takes a challenge once, for five minutes, and from its user alone', async () => {
    const challenge = await challengeToAdd();
    expect((await send(new SoftwareAuthenticator().create({ challenge }))).status).toBe(201);
    expect((await send(new SoftwareAuthenticator().create({ challenge }))).body.code).toBe('sign_in_expired');
    const late = await challengeToAdd();
    api.clock.advance({ minutes: 5 });
    expect((await send(new SoftwareAuthenticator().create({ challenge: late }))).body.code).toBe('sign_in_expired');
    const stranger = await aUser(api.core);
    const foreign = await challengeToAdd(await aToken(api.core, stranger), stranger.password);
    expect((await send(new SoftwareAuthenticator().create({ challenge: foreign }))).body.code).toBe('sign_in_expired');
    const forSignIn = await challengeToSignIn();
    expect((await send(new SoftwareAuthenticator().create({ challenge: forSignIn }))).status).toBe(422);
    expect((await list()).passkeys).toHaveLength(1);
  });

  it('refuses a passkey that somebody has already', async () => {
    const device = await add();
    expect((await send(device.create({ challenge: await challengeToAdd() }))).status).toBe(409);
  });

  it('stops at 20', async () => {
    await api.core.db.pool.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'x', 0, '', false, 'x', now() from generate_series(1, 20)`,
      [user.id],
    );
    expect((await begin()).body.message).toContain('You have 20 passkeys');
  });

  it('is refused to an administrator in the place of the user, and so is removing', async () => {
    await add();
    const [row] = (await list()).passkeys;
    const admin = await aToken(api.core, testAdmin);
    const as = (await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: user.id } })).body.data
      .token;
    expect((await begin(as)).body.code).toBe('acts_as_other');
    expect((await remove(row?.id ?? '', as)).body.code).toBe('acts_as_other');
  });
});

describe('a sign-in with a passkey', () => {
  it('needs neither address nor password, also with two-factor on', async () => {
    const device = await add();
    const start = await api.ask('PUT /user/settings/security/two-factor', {
      token,
      body: { enabled: true, password: user.password },
    });
    const code = new TOTP({ secret: start.body.data?.secret ?? '' }).generate({ timestamp: api.clock.now().getTime() });
    expect((await api.ask('POST /user/settings/security/two-factor/confirm', { token, body: { code } })).status).toBe(
      200,
    );
    const { status, body } = await signIn(device, { userHandle: Buffer.from(user.id).toString('base64url') });
    expect([status, body.data.user.email]).toEqual([200, user.email]);
    expect((await api.ask('GET /auth/user', { token: body.data.token })).status).toBe(200);
    expect((await list()).passkeys[0]?.last_used_at).toBe(api.clock.now().toISOString());
    expect((await actions()).slice(0, 2).sort()).toEqual(['Login', 'Passkey used']);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a site below the host', { origin: 'http://shop.localhost:3000' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['another user', { userHandle: 'YW5vdGhlcg' }],
  ])('is refused to a signature for %s', async (_, wrong) => {
    const device = await add();
    const { status, body } = await signIn(device, wrong);
    expect([status, body.code]).toEqual([401, 'passkey_refused']);
  });

  it('is refused to the key of another device', async () => {
    const device = await add();
    const forged = new SoftwareAuthenticator().get({ challenge: await challengeToSignIn() });
    const names = { id: device.credentialId, rawId: device.credentialId };
    expect((await show({ ...forged, ...names })).body.code).toBe('passkey_refused');
    expect(await actions()).not.toContain('Passkey refused, it may be a copy');
  });

  it('takes a challenge once and for five minutes, also when the signature was wrong', async () => {
    const device = await add();
    const challenge = await challengeToSignIn();
    expect((await show(device.get({ challenge }))).status).toBe(200);
    expect((await show(device.get({ challenge }))).body.code).toBe('sign_in_expired');
    const wasted = await challengeToSignIn();
    await show(device.get({ challenge: wasted, origin: 'https://evil.example' }));
    expect((await show(device.get({ challenge: wasted }))).body.code).toBe('sign_in_expired');
    const late = await challengeToSignIn();
    api.clock.advance({ minutes: 5 });
    expect((await show(device.get({ challenge: late }))).body.code).toBe('sign_in_expired');
    const forAdding = await challengeToAdd();
    expect((await show(device.get({ challenge: forAdding }))).body.code).toBe('sign_in_expired');
    expect((await show(device.get({ challenge: 'made-up' }))).body.code).toBe('sign_in_expired');
  });

  it('refuses a counter that goes back, and the owner sees it', async () => {
    const device = await add();
    await signIn(device, { counter: 9 });
    expect((await signIn(device, { counter: 9 })).body.code).toBe('passkey_refused');
    expect((await signIn(device, { counter: 3 })).body.code).toBe('passkey_refused');
    expect((await actions())[0]).toBe('Passkey refused, it may be a copy');
    expect((await signIn(device, { counter: 10 })).status).toBe(200);
  });

  it('takes synced passkeys, whose counter stays at 0', async () => {
    const device = await add();
    device.isSynced = true;
    expect((await signIn(device)).status).toBe(200);
    expect((await signIn(device)).status).toBe(200);
    expect((await list()).passkeys[0]?.is_synced).toBe(true);
  });

  it('obeys suspension and maintenance as the password does', async () => {
    const device = await add();
    await changeSettings(api.core, { maintenance_mode: true });
    expect((await signIn(device)).body.code).toBe('maintenance');
    await changeSettings(api.core, { maintenance_mode: false });
    await api.core.db.pool.query(`update users set status = 'suspended' where id = $1`, [user.id]);
    expect((await signIn(device)).body.code).toBe('account_suspended');
  });

  it('ends the other sessions where only one is allowed', async () => {
    const device = await add();
    await api.ask('PUT /user/settings/security', { token, body: { allowMultipleSessions: false } });
    expect((await signIn(device)).status).toBe(200);
    expect((await api.ask('GET /auth/user', { token })).status).toBe(401);
  });

  it('is told by mail where the browser is not known', async () => {
    const device = await add();
    const told = async () =>
      (await api.mails.list()).filter(({ to, kind }) => to === user.email && kind === 'new_device').length;
    const before = await told();
    api.mailer.hasTransport = true;
    expect((await signIn(device)).status).toBe(200);
    expect(await told()).toBe(before + 1);
  });

  it('keeps an account that was to be deleted', async () => {
    const device = await add();
    await api.core.db.pool.query(`update users set leaves_at = now() + interval '9 days' where id = $1`, [user.id]);
    expect((await signIn(device)).status).toBe(200);
    const { rows } = await api.core.db.pool.query('select leaves_at from users where id = $1', [user.id]);
    expect(rows).toEqual([{ leaves_at: null }]);
  });

  it('goes on after the password was changed', async () => {
    const device = await add();
    const chosen = 'a brand-new phrase';
    const body = { current_password: user.password, new_password: chosen, new_password_confirmation: chosen };
    await api.ask('PUT /user/settings/security/password', { token, body });
    expect((await signIn(device)).status).toBe(200);
  });

  it('opens the back office where administrators need two-factor, and the password alone does not', async () => {
    const admin = await aUser(api.core, { role: 'admin' });
    const byPassword = await aToken(api.core, admin);
    const device = await add(byPassword, admin.password);
    const byPasskey = (await signIn(device)).body.data.token;
    await changeSettings(api.core, { admin_two_factor_required: true });
    expect((await api.ask('GET /admin/users', { token: byPassword })).body.code).toBe('two_factor_setup_required');
    expect((await api.ask('GET /admin/users', { token: byPasskey })).status).toBe(200);
  });

  it('limits attempts from one address', async () => {
    const device = await add();
    for (let attempt = 0; attempt < 100; attempt++) await show(device.get({ challenge: 'made-up' }));
    expect((await signIn(device)).body.code).toBe('too_many_attempts');
  });
});

describe('a passkey that is there', () => {
  it('gets another name', async () => {
    await add();
    const [row] = (await list()).passkeys;
    const path = `PUT ${PASSKEYS}/${row?.id}` as `PUT ${typeof PASSKEYS}/:id`;
    expect((await api.ask(path, { token, body: { name: 'Key ring' } })).status).toBe(200);
    expect((await list()).passkeys[0]?.name).toBe('Key ring');
  });

  it('opens nothing once it is removed, with the password', async () => {
    const device = await add();
    const [row] = (await list()).passkeys;
    expect((await remove(row?.id ?? '', token, 'wrong')).body.errors).toHaveProperty('password');
    expect((await signIn(device)).status).toBe(200);
    expect((await remove(row?.id ?? '')).status).toBe(200);
    expect((await signIn(device)).body.code).toBe('passkey_refused');
    expect((await actions())[0]).toBe('Passkey removed');
    expect(await mails()).toBe(2);
  });

  it('is nobody else’s', async () => {
    await add();
    const [row] = (await list()).passkeys;
    const stranger = await aToken(api.core, await aUser(api.core));
    expect((await remove(row?.id ?? '', stranger)).status).toBe(404);
    expect((await list(stranger)).passkeys).toEqual([]);
  });

  it('is removed by the operator', async () => {
    const device = await add();
    await resetTwoFactorByOperator(api.core, { email: user.email });
    expect((await signIn(device)).body.code).toBe('passkey_refused');
    await expect(resetTwoFactorByOperator(api.core, { email: user.email })).rejects.toThrow('no passkeys');
  });
});
