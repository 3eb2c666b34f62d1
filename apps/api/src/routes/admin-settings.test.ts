import { defaultSettings } from '@herald/contract/settings';
import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
beforeEach(async () => {
  await api.core.db.pool.query('delete from settings');
  await api.core.db.pool.query('delete from audit_log');
  await api.ask('POST /admin/settings/initialize', { token });
  await api.core.db.pool.query('delete from audit_log');
});
afterAll(() => api.close());

const save = (...settings: { key: string; value: unknown; type?: string; group?: string }[]) =>
  api.ask('PUT /admin/settings', { token, body: { settings } });
const saveOne = (key: string, body: Record<string, unknown>) => api.ask(`PUT /admin/settings/${key}`, { token, body });
const deeds = async () =>
  (await api.core.db.pool.query('select action, subject_id, changes, actor_id from audit_log order by subject_id'))
    .rows;

describe('the settings of the back office', () => {
  it('come by key, with type, group, description and default', async () => {
    const { body } = await api.ask('GET /admin/settings', { token });
    expect(Object.keys(body.data)).toEqual(Object.keys(defaultSettings));
    expect(body.data.max_video_length).toEqual({
      key: 'max_video_length',
      value: 300,
      type: 'integer',
      group: 'general',
      description: 'For everyone, whatever the plan. 0 leaves it to the plans.',
      default: 300,
      people: null,
    });
  });

  it('come by group, and one by one', async () => {
    const { body } = await api.ask('GET /admin/settings/group/system', { token });
    expect(Object.keys(body.data)).toEqual([
      'maintenance_mode',
      'registration_enabled',
      'email_verification_required',
      'admin_two_factor_required',
    ]);
    const one = await api.ask('GET /admin/settings/default_plan', { token });
    expect(one.body.data).toMatchObject({ key: 'default_plan', value: 'FE', group: 'features' });
  });

  it('count the people whom maintenance would keep out', async () => {
    const before = (await api.ask('GET /admin/settings/maintenance_mode', { token })).body.data.people ?? 0;
    await aUser(api.core);
    const { body } = await api.ask('GET /admin/settings/maintenance_mode', { token });
    expect(body.data.people).toBe(before + 1);
  });

  it('never hold a key of a service, whoever stored one', async () => {
    await api.core.db.pool.query(
      `insert into settings (key, value, type, "group", updated_at)
       values ('openai_api_key', '"sk-hemlock"', 'string', 'integrations', now())`,
    );
    for (const path of ['', '/group/integrations', '/openai_api_key'] as const) {
      const { text } = await api.ask(`GET /admin/settings${path}`, { token });
      expect(text).not.toContain('hemlock');
    }
  });

  it.each(['GET', 'PUT'])('%s of an unknown key is refused with words', async (method) => {
    const { status, body } = await api.ask(`${method} /admin/settings/nonsense`, {
      token,
      ...(method === 'PUT' && { body: { value: 'x' } }),
    });
    expect([status, body.message]).toEqual([404, 'There is no setting with the key nonsense.']);
  });

  it('an unknown group is not there', async () => {
    expect((await api.ask('GET /admin/settings/group/secrets', { token })).status).toBe(404);
  });
});

