import { eraseAccount } from '@herald/core/office/users';
import { newId } from '@herald/core/runtime';
import { createSite } from '@herald/core/sites';
import { purgeExpired } from '@herald/core/system';
import {
  aCompletedVideo,
  aMember,
  anActor,
  anAvatar,
  aToken,
  aUser,
  aVideo,
  type TestUser,
  testAdmin,
} from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const caller = { ip: '10.9.0.1', userAgent: 'test' };
let api: TestApi;
let owner: TestUser;
let name: string;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  name = `Ann ${newId(api.core)}`;
  owner = await aUser(api.core, { name, planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
});
afterAll(() => api.close());

const leave = (password = owner.password, as = token) =>
  api.ask('POST /user/data/deletion', { token: as, body: { password } });
const isOpen = async (which: string) => (await api.ask('GET /auth/user', { token: which })).status === 200;
const signIn = (user = owner) => api.ask('POST /auth/login', { body: { email: user.email, password: user.password } });
const mailSubjects = async () =>
  (await api.mails.list()).filter(({ recipient }) => recipient === owner.email).map(({ subject }) => subject);

async function impersonatorOf({ id }: TestUser): Promise<string> {
  const admin = await aToken(api.core, testAdmin);
  return (await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: id } })).body.data.token;
}

/** Time passes with its clean-ups, and the jobs they send are done. */
async function daysLater(days: number): Promise<void> {
  api.clock.advance({ hours: days * 24 });
  await purgeExpired(api.core);
  await eraseAccount(api.core, owner.accountId);
  api.clock.advance({ hours: 3 });
  await eraseAccount(api.core, owner.accountId);
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of api.core.storage.list(`accounts/${owner.accountId}/`)) keys.push(key);
  return keys;
}

