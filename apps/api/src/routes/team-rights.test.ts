import { draftContent } from '@herald/contract/draft';
import { aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
/** An account that tries to get at other people's sign-ins. */
let attacker: TestUser;
let token: string;
let address: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  // Beyond every window in which attempts are counted.
  api.clock.advance({ hours: 2 });
  api.mailer.hasTransport = true;
  attacker = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, attacker);
  count += 1;
  address = `victim-${count}@corp.example`;
});

const ownPassword = 'what only I know';
const typedPassword = 'what B has typed';

const add = async (body: object, by = token) => {
  const answer = await api.ask('POST /team-members', { token: by, body: { name: 'Vic Tim', email: address, ...body } });
  await api.core.background.drain();
  return answer.body.data.id;
};
const change = (id: string, body: object, by = token) => api.ask(`PUT /team-members/${id}`, { token: by, body });
const signIn = (email: string, password: string) => api.ask('POST /auth/login', { body: { email, password } });
const me = (by: string) => api.ask('GET /auth/user', { token: by });
const team = async (by = token) => (await api.ask('GET /team-members', { token: by })).body.data;
const mailed = async (email = address) => ({ email, token: (await api.mails.linkTo(email)).get('token') ?? '' });
const accept = (body: object, by?: string) =>
  api.ask('POST /team-invitations/accept', { body, ...(by && { token: by }) });
const register = async (password = ownPassword, email = address) =>
  api.ask('POST /auth/register', { body: { name: 'Vic Tim', email, password } });

async function reset(email: string, password: string) {
  await api.ask('POST /auth/forgot-password', { body: { email } });
  await api.core.background.drain();
  const body = { ...(await mailed(email)), password, password_confirmation: password };
  return api.ask('POST /auth/reset-password', { body });
}

const saveDraft = (by: string) =>
  api.ask('PUT /draft', { token: by, body: { version: 0, content: draftContent.parse({ title: 'Mine' }) } });

const takeOvers = [{ email: 'attacker@evil.example' }, { password: 'mine from now on' }, { name: 'Somebody Else' }];

/** Nothing that the attacking account tries gives it the sign-in. */
async function expectSafe(id: string) {
  for (const body of takeOvers) expect((await change(id, body)).status).toBeGreaterThanOrEqual(400);
  expect((await signIn(address, 'mine from now on')).status).toBe(401);
  expect((await signIn(address, typedPassword)).status).toBe(401);
  expect((await api.mails.list()).filter(({ to }) => to === 'attacker@evil.example')).toEqual([]);
  expect((await signIn(address, ownPassword)).body.data.user.email).toBe(address);
}

describe('a person who is invited', () => {
  it('has no sign-in that anybody could take', async () => {
    const id = await add({ invite: true });
    const { rows } = await api.core.db.pool.query('select id from users where email = $1', [address]);
    expect(rows).toEqual([]);
    const before = (await api.mails.list()).length;
    await api.ask('POST /auth/forgot-password', { body: { email: address } });
    await api.core.background.drain();
    expect(await api.mails.list()).toHaveLength(before);
    for (const body of takeOvers) expect((await change(id, body)).body.code).toBe('conflict');
    expect(await team()).toMatchObject([{ id, email: address, status: 'pending', is_managed: false }]);
  });

  it('registers with the same address, and the invitation waits', async () => {
    const id = await add({ invite: true });
    const link = await mailed();
    const registered = await register();
    expect(registered.status).toBe(201);
    const own = registered.body.data.token;
    await saveDraft(own);
    for (const body of takeOvers) expect((await change(id, body)).body.code).toBe('conflict');
    expect((await team())[0]).toMatchObject({ id, status: 'pending', name: 'Vic Tim' });
    expect((await api.ask('POST /team-invitations/read', { body: link, token: own })).body.data.step).toBe('none');
    const { session } = (await accept(link, own)).body.data;
    expect(session?.user.account.id).toBe(attacker.accountId);
    expect((await me(session?.token ?? '')).status).toBe(200);
    expect((await me(own)).status).toBe(401);
    expect((await signIn(address, ownPassword)).body.data.user.account.id).toBe(attacker.accountId);
    const [member] = await team();
    await expectSafe(member?.id ?? '');
  });

  it('looks the same to the account whether the address is known or not', async () => {
    await aUser(api.core, { email: address, name: 'A Secret Name' });
    await add({ invite: true });
    await add({ invite: true, email: `other-${address}` });
    const [known, unknown] = (await team()).map(({ id, email, created_at, ...rest }: Record<string, unknown>) => rest);
    expect(known).toEqual(unknown);
  });

  it('is changed only in role, and withdrawn as a whole', async () => {
    const id = await add({ invite: true });
    const link = await mailed();
    expect((await change(id, { name: 'Vic Tim', email: address, role: 'editor' })).body.data.role).toBe('editor');
    expect((await api.ask(`DELETE /team-members/${id}`, { token })).status).toBe(200);
    expect(await team()).toEqual([]);
    expect((await accept({ ...link, password: ownPassword })).body.code).toBe('invitation_invalid');
  });

  it('joins once, however many requests carry the link', async () => {
    await add({ invite: true });
    const body = { ...(await mailed()), password: ownPassword };
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await team()).toHaveLength(1);
  });

  it('does not let in who registered the address before', async () => {
    const squatter = (await register('the password of a squatter')).body.data.token;
    await add({ invite: true });
    const link = await mailed();
    expect((await accept(link)).body.errors.password).toEqual(['Please choose a password.']);
    expect((await accept({ ...link, password: ownPassword })).status).toBe(200);
    expect((await me(squatter)).status).toBe(401);
    expect((await signIn(address, 'the password of a squatter')).status).toBe(401);
  });
});

