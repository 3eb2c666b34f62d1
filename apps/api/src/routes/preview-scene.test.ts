import { draftContent } from '@herald/contract/draft';
import { anOrder, aToken, aUser, type TestUser } from '@herald/core/testing';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core);
  token = await aToken(api.core, user);
});
afterAll(() => api.close());

const preview = (body: unknown) => api.ask('POST /video-generation/preview-scene', { token, body });

async function aDraft(change: object = {}) {
  const { avatar_data } = await anOrder(api.core, user);
  return draftContent.parse({ avatar: avatar_data, ...change });
}

describe('the preview of a draft', () => {
  it('shows the chosen avatar in the chosen place, before there is a voice', async () => {
    const background = { setting: 'studio', environment: 'evening', lighting: 'artistic', style: 'clean' };
    const { status, body } = await preview(await aDraft({ background, output: { aspect_ratio: '1:1' } }));
    expect(status).toBe(200);
    expect(body.data.audio_url).toBeNull();
    expect(body.data.scene).toMatchObject({ aspect: '1:1', words: [], captions: null, background });
  });

  it('is the same scene every time: what is filmed is what was seen', async () => {
    const draft = await aDraft();
    const [once, again] = [await preview(draft), await preview(draft)];
    expect(again.body.data.scene).toEqual(once.body.data.scene);
  });

  it('lists its sentences with the shots that the plan asks for, and wishes without a sentence', async () => {
    const msg = 'Good morning to all of you. We bake our bread at four. Come and see it today.';
    const said = { msg, tts_id: 'flite:slt:f-young', speechRate: 1, country: 'en', region: 'US' };
    const spoken = await api.ask('POST /a2e/tts/generate', { token, body: said });
    const close = [{ word: 0, mark: 'close' }];
    const lost = { words: 'Fresh rolls cost nothing on Sundays.', marks: close };
    const plan = { version: 1, sentences: [{ words: 'We bake our bread at four.', marks: close }, lost] };
    const { audio_id: audioId, url: generatedAudioUrl } = spoken.body.data;
    const draft = await aDraft({ voice: { ttsText: msg, audioId, generatedAudioUrl }, output: { plan } });
    const { body } = await preview(draft);
    expect(body.data.plan).toMatchObject({
      sentences: [{ marks: [] }, { marks: close, shots: [{ word: 0, size: 'close' }] }, { marks: [] }],
      lost: [lost],
    });
    const { shots } = parseSceneSpec(body.data.scene);
    const lastSec = body.data.plan?.sentences[2]?.fromSec ?? 0;
    expect(shots.findLast(({ fromSec }) => fromSec < lastSec - 0.5)?.size).toBe('close');
  });

  it('refuses a plan of another version', async () => {
    const draft = await aDraft();
    const plan = { version: 2, sentences: [] };
    const { status, body } = await preview({ ...draft, output: { ...draft.output, plan } });
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain('This plan is of another version.');
  });

  it('asks for an avatar first', async () => {
    const { status, body } = await preview(draftContent.parse({ avatar: { avatarType: 'library' } }));
    expect([status, body.code]).toEqual([422, 'validation']);
  });

  it('shows nobody else’s pictures', async () => {
    const { status, body } = await preview(
      await aDraft({ output: { logo_url: '/api/media/somebody-else/pictures/logo.png?e=1&s=2' } }),
    );
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain('This image is not available any more.');
  });
});
