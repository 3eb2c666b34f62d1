import { aMember, aToken, aUser, aVideo, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
beforeEach(() => api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]));
afterAll(() => api.close());

const remove = ({ id }: Pick<TestUser, 'id'>, by = token) => api.ask(`DELETE /admin/users/${id}`, { token: by });
const details = async ({ id }: Pick<TestUser, 'id'>) => (await api.ask(`GET /admin/users/${id}`, { token })).body.data;
const login = ({ email, password }: TestUser) => api.ask('POST /auth/login', { body: { email, password } });
const ownId = async () => (await api.ask('GET /auth/user', { token })).body.data.user.id as string;

describe('what goes with a user', () => {
  it('is counted before', async () => {
    const user = await aUser(api.core);
    await aFilm(api, user, { views: 7 });
    await aVideo(api.core, user, 'processing');
    await aVideo(api.core, user, 'failed', new Date('2020-01-01'));
    await aMember(api.core, user, 'viewer');
    expect((await details(user)).belongings).toEqual({
      videos: 3,
      videos_this_month: 2,
      videos_in_work: 1,
      watch_links: 1,
      views: 7,
      sites: 0,
      members: 1,
      invited: 0,
      stored_bytes: 0,
    });
  });
});

describe('deleting a user', () => {
  it('is answered with words', async () => {
    const { status, body } = await remove(await aUser(api.core));
    expect([status, body]).toEqual([200, { status: 'success', message: 'The user was deleted.' }]);
  });

  it('ends sign-in and sessions, and takes them off the list, at once', async () => {
    const user = await aUser(api.core);
    const session = await aToken(api.core, user);
    await remove(user);
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(401);
    expect((await login(user)).status).toBe(401);
    expect((await api.ask(`GET /admin/users/${user.id}`, { token })).status).toBe(404);
    expect((await api.ask('GET /admin/users?role=user', { token })).body.data.total).toBe(0);
    expect((await api.ask('GET /admin/users/statistics', { token })).body.data.totalUsers).toBe(1);
  });

  it('frees the address', async () => {
    const user = await aUser(api.core);
    await remove(user);
    expect((await aUser(api.core, { email: user.email })).id).not.toBe(user.id);
  });

  it('ends the session of an administrator who acts as them', async () => {
    const user = await aUser(api.core);
    const { body } = await api.ask('POST /auth/login-as-user', { token, body: { user_id: user.id } });
    await remove(user);
    expect((await api.ask('GET /auth/user', { token: body.data.token })).status).toBe(401);
    expect((await api.ask('GET /auth/user', { token })).status).toBe(200);
  });

  it('closes their watch pages at once', async () => {
    const user = await aUser(api.core);
    const { slug } = await aFilm(api, user);
    const watch = async () => (await api.ask(`GET /videos/slug/${slug}/public`)).status;
    expect(await watch()).toBe(200);
    await remove(user);
    expect(await watch()).toBe(404);
  });

  it('cancels what is being made', async () => {
    const user = await aUser(api.core);
    const id = await aVideo(api.core, user, 'processing');
    await remove(user);
    const { rows } = await api.core.db.pool.query('select status, work_token from videos where id = $1', [id]);
    expect(rows).toEqual([{ status: 'cancelled', work_token: null }]);
  });

  it('sends members back to their own accounts', async () => {
    const user = await aUser(api.core);
    const member = await aMember(api.core, user, 'editor');
    const session = await aToken(api.core, member);
    const account = async (by: string) => (await api.ask('GET /auth/user', { token: by })).body.data?.user.id;
    expect(await account(session)).toBe(member.id);
    await remove(user);
    expect(await account(session)).toBeUndefined();
    const { body } = await login(member);
    expect(await account(body.data.token)).toBe(member.id);
    const { rows } = await api.core.db.pool.query(
      'select account_id from sessions where user_id = $1 order by created_at desc, id desc limit 1',
      [member.id],
    );
    expect(rows).toEqual([{ account_id: member.accountId }]);
  });

  it('leaves what they made in another account', async () => {
    const [owner, user] = [await aUser(api.core), await aUser(api.core)];
    const id = await aVideo(api.core, owner, 'completed');
    await api.core.db.pool.query('update videos set created_by_id = $2 where id = $1', [id, user.id]);
    await remove(user);
    const { rows } = await api.core.db.pool.query('select created_by_id, status from videos where id = $1', [id]);
    expect(rows).toEqual([{ created_by_id: null, status: 'completed' }]);
  });

  it('is recorded with who it was and what went', async () => {
    const user = await aUser(api.core, { name: 'Ann Gone' });
    await aVideo(api.core, user, 'completed');
    await remove(user);
    const { rows } = await api.core.db.pool.query(
      'select action, actor_id, account_id, details from audit_log where subject_id = $1',
      [user.id],
    );
    const details = { name: 'Ann Gone', email: user.email, videos: 1, sites: 0, members: 0, storedBytes: 0 };
    expect(rows).toEqual([{ action: 'user.delete', actor_id: await ownId(), account_id: null, details }]);
  });

  it('says that a user is not there the second time', async () => {
    const user = await aUser(api.core);
    await remove(user);
    expect((await remove(user)).status).toBe(404);
  });
});

describe('who is not deleted', () => {
  it('is the administrator who asks', async () => {
    await aUser(api.core, { role: 'admin' });
    const { status, body } = await remove({ id: await ownId() });
    expect([status, body.message]).toEqual([409, 'This is you. Another administrator can do this.']);
  });

  it('is one of two administrators who delete each other at the same moment', async () => {
    const [one, two] = [await aUser(api.core, { role: 'admin' }), await aUser(api.core, { role: 'admin' })];
    const tokens = [await aToken(api.core, one), await aToken(api.core, two)];
    const answers = await Promise.all([remove(two, tokens[0]), remove(one, tokens[1])]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(1);
    const left = await api.core.db.pool.query('select from users where id = any ($1)', [[one.id, two.id]]);
    expect(left.rowCount).toBe(1);
  });
});
