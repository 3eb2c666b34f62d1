import type { AuditEntry } from '@herald/contract/endpoints/audit-log';
import { aToken, aUser, aVideo, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await api.ask(`GET /admin/audit-log?${new URLSearchParams(query)}`, { token })).body.data;
const actionsOf = async (query: Record<string, string>) =>
  (await list({ per_page: '100', ...query })).data.map(({ action }) => action);
const change = (id: string, body: object) => api.ask(`PUT /admin/users/${id}`, { token, body });

describe('the audit log', () => {
  it('shows who did what to whom, with old and new values', async () => {
    const user = await aUser(api.core, { name: 'Tomas Aguilar' });
    await change(user.id, { name: 'Tomas Nuevo' });
    const { data } = await list({ target: user.id });
    expect(data).toMatchObject([
      {
        action: 'user.update',
        person: { email: testAdmin.email, is_deleted: false },
        impersonator: null,
        target: { type: 'user', id: user.id, name: 'Tomas Nuevo', is_deleted: false },
        changes: { name: { from: 'Tomas Aguilar', to: 'Tomas Nuevo' } },
      },
    ]);
    expect(data[0]?.ip).toBe('127.0.0.1');
  });

  it('names the administrator behind what a user seems to have done', async () => {
    const user = await aUser(api.core);
    const videoId = await aVideo(api.core, user, 'completed');
    const { body } = await api.ask('POST /auth/login-as-user', { token, body: { user_id: user.id } });
    await api.ask(`DELETE /videos/${videoId}`, { token: body.data.token });
    const entries = (await list({ person: user.id, impersonated: 'true' })).data;
    expect(entries.find(({ action }) => action === 'video.delete')).toMatchObject({
      action: 'video.delete',
      person: { id: user.id },
      impersonator: { email: testAdmin.email },
      target: { type: 'video', id: videoId, name: 'A video' },
    });
  });

  it('is narrowed by thing, action, person, target and day', async () => {
    const user = await aUser(api.core, { name: 'Quentin Zebra', email: 'quentin@zebra.example' });
    await change(user.id, { status: 'suspended' });
    await change(user.id, { status: 'active', name: 'Quentin Zebra II' });
    const target = user.id;
    expect((await actionsOf({ target })).toSorted()).toEqual(['user.activate', 'user.suspend', 'user.update']);
    expect(await actionsOf({ target, action: 'user.suspend' })).toEqual(['user.suspend']);
    expect(await actionsOf({ target, action: 'user' })).toHaveLength(3);
    expect(await actionsOf({ target, action: 'plan' })).toEqual([]);
    expect(await actionsOf({ target: 'quent zeb' })).toHaveLength(3);
    expect(await actionsOf({ target, person: testAdmin.email })).toHaveLength(3);
    expect(await actionsOf({ target, person: 'quentin' })).toEqual([]);
    const today = api.clock.now().toISOString().slice(0, 10);
    expect(await actionsOf({ target, date_from: today, date_to: today })).toHaveLength(3);
    expect(await actionsOf({ target, date_to: '2020-01-01' })).toEqual([]);
  });

  it('comes in pages, the newest first', async () => {
    const user = await aUser(api.core);
    for (const name of ['First', 'Second', 'Third']) {
      api.clock.advance({ minutes: 1 });
      await change(user.id, { name });
    }
    const nameOf = ({ changes }: AuditEntry) => changes.name?.to;
    const page = await list({ target: user.id, per_page: '2' });
    expect(page).toMatchObject({ current_page: 1, last_page: 2, total: 3, per_page: 2, from: 1, to: 2 });
    expect(page.data.map(nameOf)).toEqual(['Third', 'Second']);
    const next = await list({ target: user.id, per_page: '2', page: '2' });
    expect(next.data.map(nameOf)).toEqual(['First']);
  });

  it('keeps what was done by and to an account that is deleted', async () => {
    const user = await aUser(api.core, { changes: { role: 'admin' } });
    const other = await aUser(api.core);
    await api.ask(`PUT /admin/users/${other.id}`, { token: await aToken(api.core, user), body: { name: 'Other' } });
    await change(user.id, { name: 'Somebody' });
    await api.core.db.pool.query('delete from users where id = $1', [user.id]);
    const [done] = (await list({ person: user.id })).data;
    expect(done?.person).toEqual({ id: user.id, name: 'Deleted account', email: null, is_deleted: true });
    const [suffered] = (await list({ target: user.id })).data;
    expect(suffered?.target).toMatchObject({ id: user.id, name: 'Deleted account', is_deleted: true });
  });

  it('shows what the operator of the machine did as the command line', async () => {
    const [entry] = (await list({ action: 'administrator.create' })).data;
    expect(entry?.person).toEqual({ id: null, name: 'Command line', email: null, is_deleted: false });
  });

  it('offers the actions that occur', async () => {
    const { body } = await api.ask('GET /admin/audit-log/options', { token });
    expect(body.data.actions).toEqual([...new Set(await actionsOf({}))].toSorted());
  });

  it('refuses an action that is not spelled like one', async () => {
    expect((await api.ask('GET /admin/audit-log?action=User%20Deleted', { token })).status).toBe(422);
  });
});

describe('the export of the audit log', () => {
  const download = (query: Record<string, string>) =>
    api.app.inject({
      url: '/api/admin/audit-log/export',
      query,
      headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
    });

  it('has the filtered entries, with cells that no spreadsheet runs', async () => {
    const user = await aUser(api.core, { name: 'Old' });
    await change(user.id, { name: '=HYPERLINK("evil")' });
    const response = await download({ target: user.id });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="audit_log_[\d-]+\.csv"$/);
    const [header, row, ...rest] = response.body.split('\r\n');
    expect(header).toContain('Time,Person,Person email,Impersonated by');
    expect(row).toContain(`,user.update,user,"'=HYPERLINK(""evil"")",${user.id},`);
    expect(rest).toEqual(['']);
  });

  it('misses nothing where one batch ends and the next begins', async () => {
    const subject = 'many-entries';
    await api.core.db.pool.query(
      `insert into audit_log (id, action, subject_type, subject_id, ip, created_at)
       select gen_random_uuid(), 'setting.update', 'setting', $1, '', now() from generate_series(1, 2001)`,
      [subject],
    );
    const lines = (await download({ target: subject })).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2002);
    expect(new Set(lines).size).toBe(2);
  });
});
