import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../testing/index.ts';
import { changeSettings, readAiEditor } from './settings.ts';
import { defaultSettings } from './site-settings.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

it('a new installation has the default settings', async () => {
  expect(await test.core.settings.read()).toEqual(defaultSettings);
});

it('a change is visible at once in its own process and soon in every other', async () => {
  const sibling = test.openSibling();
  await sibling.core.settings.read();
  await changeSettings(test.core, { site_name: 'Studio' });
  expect((await test.core.settings.read()).site_name).toBe('Studio');
  expect((await sibling.core.settings.read()).site_name).toBe('');
  test.clock.advance({ seconds: 2 });
  expect((await sibling.core.settings.read()).site_name).toBe('Studio');
  await sibling.close();
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