describe('a person whose password the account typed', () => {
  it('is theirs alone after they chose another one', async () => {
    const id = await add({ password: typedPassword });
    expect((await reset(address, ownPassword)).status).toBe(200);
    expect((await team())[0]).toMatchObject({ is_managed: false });
    await expectSafe(id);
  });

  it('is theirs alone after they confirmed the address', async () => {
    const id = await add({ password: typedPassword });
    const body = { ...(await mailed()), password: ownPassword };
    expect((await api.ask('POST /auth/verify-email', { body })).status).toBe(200);
    expect((await signIn(address, typedPassword)).status).toBe(401);
    for (const body of takeOvers) expect((await change(id, body)).status).toBe(403);
  });

  it('is theirs alone once their own account holds something', async () => {
    const id = await add({ password: typedPassword });
    await change(id, { status: 'inactive' });
    const own = (await signIn(address, typedPassword)).body.data.token;
    expect((await saveDraft(own)).status).toBe(200);
    await change(id, { status: 'active' });
    for (const body of takeOvers) expect((await change(id, body)).status).toBe(403);
    expect((await team())[0]).toMatchObject({ status: 'active', is_managed: false });
  });

  it('hears at the old address of a new one, and of a new password', async () => {
    const id = await add({ password: typedPassword });
    await change(id, { password: 'typed a second time' });
    await api.core.background.drain();
    expect((await api.mails.list()).at(-1)).toMatchObject({ to: address, subject: 'Your Herald password was changed' });
    await change(id, { email: `new-${address}` });
    await api.core.background.drain();
    const [notice, confirmation] = (await api.mails.list()).slice(-2);
    expect(notice).toMatchObject({ to: address, text: expect.not.stringContaining(`new-${address}`) });
    expect(confirmation).toMatchObject({ to: `new-${address}`, subject: expect.stringContaining('Confirm') });
  });
});

describe('a managed person whom a second account invites', () => {
  let second: string;
  let secondId: string;

  beforeEach(async () => {
    const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    second = await aToken(api.core, owner);
    secondId = owner.accountId;
  });

  it('does not open that account to the first', async () => {
    const id = await add({ password: typedPassword });
    const held = (await signIn(address, typedPassword)).body.data.token;
    await add({ invite: true, role: 'editor' }, second);
    const link = await mailed();
    api.clock.advance({ minutes: 1 });
    expect((await accept(link, held)).body.errors.password).toEqual(['Please choose a password.']);
    expect((await accept({ ...link, password: ownPassword })).status).toBe(200);
    expect((await me(held)).status).toBe(401);
    expect((await signIn(address, ownPassword)).body.data.user.account.id).toBe(secondId);
    expect((await team())[0]).toMatchObject({ id, is_managed: false });
    for (const body of takeOvers) expect((await change(id, body)).status).toBe(403);
    expect((await signIn(address, typedPassword)).status).toBe(401);
  });

  it('is looked after by neither, even where the mark of the first had stayed', async () => {
    const id = await add({ password: typedPassword });
    await add({ invite: true }, second);
    await accept({ ...(await mailed()), password: ownPassword });
    await api.core.db.pool.query('update memberships set is_managed = true where user_id = $1', [id]);
    for (const by of [token, second]) {
      for (const body of takeOvers) expect((await change(id, body, by)).status).toBe(403);
    }
  });

  it('keeps the invitation at its address when the first account gives the sign-in another one', async () => {
    const id = await add({ password: typedPassword });
    await add({ invite: true }, second);
    const link = await mailed();
    const evil = `evil-${address}`;
    expect((await change(id, { email: evil })).status).toBe(200);
    expect((await accept({ ...link, email: evil, password: 'mine from now on' })).body.code).toBe('invitation_invalid');
    expect((await accept({ ...link, password: ownPassword })).status).toBe(200);
    expect((await team(second)).map(({ email }: { email: string }) => email)).toEqual([address]);
    expect((await signIn(evil, typedPassword)).body.data.user.account.id).toBe(attacker.accountId);
  });
});