describe('saving settings', () => {
  it('changes what is sent, leaves the rest, and is in force at once', async () => {
    const { status, body } = await save(
      { key: 'site_name', value: 'Nordlicht', type: 'string', group: 'general' },
      { key: 'registration_enabled', value: false, type: 'boolean', group: 'system' },
    );
    expect(status).toBe(200);
    expect(body.data.site_name?.value).toBe('Nordlicht');
    expect(body.data.default_plan?.value).toBe('FE');
    expect((await api.ask('GET /site')).body.data).toMatchObject({
      site_name: 'Nordlicht',
      registration_enabled: false,
    });
  });

  it('records each value that changed, old and new, and nothing else', async () => {
    await save({ key: 'max_video_length', value: 240 }, { key: 'site_name', value: '' });
    expect(await deeds()).toEqual([
      {
        action: 'setting.update',
        subject_id: 'max_video_length',
        changes: { value: { from: 300, to: 240 } },
        actor_id: expect.any(String),
      },
    ]);
  });

  it('refuses all when one is wrong, and says which', async () => {
    const { status, body } = await save({ key: 'site_name', value: 'X' }, { key: 'max_video_length', value: -4 });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ max_video_length: ['Please enter a number from 0 to 3,600.'] });
    expect((await api.ask('GET /admin/settings/site_name', { token })).body.data.value).toBe('');
    expect(await deeds()).toEqual([]);
  });

  it.each([
    [{ key: 'openai_api_key', value: 'sk' }, 'There is no setting with the key openai_api_key.'],
    [{ key: '__proto__', value: 'x' }, 'There is no setting with the key __proto__.'],
    [{ key: 'site_name', value: 'x', type: 'integer' }, 'The type of site_name is string.'],
    [{ key: 'site_name', value: 'x', group: 'system' }, 'The setting site_name belongs to the group general.'],
    [{ key: 'maintenance_mode', value: 'perhaps' }, 'Please use true or false.'],
    [{ key: 'default_plan', value: 'GOLD' }, 'There is no plan with the slug GOLD.'],
    [
      { key: 'ai_editor_url', value: 'javascript:alert(1)' },
      'Please enter a web address, for example https://editor.example.',
    ],
  ])('refuses %j with words', async (setting, words) => {
    const { status, body } = await save(setting);
    expect([status, body.message]).toEqual([422, words]);
  });

  it('takes only plans on offer as the default, and keeps one that was taken off the market', async () => {
    const offer = (isActive: boolean) =>
      api.core.db.pool.query(`update plans set is_active = $1 where slug = 'AUTOMATION'`, [isActive]);
    await offer(false);
    const refused = await save({ key: 'default_plan', value: 'AUTOMATION' });
    expect([refused.status, refused.body.message]).toEqual([422, 'Automation is not on offer.']);
    await offer(true);
    expect((await save({ key: 'default_plan', value: 'AUTOMATION' })).status).toBe(200);
    await offer(false);
    expect((await save({ key: 'default_plan', value: 'AUTOMATION' })).status).toBe(200);
    await offer(true);
  });

  it('keeps two administrators who save at once apart: the second one replaces the value of the first', async () => {
    await Promise.all([saveOne('max_video_length', { value: 100 }), saveOne('max_video_length', { value: 200 })]);
    const chain = (await deeds()).map(({ changes }) => changes.value);
    expect(chain).toHaveLength(2);
    const first = chain.find(({ from }) => from === 300);
    const second = chain.find(({ from }) => from !== 300);
    expect(second.from).toBe(first.to);
  });

  it('keeps a description with one setting', async () => {
    const { body } = await saveOne('site_name', { value: 'X', type: 'string', group: 'general', description: 'Ours' });
    expect(body.data).toMatchObject({ value: 'X', description: 'Ours' });
    expect((await deeds()).map(({ changes }) => changes)).toContainEqual({ description: { from: '', to: 'Ours' } });
  });

  it('stores the defaults of what is missing and leaves the rest', async () => {
    await saveOne('site_name', { value: 'Kept' });
    await api.core.db.pool.query(`delete from settings where key = 'default_plan'`);
    const { body } = await api.ask('POST /admin/settings/initialize', { token });
    expect(body.data.site_name?.value).toBe('Kept');
    const { rows } = await api.core.db.pool.query(`select value from settings where key = 'default_plan'`);
    expect(rows).toEqual([{ value: 'FE' }]);
  });

  it('clears the cache', async () => {
    await api.ask('GET /site');
    await api.core.db.pool.query(`update settings set value = '"By hand"' where key = 'site_name'`);
    expect((await api.ask('GET /site')).body.data.site_name).toBe('Herald');
    expect((await api.ask('POST /admin/settings/clear-cache', { token })).status).toBe(200);
    expect((await api.ask('GET /site')).body.data.site_name).toBe('By hand');
  });
});
