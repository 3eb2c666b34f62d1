import { draftContent } from '@herald/contract/draft';
import { anOrder, aToken, aUser, type TestUser } from '@herald/core/testing';
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
