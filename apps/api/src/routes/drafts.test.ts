import { type DraftContent, draftContent } from '@herald/contract/draft';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});

const get = async (as = token) => (await api.ask('GET /draft', { token: as })).body.data;
const put = (version: number, content: object, as = token) =>
  api.ask('PUT /draft', { token: as, body: { version, content } });
const titled = (title: string): DraftContent => draftContent.parse({ title });

async function aStoredLink(accountId: string, name = 'picture.png'): Promise<string> {
  const key = `accounts/${accountId}/pictures/${name}`;
  await api.core.storage.put(key, Buffer.from('a picture'), { contentType: 'image/png' });
  return api.core.media.sign({ key }, api.clock.now());
}

/** What the default preferences make of an empty draft. */
const beginning = draftContent.parse({
  voice: { country: 'en', region: 'US', ttsId: 'flite:slt:f-young' },
  avatar: { gender: 'female', clothing: 'formal' },
  background: { setting: 'modern' },
});

describe('the draft', () => {
  it('is empty before anything was saved', async () => {
    expect(await get()).toEqual({ version: 0, content: beginning, updated_at: null });
  });

  it.each([
    ['female-young-english', 'en-US', 'female'],
    ['female-mature-english', 'en-US', 'female'],
    ['male-young-english', 'en-US', 'male'],
    ['male-mature-english', 'en-US', 'male'],
    ['female-spanish', 'es-ES', 'female'],
    ['male-french', 'fr-FR', 'male'],
  ])('begins with the voice of the preferences: %s', async (defaultVoice, defaultLanguage, gender) => {
    await api.ask('PUT /user/settings/preferences', { token, body: { defaultVoice, defaultLanguage } });
    const { country, region, ttsId } = (await get()).content.voice;
    const voices = (await api.ask(`GET /a2e/tts/voices?country=${country}&region=${region}`, { token })).body.data;
    const group = voices.find(({ children }) => children.some(({ value }) => value === ttsId));
    expect(group?.value).toBe(gender);
  });

  it('is what was saved, with a version that goes up', async () => {
    const content = draftContent.parse({
      step: 2,
      title: 'Spring sale',
      voice: { ttsText: 'Hello!', country: 'en', region: 'US', speechRate: 1.2 },
      avatar: { avatarType: 'library', selectedAvatarId: 'maya' },
    });
    expect((await put(0, content)).body.data).toEqual({ version: 1 });
    expect(await get()).toEqual({ version: 1, content, updated_at: api.clock.now().toISOString() });
    expect((await put(1, titled('Summer sale'))).body.data).toEqual({ version: 2 });
    expect((await get()).content.title).toBe('Summer sale');
  });

  it('belongs to one user in one account', async () => {
    await put(0, titled('Mine'));
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    expect((await get(editor)).version).toBe(0);
    await put(0, titled('Theirs'), editor);
    expect([(await get()).content.title, (await get(editor)).content.title]).toEqual(['Mine', 'Theirs']);
  });

  it('keeps only what a draft has', async () => {
    await put(0, { ...titled('Tidy'), secret: 'x', voice: { ttsText: 'Hi', extra: 1 } });
    const { content } = await get();
    expect(content).not.toHaveProperty('secret');
    expect(content.voice).not.toHaveProperty('extra');
    expect(content.voice.ttsText).toBe('Hi');
  });

  it('has its limits', async () => {
    for (const bad of [{ title: 'a'.repeat(201) }, { voice: { ttsText: 'a'.repeat(5001) } }, { step: 4 }]) {
      expect((await put(0, bad)).status).toBe(422);
    }
    expect((await put(0, { junk: 'a'.repeat(1024 * 1024) })).status).toBe(413);
  });

  it('may hold text in any script, and emoji that were cut in half', async () => {
    const title = 'Käse 早安 שלום \u{1F600}';
    await put(0, titled(`${title}\ud83d`));
    expect((await get()).content.title).toBe(`${title}\ufffd`);
  });

  it('is refused when it is written to fill the disk', async () => {
    const link = '早'.repeat(2000);
    const { status, body } = await put(0, {
      voice: { ttsText: '早'.repeat(5000), audioUrl: link, generatedAudioUrl: link },
      avatar: { customImageUrl: link, productImageUrl: link },
      background: { imageUrl: link },
      script: { content: '早'.repeat(5000) },
      output: { logo_url: link, music_url: link },
    });
    expect([status, body.errors]).toEqual([422, { content: ['This draft is too large.'] }]);
  });

  it('that an older release saved still opens', async () => {
    await put(0, titled('Old'));
    const change = (content: string) => api.core.db.pool.query('update drafts set content = $1', [content]);
    await change('{"title": "Old", "voice": {"ttsText": "Hi"}}');
    expect((await get()).content).toEqual(draftContent.parse({ title: 'Old', voice: { ttsText: 'Hi' } }));
    await change('{"step": "somewhere"}');
    expect((await get()).content).toEqual(beginning);
  });
});

