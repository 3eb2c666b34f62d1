import { aMember, aToken, aUser, aVideo, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  // A Saturday.
  api.clock.set(new Date('2026-11-21T12:00:00Z'));
  token = await aToken(api.core, testAdmin);
});
beforeEach(async () => {
  await api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]);
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000);

async function list(query: Record<string, string | number> = {}, headers: Record<string, string> = {}) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { status, body } = await api.ask(`GET /admin/users?${search}`, { token, headers });
  expect(status).toBe(200);
  return body.data;
}

const names = async (query: Record<string, string | number> = {}) =>
  (await list({ role: 'user', ...query })).data.map(({ name }: { name: string }) => name);

describe('the list of users', () => {
  it('shows everybody with the fields of the back office, the newest first', async () => {
    const older = await aUser(api.core, { name: 'Ann Old', changes: { createdAt: daysAgo(2) } });
    await aUser(api.core, { name: 'Bo New', planSlugs: ['DFY', 'UNLIMITED'], changes: { createdAt: daysAgo(1) } });
    const { data } = await list({ role: 'user' });
    expect(data.map(({ name }) => name)).toEqual(['Bo New', 'Ann Old']);
    expect(data[0]).toMatchObject({ plan: 'DFY', hasPlans: true, plan_slugs: ['DFY', 'UNLIMITED'] });
    expect(data[1]).toEqual({
      id: older.id,
      name: 'Ann Old',
      email: older.email,
      role: 'user',
      status: 'active',
      plan: 'FE',
      hasPlans: true,
      plan_slugs: ['FE'],
      videosCreated: 0,
      createdAt: daysAgo(2).toISOString(),
      lastActive: null,
    });
  });

  it('takes an empty filter for none', async () => {
    await aUser(api.core, { name: 'Ann' });
    expect(await names({ role: 'user', status: '', plan: '', date_from: '', sort_by: '', page: '' })).toEqual(['Ann']);
    expect((await list({ status: '', role: '' })).total).toBe(2);
  });

  it('comes in pages of 15 and says where a page is in the whole', async () => {
    for (let index = 0; index < 16; index += 1) await aUser(api.core);
    const { data, ...page } = await list({ page: 2 });
    expect(data).toHaveLength(2);
    expect(page).toEqual({ current_page: 2, last_page: 2, total: 17, per_page: 15, from: 16, to: 17 });
    expect(await list({ page: 9 })).toMatchObject({ data: [], total: 17, from: null, to: null });
  });

  it.each([10, 15, 25, 50, 100])('takes %d on a page', async (perPage) => {
    expect(await list({ per_page: perPage })).toMatchObject({ per_page: perPage });
  });

  it('takes no other number on a page', async () => {
    const { status } = await api.ask('GET /admin/users?per_page=1000', { token });
    expect(status).toBe(422);
  });

  it('finds the beginnings of words in names and addresses, in any case', async () => {
    await aUser(api.core, { name: 'Tomás Aguilar', email: 'tomas@rio-fit.example' });
    await aUser(api.core, { name: '田中 由紀', email: 'yuki@tanabe.example' });
    expect(await names({ search: 'AGUI' })).toEqual(['Tomás Aguilar']);
    expect(await names({ search: 'tomás' })).toEqual(['Tomás Aguilar']);
    expect(await names({ search: 'tomas@rio-fit.example' })).toEqual(['Tomás Aguilar']);
    expect(await names({ search: 'fit' })).toEqual(['Tomás Aguilar']);
    expect(await names({ search: '中' })).toEqual(['田中 由紀']);
    expect(await names({ search: "%_'(" })).toEqual([]);
  });

  it('finds people whose names look like markup', async () => {
    await aUser(api.core, { name: 'Cy <Agency> & Sons', email: 'cy@hidden.example' });
    await aUser(api.core, { name: '<script> Dee', email: 'dee@hidden.example' });
    expect(await names({ search: 'agency' })).toEqual(['Cy <Agency> & Sons']);
    expect(await names({ search: 'sons' })).toEqual(['Cy <Agency> & Sons']);
    expect(await names({ search: 'dee' })).toEqual(['<script> Dee']);
    expect((await names({ search: 'hidden' })).toSorted()).toEqual(['<script> Dee', 'Cy <Agency> & Sons']);
  });

  it('is narrowed by status, role and plan', async () => {
    await aUser(api.core, { name: 'Suspended', changes: { status: 'suspended' } });
    await aUser(api.core, { name: 'On Done For You', planSlugs: ['DFY'] });
    expect(await names({ status: 'suspended' })).toEqual(['Suspended']);
    expect(await names({ plan: 'DFY' })).toEqual(['On Done For You']);
    expect((await list({ role: 'admin' })).data.map(({ email }) => email)).toEqual([testAdmin.email]);
  });

  it('is narrowed by the days of joining, both included', async () => {
    await aUser(api.core, { name: 'First', changes: { createdAt: new Date('2026-11-01T00:00:00Z') } });
    await aUser(api.core, { name: 'Last', changes: { createdAt: new Date('2026-11-03T23:59:59Z') } });
    await aUser(api.core, { name: 'Later', changes: { createdAt: new Date('2026-11-04T00:00:00Z') } });
    expect(await names({ date_from: '2026-11-01', date_to: '2026-11-03' })).toEqual(['Last', 'First']);
  });

  it('takes the days of whoever chose them, in the export, too', async () => {
    await aUser(api.core, { name: 'The evening before', changes: { createdAt: new Date('2026-11-02T04:00:00Z') } });
    await aUser(api.core, { name: 'Late that day', changes: { createdAt: new Date('2026-11-03T04:00:00Z') } });
    const day = { role: 'user', date_from: '2026-11-02', date_to: '2026-11-02' };
    const headers = { 'x-time-zone': 'America/New_York' };
    expect((await list(day, headers)).data.map(({ name }) => name)).toEqual(['Late that day']);
    const exported = await api.ask(`GET /admin/users/export?${new URLSearchParams(day)}`, {
      token,
      headers: { ...headers, accept: 'text/csv' },
    });
    expect(exported.text).toContain('Late that day');
    expect(exported.text).not.toContain('The evening before');
  });

  it.each([
    ['created_at', ['Bo', 'ann', 'Cy']],
    ['name', ['ann', 'Bo', 'Cy']],
    ['email', ['Cy', 'Bo', 'ann']],
    ['last_login_at', ['Cy', 'ann', 'Bo']],
    ['videos_created', ['Bo', 'Cy', 'ann']],
  ])('is sorted by %s, both ways', async (sort_by, order) => {
    await aUser(api.core, { name: 'Cy', email: 'a@x.example', changes: { createdAt: daysAgo(1), videosCreated: 2 } });
    await aUser(api.core, {
      name: 'ann',
      email: 'c@x.example',
      changes: { createdAt: daysAgo(2), videosCreated: 9, lastLoginAt: daysAgo(5) },
    });
    await aUser(api.core, {
      name: 'Bo',
      email: 'b@x.example',
      changes: { createdAt: daysAgo(3), lastLoginAt: daysAgo(4) },
    });
    expect(await names({ sort_by, sort_order: 'asc' })).toEqual(order);
    expect(await names({ sort_by, sort_order: 'desc' })).toEqual(order.toReversed());
  });

  it('counts the videos of a whole account for its owner', async () => {
    const owner = await aUser(api.core, { name: 'Owner' });
    await aMember(api.core, owner, 'editor');
    await aVideo(api.core, owner, 'completed');
    await aVideo(api.core, owner, 'failed');
    const { data } = await list({ role: 'user', sort_by: 'videos_created' });
    expect(data.map(({ videosCreated }) => videosCreated)).toEqual([2, 0]);
  });
});

