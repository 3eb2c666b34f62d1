import { draftContent } from '@herald/contract/draft';
import { aMember, aToken, aUser, changeStatus, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let editor: TestUser;
/** The editor's session, in the account of the team. */
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core, { name: 'Olive Owner', planSlugs: ['UNLIMITED'] });
  editor = await aMember(api.core, owner, 'editor');
  token = await aToken(api.core, editor);
});

const me = async (by: string) => (await api.ask('GET /auth/user', { token: by })).body.data?.user;
const status = async (by: string) => (await api.ask('GET /auth/user', { token: by })).status;
const switchTo = (accountId: string, by = token) =>
  api.ask('POST /auth/switch-account', { token: by, body: { account_id: accountId } });
const leave = (accountId: string, by = token) =>
  api.ask('POST /team-members/leave', { token: by, body: { account_id: accountId } });
const signIn = async ({ email, password }: TestUser) =>
  (await api.ask('POST /auth/login', { body: { email, password } })).body.data?.user.account.id;
const changeMember = async (body: object) =>
  api.ask(`PUT /team-members/${editor.id}`, { token: await aToken(api.core, owner), body });

describe('a member of a team', () => {
  it('sees the team and their own account', async () => {
    expect((await me(token)).accounts).toEqual([
      { id: owner.accountId, role: 'editor', owner_name: 'Olive Owner', people: 2 },
      { id: editor.accountId, role: 'owner', owner_name: 'Ann Example', people: 1 },
    ]);
  });

  it('goes on in their own account and comes back, each time under a new token', async () => {
    const own = (await switchTo(editor.accountId)).body.data;
    expect(own.user.account).toMatchObject({ id: editor.accountId, role: 'owner' });
    expect(await status(token)).toBe(401);
    const back = (await switchTo(owner.accountId, own.token)).body.data;
    expect(back.user.account).toMatchObject({ id: owner.accountId, role: 'editor' });
    expect(await status(own.token)).toBe(401);
  });

  it('finds in each account only what belongs there', async () => {
    const save = (by: string, title: string) =>
      api.ask('PUT /draft', { token: by, body: { version: 0, content: draftContent.parse({ title }) } });
    await save(token, 'For the team');
    const own = (await switchTo(editor.accountId)).body.data.token;
    expect((await api.ask('GET /draft', { token: own })).body.data?.content.title).not.toBe('For the team');
    await save(own, 'For myself');
    const back = (await switchTo(owner.accountId, own)).body.data.token;
    expect((await api.ask('GET /draft', { token: back })).body.data?.content.title).toBe('For the team');
  });

  it('signs in where they worked last', async () => {
    expect(await signIn(editor)).toBe(owner.accountId);
    await switchTo(editor.accountId);
    expect(await signIn(editor)).toBe(editor.accountId);
  });

  it('does not get into an account that is not open to them', async () => {
    const stranger = await aUser(api.core);
    expect((await switchTo(stranger.accountId)).status).toBe(404);
    expect(await status(token)).toBe(200);
  });

  it('does not change where the person signs in next when an administrator acts as them', async () => {
    const admin = await aToken(api.core, testAdmin);
    const as = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: editor.id } });
    expect((await switchTo(editor.accountId, as.body.data.token)).status).toBe(200);
    expect(await signIn(editor)).toBe(owner.accountId);
  });
});

describe('leaving a team', () => {
  it('goes on in the own account and ends the other sessions in the team', async () => {
    const other = await aToken(api.core, editor);
    const { body } = await leave(owner.accountId);
    expect(body.data.user.account).toMatchObject({ id: editor.accountId, role: 'owner' });
    expect(body.data.user.accounts.map(({ id }) => id)).toEqual([editor.accountId]);
    expect([await status(token), await status(other)]).toEqual([401, 401]);
    expect((await switchTo(owner.accountId, body.data.token)).status).toBe(404);
    expect(await signIn(editor)).toBe(editor.accountId);
  });

  it('works from the own account as well', async () => {
    const own = (await switchTo(editor.accountId)).body.data.token;
    expect((await leave(owner.accountId, own)).body.data.user.accounts).toHaveLength(1);
  });

  it('is in the activity of the team, and frees the seat', async () => {
    await leave(owner.accountId);
    const by = await aToken(api.core, owner);
    expect((await api.ask('GET /team-members/activity', { token: by })).body.data[0]).toMatchObject({
      actor_name: 'Ann Example',
      action: 'member.leave',
    });
    expect((await api.ask('GET /team-members/statistics', { token: by })).body.data.total).toBe(0);
  });

  it('is not for the owner, and not for an administrator who acts as the member', async () => {
    const by = await aToken(api.core, owner);
    expect((await leave(owner.accountId, by)).status).toBe(404);
    const admin = await aToken(api.core, testAdmin);
    const as = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: editor.id } });
    expect((await leave(owner.accountId, as.body.data.token)).body.code).toBe('acts_as_other');
  });
});

describe('a member who loses rights', () => {
  it.each([
    ['was set inactive', { status: 'inactive' }],
    ['became a viewer', { role: 'viewer' }],
  ])('loses every session in the team when they %s', async (_, body) => {
    const sessions = [token, await aToken(api.core, editor)];
    await changeMember(body);
    expect(await Promise.all(sessions.map(status))).toEqual([401, 401]);
  });

  it('keeps their session when they become an admin, or stay what they were', async () => {
    await changeMember({ role: 'editor' });
    await changeMember({ role: 'admin' });
    expect(await status(token)).toBe(200);
  });

  it('keeps the session in their own account', async () => {
    const own = (await switchTo(editor.accountId)).body.data.token;
    await changeMember({ status: 'inactive' });
    expect((await me(own)).accounts).toHaveLength(1);
  });

  it('signs in to their own account while the owner of the team is suspended', async () => {
    await changeStatus(api.core, owner.id, 'suspended');
    expect(await status(token)).toBe(401);
    expect(await signIn(editor)).toBe(editor.accountId);
    await changeStatus(api.core, owner.id, 'active');
    expect(await signIn(editor)).toBe(owner.accountId);
  });
});

describe('the list of a team', () => {
  const list = async (by: string) => (await api.ask('GET /team-members', { token: by })).body.data;

  it('shows a member who has joined, and to who manages it also who is invited and when people were here', async () => {
    const by = await aToken(api.core, owner);
    await api.ask('POST /team-members', {
      token: by,
      body: { name: 'Ina', email: 'ina@example.com', role: 'viewer', invite: true },
    });
    expect((await list(by)).map(({ status, last_login_at }) => [status, last_login_at !== null])).toEqual([
      ['active', true],
      ['pending', false],
    ]);
    expect((await list(token)).map(({ id, last_login_at }) => [id, last_login_at])).toEqual([[editor.id, null]]);
  });

  it('stays open to its owner when the plan has no team any more, and rests for its members', async () => {
    await api.core.db.pool.query('delete from user_plans where user_id = $1', [owner.id]);
    const answer = await api.ask('GET /team-members', { token: await aToken(api.core, owner) });
    expect(answer.status).toBe(200);
    expect((await api.ask('GET /team-members', { token })).status).toBe(401);
  });
});