/** Every table with a row in which one of the texts stands. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { pool } = api.core.db;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname !~ '^(pg_|pgboss|information_schema|drizzle)' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const text = `select from ${name} as row where row::text ilike any ($1)`;
    if (((await pool.query(text, [texts.map((one) => `%${one}%`)])).rowCount ?? 0) > 0) found.push(name);
  }
  return found;
}

describe('the consents', () => {
  it('are listed with their words, and a revoked one stays', async () => {
    const { id } = await anAvatar(api.core, owner, 'photo');
    const [before] = (await api.ask('GET /user/data/consents', { token })).body.data;
    expect(before).toMatchObject({ avatar_id: id, avatar_name: 'Ann', given_by: name, revoked_at: null, films: 0 });
    const { status, body } = await api.ask(`POST /user/data/consents/${id}/revoke`, { token });
    expect([status, body.message]).toEqual([200, 'Consent revoked.']);
    const [after] = (await api.ask('GET /user/data/consents', { token })).body.data;
    expect(after).toMatchObject({
      picture_url: null,
      is_avatar_there: false,
      revoked_at: api.clock.now().toISOString(),
    });
    expect((await api.ask(`GET /user/data/consents/${id}/films`, { token })).body.data).toEqual([]);
  });

  it('cannot be revoked by a viewer', async () => {
    const { id } = await anAvatar(api.core, owner, 'photo');
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await api.ask(`POST /user/data/consents/${id}/revoke`, { token: viewer })).status).toBe(403);
    expect((await api.ask('GET /user/data/consents', { token: viewer })).body.data).toHaveLength(1);
  });
});

describe('the deletion of the own account', () => {
  it('says what goes', async () => {
    await aVideo(api.core, owner, 'completed');
    await anAvatar(api.core, owner);
    await aMember(api.core, owner, 'editor');
    expect((await api.ask('GET /user/data', { token })).body.data).toEqual({
      videos: 1,
      sites: 0,
      avatars: 1,
      members: 1,
    });
  });

  it('needs the password, of which five guesses are free', async () => {
    for (let guess = 0; guess < 5; guess++) expect((await leave('a guess')).body.errors).toHaveProperty('password');
    expect((await leave()).body.code).toBe('too_many_attempts');
    expect(await isOpen(token)).toBe(true);
  });

  it('is refused to an administrator who acts as the owner', async () => {
    expect((await leave(owner.password, await impersonatorOf(owner))).body.code).toBe('acts_as_other');
  });

  it('is refused to the last administrator', async () => {
    const admin = await aToken(api.core, testAdmin);
    const { body } = await leave(testAdmin.password, admin);
    expect(body.message).toBe('This is the last administrator.');
  });

  it('is off as soon as the owner signs in again, who is told so', async () => {
    await leave();
    const signIn = async () =>
      (await api.ask('POST /auth/login', { body: { email: owner.email, password: owner.password } })).body.data;
    const { account_kept, token: next } = await signIn();
    expect(account_kept).toBe(true);
    const { data } = (await api.ask('GET /user/settings/security/activity', { token: next })).body;
    expect(data.map(({ action }: { action: string }) => action)).toContain('Account kept: its deletion is off');
    expect((await signIn()).account_kept).toBeUndefined();
  });

  it('closes sessions, watch pages, files and sites at once', async () => {
    const film = await aFilm(api, owner);
    const site = await createSite(api.core, await anActor(api.core, owner), { name: 'S', domain: 'gone-shop' }, caller);
    const member = await aMember(api.core, owner, 'editor');
    const memberToken = await aToken(api.core, member);
    const unfinished = await aVideo(api.core, owner, 'pending');
    const link = (await api.ask(`GET /videos/${film.id}`, { token })).body.data.video_url ?? '';
    const isThere = async () => [
      (await api.ask(`GET /videos/slug/${film.slug}/public`)).status,
      (await api.app.inject({ url: link })).statusCode,
      (await api.app.inject({ url: '/', headers: { host: `${site.domain}.localhost:3000` } })).statusCode,
    ];
    const deletedOn = (await leave()).body.data.deleted_on;
    expect(new Date(deletedOn).getTime() - api.clock.now().getTime()).toBe(14 * 24 * 60 * 60 * 1000);
    expect([await isOpen(token), await isOpen(memberToken)]).toEqual([false, false]);
    expect((await isThere()).every((status) => status >= 400)).toBe(true);
    const { rows } = await api.core.db.pool.query('select status from videos where id = $1', [unfinished]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
    expect(await mailSubjects()).toContain('Your Herald account will be deleted');
  });

  it('lets team members fall back to their own accounts', async () => {
    const member = await aMember(api.core, owner, 'editor');
    await leave();
    const { body } = await signIn(member);
    expect(body.data.user.account).toMatchObject({ id: member.accountId, role: 'owner' });
  });

  it('is taken back by signing in again, and everything is open as before', async () => {
    const member = await aMember(api.core, owner, 'editor');
    const film = await aFilm(api, owner);
    await leave();
    await daysLater(13);
    expect((await signIn()).status).toBe(200);
    expect((await api.ask(`GET /videos/slug/${film.slug}/public`)).status).toBe(200);
    expect((await signIn(member)).body.data.user.account.id).toBe(owner.accountId);
    await daysLater(30);
    expect((await signIn()).status).toBe(200);
    expect(await mailSubjects()).toContain('Your Herald account stays');
  });

  it('lets no administrator in meanwhile', async () => {
    await leave();
    const admin = await aToken(api.core, testAdmin);
    const { status } = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: owner.id } });
    expect([status, (await signIn()).status]).toEqual([409, 200]);
  });

  it('leaves no file, and no row but ids in the audit log', async () => {
    const other = await aUser(api.core);
    const otherFilm = await aCompletedVideo(api.core, other);
    await aCompletedVideo(api.core, owner);
    await anAvatar(api.core, owner, 'photo');
    await createSite(api.core, await anActor(api.core, owner), { name: 'S', domain: 'ann-shop' }, caller);
    await api.ask('PUT /user/settings/preferences', { token, body: {} });
    await api.ask('POST /auth/forgot-password', { body: { email: owner.email } });
    const texts = [owner.id, owner.accountId, owner.email, name];
    expect((await tablesWith(...texts)).length).toBeGreaterThan(8);
    await leave();
    await daysLater(14);
    expect(await storedKeys()).toEqual([]);
    expect(await tablesWith(...texts)).toEqual(['public.audit_log']);
    expect(await tablesWith(owner.email, name)).toEqual([]);
    expect((await signIn()).status).toBe(401);
    const { rowCount } = await api.core.db.pool.query('select from videos where id = $1', [otherFilm.videoId]);
    expect(rowCount).toBe(1);
  });
});