describe('when a user was last seen', () => {
  it('is written once a minute at most', async () => {
    const user = await aUser(api.core);
    const session = await aToken(api.core, user);
    const signedInAt = api.clock.now().toISOString();
    const seenAfter = async (seconds: number) => {
      api.clock.advance({ seconds });
      await api.ask('GET /auth/user', { token: session });
      return (await list({ search: user.email })).data[0]?.lastActive;
    };
    expect(await seenAfter(59)).toBe(signedInAt);
    expect(await seenAfter(2)).toBe(api.clock.now().toISOString());
  });

  it('says nothing of administrators who act as the user', async () => {
    const user = await aUser(api.core);
    const { body } = await api.ask('POST /auth/login-as-user', { token, body: { user_id: user.id } });
    api.clock.advance({ minutes: 5 });
    await api.ask('GET /auth/user', { token: body.data.token });
    expect((await list({ search: user.email })).data[0]?.lastActive).toBeNull();
  });
});

it('the statistics count by status, since midnight and since Monday', async () => {
  api.clock.set(new Date('2026-11-25T12:00:00Z'));
  token = await aToken(api.core, testAdmin);
  await aUser(api.core, { changes: { createdAt: new Date('2026-11-22T23:59:59Z'), status: 'banned' } });
  await aUser(api.core, { changes: { createdAt: new Date('2026-11-23T00:00:00Z'), status: 'suspended' } });
  await aUser(api.core, { changes: { createdAt: new Date('2026-11-25T00:00:00Z') } });
  const { body } = await api.ask('GET /admin/users/statistics', { token });
  expect(body.data).toEqual({
    totalUsers: 4,
    activeUsers: 2,
    suspendedUsers: 1,
    bannedUsers: 1,
    newUsersToday: 1,
    newUsersThisWeek: 2,
  });
});
