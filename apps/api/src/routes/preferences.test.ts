import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { optionLists } from '@herald/contract/option-lists';
import { aMember, aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const read = async (token: string) => (await api.ask('GET /user/settings/preferences', { token })).body.data;
const save = (token: string, body: object) => api.ask('PUT /user/settings/preferences', { token, body });

describe('preferences', () => {
  it('are the defaults of the spec before anything is saved', async () => {
    expect(await read(await aToken(api.core, await aUser(api.core)))).toEqual({
      defaultVoice: 'female-young-english',
      defaultLanguage: 'en-US',
      defaultAvatarStyle: 'professional',
      defaultBackgroundStyle: 'modern',
      videoQuality: 'high',
      theme: 'dark',
      sidebarCollapsed: false,
      compactView: false,
      emailNotifications: true,
      videoCompleteNotifications: true,
      marketingEmails: false,
      weeklyReports: true,
      autoSave: true,
      confirmBeforeDelete: true,
      showPreviewBeforeGenerate: true,
      voiceSpeed: [1],
      audioBitrate: 'high',
    });
  });

  it('belong to the person, wherever they work', async () => {
    const owner = await aUser(api.core);
    const member = await aMember(api.core, owner, 'viewer');
    const [ownerToken, memberToken] = [await aToken(api.core, owner), await aToken(api.core, member)];
    const wish = { ...defaultPreferences, confirmBeforeDelete: false, voiceSpeed: [1.5], theme: 'light' };
    const { status, body } = await save(memberToken, wish);
    expect([status, body.message]).toEqual([200, 'Your preferences have been updated successfully.']);
    expect(await read(memberToken)).toEqual(wish);
    expect(await read(ownerToken)).toEqual(defaultPreferences);
  });

  it('stay where a change does not name them', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    const chosen = { ...defaultPreferences, voiceSpeed: [1.4], confirmBeforeDelete: false, marketingEmails: true };
    await save(token, chosen);
    const { status, body } = await save(token, { theme: 'light' });
    expect([status, body.data]).toEqual([200, { ...chosen, theme: 'light' }]);
    expect(await read(token)).toEqual({ ...chosen, theme: 'light' });
    expect((await save(token, {})).body.data).toEqual({ ...chosen, theme: 'light' });
  });

  it.each([
    ['voiceSpeed', [0.4]],
    ['voiceSpeed', [1, 2]],
    ['theme', 'pink'],
    ['videoQuality', '8k'],
    ['audioBitrate', 'lossless'],
    ['defaultBackgroundStyle', 'moon'],
  ])('refuse %s %j', async (field, value) => {
    const token = await aToken(api.core, await aUser(api.core));
    const { status, body } = await save(token, { ...defaultPreferences, [field]: value });
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, field]);
  });

  it('give a new draft its beginning', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    await save(token, { ...defaultPreferences, defaultBackgroundStyle: 'studio', voiceSpeed: [0.8] });
    const { content } = (await api.ask('GET /draft', { token })).body.data;
    expect([content.background.setting, content.voice.speechRate]).toEqual(['studio', 0.8]);
  });

  it.each(optionLists.language)(
    'give a new draft in $label the preferred voice',
    async ({ value: defaultLanguage }) => {
      const token = await aToken(api.core, await aUser(api.core));
      for (const { value: defaultVoice } of optionLists.defaultVoice) {
        await save(token, { ...defaultPreferences, defaultLanguage, defaultVoice });
        const { voice } = (await api.ask('GET /draft', { token })).body.data.content;
        const query = `country=${voice.country}&region=${voice.region}`;
        const groups: { value: string; children: { value: string }[] }[] = (
          await api.ask(`GET /a2e/tts/voices?${query}`, { token })
        ).body.data;
        const group = groups.find(({ children }) => children.some(({ value }) => value === voice.ttsId));
        expect(group?.value, `${defaultVoice} in ${defaultLanguage}`).toBe(defaultVoice.split('-')[0]);
      }
    },
  );
});