describe('two tabs', () => {
  const words =
    'This draft was changed in another tab or on another device. Reload it to continue with the latest version.';

  it('do not overwrite each other silently', async () => {
    await put(0, titled('First'));
    await put(1, titled('Second'));
    for (const known of [0, 1, 3]) {
      const { status, body } = await put(known, titled('Late'));
      expect([status, body.code, body.message]).toEqual([409, 'draft_conflict', words]);
    }
    expect(await get()).toMatchObject({ version: 2, content: { title: 'Second' } });
  });

  it('that save at the same moment: one of them wins, the others hear of it', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => put(version, titled(`Tab ${index}`))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(await get()).toMatchObject({ version: version + 1, content: { title: `Tab ${winner}` } });
    }
  });

  it('when one begins anew, the other does not bring the old draft back', async () => {
    await put(0, titled('Old'));
    expect((await api.ask('DELETE /draft', { token })).body.status).toBe('success');
    expect(await get()).toMatchObject({ version: 2, content: beginning });
    expect((await put(1, titled('Old'))).body.code).toBe('draft_conflict');
    expect((await put(2, titled('New'))).status).toBe(200);
  });

  it('is put aside for an empty one, unless somebody saved meanwhile', async () => {
    const beginning = (await get()).content;
    await put(0, titled('My idea'));
    const keep = (version: number) => api.ask('POST /draft/kept', { token, body: { draft_version: version } });
    expect((await keep(2)).body.code).toBe('draft_conflict');
    const { status, body } = await keep(1);
    expect([status, body.data.version, body.data.content]).toEqual([201, 2, beginning]);
    expect((await get()).version).toBe(2);
    const kept = (await api.ask('GET /draft/kept', { token })).body.data;
    expect(kept.map(({ title }) => title)).toEqual(['My idea']);
  });

  it('can be deleted before anything was saved', async () => {
    expect((await api.ask('DELETE /draft', { token })).status).toBe(200);
    expect((await get()).version).toBe(0);
  });
});

describe('links in a draft', () => {
  const linksOf = ({ voice, avatar, background, output }: DraftContent) => [
    voice.audioUrl,
    voice.generatedAudioUrl,
    avatar.customImageUrl,
    avatar.productImageUrl,
    background.imageUrl,
    output.logo_url,
    output.music_url,
  ];
  const withLinks = (link: string) =>
    draftContent.parse({
      voice: { audioUrl: link, generatedAudioUrl: link, audioId: newId(api.core) },
      avatar: { customImageUrl: link, productImageUrl: link },
      background: { imageUrl: link },
      output: { logo_url: link, music_url: link },
    });

  it('work again when the draft is opened days later', async () => {
    const link = await aStoredLink(owner.accountId);
    await put(0, withLinks(link));
    api.clock.advance({ hours: 72 });
    token = await aToken(api.core, owner);
    expect((await api.app.inject({ url: link })).statusCode).toBe(403);
    const { content } = await get();
    for (const signed of linksOf(content)) {
      expect((await api.app.inject({ url: signed })).body).toBe('a picture');
    }
    expect(content.voice.audioId).not.toBeNull();
  });

  it('that lead to another account, to another site or to nothing are emptied, and the sound with them', async () => {
    const stranger = await aUser(api.core);
    const gone = await aStoredLink(owner.accountId, 'gone.png');
    await api.core.storage.remove(`accounts/${owner.accountId}/pictures/gone.png`);
    let version = 0;
    for (const link of [
      await aStoredLink(stranger.accountId),
      gone,
      'https://elsewhere.example/x.png',
      'javascript:1',
    ]) {
      await put(version, withLinks(link));
      const { content } = await get();
      expect([linksOf(content), content.voice.audioId]).toEqual([Array(7).fill(''), null]);
      version += 1;
    }
  });
});
