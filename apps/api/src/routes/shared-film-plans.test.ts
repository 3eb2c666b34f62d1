import {
  aCompletedVideo,
  aMember,
  anOrder,
  aPictureUrl,
  aToken,
  aUser,
  finishAsFilm,
  type TestUser,
} from '@herald/core/testing';
import { claimVideo } from '@herald/core/videos';
import type { FilmPlan } from '@herald/media/film-plan';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const SCRIPT = 'Meet the bottle.';

let api: TestApi;
let owner: TestUser;
let token: string;
let videoId: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  owner = await aUser(api.core, { planSlugs: ['FE'] });
  token = await aToken(api.core, owner);
  videoId = (await aCompletedVideo(api.core, owner, { script: SCRIPT })).videoId;
});
afterAll(() => api.close());

const planFor = (mark: string, words = SCRIPT): FilmPlan => ({
  version: 1,
  sentences: [{ words, marks: [{ word: 0, mark }] }],
});
const videoOf = async (id = videoId) => (await api.ask(`GET /videos/${id}`, { token })).body.data;
const planOf = async (id = videoId) => (await api.ask(`GET /videos/${id}/draft`, { token })).body.data.output.plan;

async function remake(plan: object, { as = token, version = 1 } = {}) {
  const order = await anOrder(api.core, owner, { script: SCRIPT });
  const body = { ...order, output: { plan }, of_version: version };
  return api.ask(`POST /videos/${videoId}/remake`, { token: as, body });
}

async function film(id: string): Promise<void> {
  const claimed = await claimVideo(api.core, id);
  if (!claimed) throw new Error('The video could not be claimed.');
  await finishAsFilm(api.core, claimed);
}

describe('the plan of a finished film', () => {
  it('is not lost when two people change it: the second one is told, and both films are kept', async () => {
    const colleague = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const mine = await remake(planFor('close'));
    expect(mine.status).toBe(200);
    await film(mine.body.video_id);

    const late = await remake(planFor('wide'), { as: colleague });
    expect([late.status, late.body.code]).toEqual([409, 'remake_conflict']);
    expect([(await videoOf()).version, await planOf()]).toEqual([2, planFor('close')]);

    const theirs = await remake(planFor('wide'), { as: colleague, version: 2 });
    expect(theirs.status).toBe(200);
    await film(theirs.body.video_id);
    const { version, film_before: before } = await videoOf();
    expect([version, await planOf()]).toEqual([3, planFor('wide')]);
    expect(await planOf(before?.video_id)).toEqual(planFor('close'));
  });

  it('of another version is refused, and the film stays as it is', async () => {
    const before = await videoOf();
    const { status, body } = await remake({ ...planFor('close'), version: 0 });
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain('This plan is of another version.');
    expect(await videoOf()).toEqual(before);
  });

  it('keeps the wishes for a sentence that is no longer said, and is filmed', async () => {
    const plan = planFor('close', 'Fresh rolls cost nothing on Sundays.');
    const { body } = await remake(plan);
    await film(body.video_id);
    expect([(await videoOf()).version, await planOf()]).toEqual([2, plan]);
  });

  it('is filmed with a picture that is deleted meanwhile, which no other film gets', async () => {
    const url = await aPictureUrl(api.core, owner);
    const key = url.replace('/api/media/', '');
    await api.core.storage.put(key, Buffer.from('a logo'), { contentType: 'image/webp' });
    const order = { ...(await anOrder(api.core, owner)), output: { logo_url: url } };
    const start = () => api.ask('POST /video-generation/start', { token, body: order });
    const started = await start();
    const claimed = await claimVideo(api.core, started.body.video_id);
    if (!claimed) throw new Error('The video could not be claimed.');

    const pictureId = key.split('/').at(-1)?.replace('.webp', '') ?? '';
    expect((await api.ask(`DELETE /pictures/${pictureId}`, { token })).status).toBe(200);
    expect(await api.core.storage.stat(key)).toBeDefined();
    const again = await start();
    expect(again.status).toBe(422);
    expect(JSON.stringify(again.body.errors)).toContain('This image is not available any more.');
    await finishAsFilm(api.core, claimed);
    expect((await videoOf(started.body.video_id)).status).toBe('completed');
  });
});
