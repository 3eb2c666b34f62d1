import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  api.clock.set(new Date('2026-11-21T12:00:00Z'));
  token = await aToken(api.core, testAdmin);
});
beforeEach(async () => {
  await api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]);
});
afterAll(() => api.close());

const HEAD = ['ID', 'Name', 'Email', 'Role', 'Status', 'Plans', 'Videos', 'Joined', 'Last seen'];
const exportUsers = (query = 'role=user', accept = 'application/json') =>
  api.ask(`GET /admin/users/export?${query}`, { token, headers: { accept } });
const rows = async (query?: string) => {
  const { data } = (await exportUsers(query)).body;
  return Array.isArray(data) ? data : expect.unreachable();
};
const names = async (query: string) => (await rows(query)).slice(1).map(([, name]) => name);

describe('exporting users', () => {
  it('returns rows of cells below the names of the columns', async () => {
    const user = await aUser(api.core, {
      name: 'Ann Example',
      planSlugs: ['DFY', 'UNLIMITED'],
      changes: {
        videosCreated: 3,
        createdAt: new Date('2026-11-01T08:00:00Z'),
        lastSeenAt: new Date('2026-11-20T09:30:00.5Z'),
      },
    });
    const { status, headers, body } = await exportUsers();
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      status: 'success',
      message: 'The users were exported.',
      filename: 'users_2026-11-21.csv',
      data: [
        HEAD,
        [
          user.id,
          'Ann Example',
          user.email,
          'user',
          'active',
          'DFY UNLIMITED',
          '3',
          '2026-11-01T08:00:00.000Z',
          '2026-11-20T09:30:00.500Z',
        ],
      ],
    });
  });

  it('returns a file to those who ask for CSV, in which nothing runs as a formula', async () => {
    await aUser(api.core, { name: '=HYPERLINK("http://evil")', email: '+1@x.example' });
    const { status, headers, text } = await exportUsers('role=user', 'text/csv');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="users_2026-11-21.csv"');
    const [head, row] = text.split('\r\n');
    expect(head).toBe(HEAD.join(','));
    expect(row).toContain(`"'=HYPERLINK(""http://evil"")",'+1@x.example,user`);
  });

  it('takes the filters and the order of the list', async () => {
    await aUser(api.core, { name: 'Cy', changes: { status: 'banned' } });
    await aUser(api.core, { name: 'Ann', changes: { status: 'banned' } });
    await aUser(api.core, { name: 'Bo' });
    expect(await names('role=user&sort_by=name&sort_order=asc')).toEqual(['Ann', 'Bo', 'Cy']);
    expect(await names('status=banned&sort_by=name&sort_order=desc')).toEqual(['Cy', 'Ann']);
    expect(await names('search=bo')).toEqual(['Bo']);
  });

  it('of nobody consists of the names of the columns', async () => {
    expect((await exportUsers('search=nobody')).body.data).toEqual([HEAD]);
    expect((await exportUsers('search=nobody', 'text/csv')).text).toBe(`${HEAD.join(',')}\r\n`);
  });

  it('brings everybody, however many there are', async () => {
    await api.core.db.pool.query(
      `insert into users (id, email, name, password_hash, created_at)
       select gen_random_uuid(), 'u' || n || '@x.example', 'User ' || n, '', now() from generate_series(1, 2500) as n`,
    );
    const everybody = await rows();
    expect(everybody).toHaveLength(2501);
    expect(new Set(everybody.map(([id]) => id)).size).toBe(2501);
  });

  it('is recorded with its filters', async () => {
    await aUser(api.core, { name: 'Bo' });
    await exportUsers('search=bo&role=user');
    const { rows: log } = await api.core.db.pool.query(
      `select details from audit_log where action = 'user.export' order by created_at desc, id desc limit 1`,
    );
    expect(log).toEqual([{ details: { users: 1, search: 'bo', role: 'user' } }]);
    const { body } = await api.ask('GET /admin/audit-log?action=user.export', { token });
    expect(body.data.data[0]?.target).toMatchObject({ name: 'All users', is_deleted: false });
  });

  it('answers like everything else when it fails before the first row', async () => {
    await api.core.db.pool.query('alter table user_plans rename to elsewhere');
    const { status, body } = await exportUsers();
    await api.core.db.pool.query('alter table elsewhere rename to user_plans');
    expect([status, body.status]).toEqual([500, 'error']);
  });
});
