import { defaultSettings } from '@herald/contract/settings';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { clearSettingsCache } from '../office/settings/update-settings.ts';
import { createTestCore, listenerOutage, type TestCore } from '../testing/index.ts';
import { changeSettings, readAiEditor } from './settings.ts';
import { followSettings } from './settings-reader.ts';

let test: TestCore;
const operator = { actorId: null, ip: 'local' };

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

it('a new installation has the default settings', async () => {
  expect(await test.core.settings.read()).toEqual(defaultSettings);
});

const listeners = async () => {
  const listening = `application_name = 'herald listener' and datname = current_database()`;
  return (await test.core.db.pool.query(`select 1 from pg_stat_activity where ${listening}`)).rowCount;
};

/** Another process; the clock stands still, so only a notice makes it read again. */
async function aProcess() {
  const sibling = test.openSibling();
  const { promise: listens, resolve } = Promise.withResolvers<void>();
  const stop = followSettings(sibling.core);
  sibling.core.notices.subscribe('test', { onMessage: () => undefined, onGap: resolve });
  await listens;
  const siteName = async () => (await sibling.core.settings.read()).site_name;
  await siteName();
  return {
    siteName,
    close() {
      stop();
      return sibling.close();
    },
  };
}

it('a change is visible at once in its own process', async () => {
  await test.core.settings.read();
  await changeSettings(test.core, { site_name: 'Studio' });
  expect((await test.core.settings.read()).site_name).toBe('Studio');
});

it('a process that hears no notices sees a change after two seconds', async () => {
  const sibling = test.openSibling();
  await sibling.core.settings.read();
  await changeSettings(test.core, { site_name: 'Late' });
  expect((await sibling.core.settings.read()).site_name).toBe('Studio');
  test.clock.advance({ seconds: 2 });
  expect((await sibling.core.settings.read()).site_name).toBe('Late');
  await sibling.close();
});

it('a process that listens hears of a change and of a cleared cache', async () => {
  const other = await aProcess();
  await changeSettings(test.core, { site_name: 'Heard' });
  await expect.poll(other.siteName).toBe('Heard');
  await test.core.db.pool.query(`update settings set value = '"By hand"' where key = 'site_name'`);
  expect(await other.siteName()).toBe('Heard');
  await clearSettingsCache(test.core, operator);
  await expect.poll(other.siteName).toBe('By hand');
  await other.close();
});

it('a process whose connection was cut reads again when it listens again', async () => {
  const other = await aProcess();
  await changeSettings(test.core, { site_name: 'Before' });
  await expect.poll(other.siteName).toBe('Before');
  const outage = await listenerOutage(inject('databaseServerUrl'), test.databaseUrl);
  await expect.poll(listeners).toBe(0);
  await changeSettings(test.core, { site_name: 'Meanwhile' });
  expect(await other.siteName()).toBe('Before');
  await outage.end();
  await expect.poll(other.siteName).toBe('Meanwhile');
  await other.close();
});

it('a stored value of another type counts as the default', async () => {
  await test.core.db.pool.query(`update settings set value = '"many"' where key = 'max_video_length'`);
  await clearSettingsCache(test.core, operator);
  expect((await test.core.settings.read()).max_video_length).toBe(defaultSettings.max_video_length);
  await changeSettings(test.core, { site_name: 'Studio', max_video_length: 0 });
});

it('a change leaves all other settings as they are', async () => {
  await changeSettings(test.core, { max_video_length: 60 });
  await changeSettings(test.core, {});
  expect(await test.core.settings.read()).toEqual({ ...defaultSettings, site_name: 'Studio', max_video_length: 60 });
});

it.each([
  ['https://editor.example/app', { url: 'https://editor.example/app', origin: 'https://editor.example' }],
  ['', null],
  ['not an address', null],
  ['javascript:alert(1)', null],
])('the editor at %j is %j', async (ai_editor_url, editor) => {
  await changeSettings(test.core, { ai_editor_url });
  expect(await readAiEditor(test.core)).toEqual(editor);
});
