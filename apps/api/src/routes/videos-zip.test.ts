import { aCompletedVideo, anOrderedVideo, aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core, { planSlugs: ['DFY'] });
  token = await aToken(api.core, user);
});
afterAll(() => api.close());

const order = async (ids: string[]) => api.ask('POST /videos/zip', { token, body: { ids } });
const fetchZip = async (url: string) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({ url });
  return { status: statusCode, headers, bytes: rawPayload };
};
const named = async (title: string) => {
  const { videoId } = await aCompletedVideo(api.core, user);
  await api.ask(`PUT /videos/${videoId}`, { token, body: { title } });
  return videoId;
};
/** The names in a zip, as its files' own headers tell them. */
const namesIn = (zip: Buffer) => {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x03\x04'); at >= 0; at = zip.indexOf('PK\x03\x04', at + 4)) {
    names.push(zip.toString('utf8', at + 30, at + 30 + zip.readUInt16LE(at + 26)));
  }
  return names;
};

describe('many videos as one file', () => {
  it('are fetched by a link that needs no session, and hold each video under its title', async () => {
    const ids = [await named('Größe: 100%'), await named('Twice'), await named('twice')];
    const { url } = (await order(ids)).body.data;
    const { status, headers, bytes } = await fetchZip(url);
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(headers['content-disposition']).toBe('attachment; filename="videos.zip"');
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(namesIn(bytes).toSorted()).toEqual(['Größe 100%.mp4', 'Twice.mp4', 'twice (2).mp4']);
    for (const id of ids)
      expect(bytes.includes(`content of accounts/${user.accountId}/videos/${id}/video.mp4`)).toBe(true);
  });

  it('come once per link', async () => {
    const { url } = (await order([await named('One')])).body.data;
    const answers = await Promise.all([fetchZip(url), fetchZip(url), fetchZip(url)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('come within five minutes of asking, or not at all', async () => {
    const { url } = (await order([await named('One')])).body.data;
    api.clock.advance({ minutes: 5, seconds: 1 });
    expect((await fetchZip(url)).status).toBe(403);
    expect((await fetchZip('/api/videos/zip?ticket=guessed')).status).toBe(403);
  });

  it('leave out what is somebody else’s, unfinished or deleted', async () => {
    const stranger = await aCompletedVideo(api.core, await aUser(api.core));
    const [kept, deleted, unfinished] = [
      await named('Kept'),
      await named('Deleted'),
      await anOrderedVideo(api.core, user),
    ];
    await api.ask(`DELETE /videos/${deleted}`, { token });
    const { url } = (await order([stranger.videoId, kept, deleted, unfinished.id])).body.data;
    expect(namesIn((await fetchZip(url)).bytes)).toEqual(['Kept.mp4']);
    const nothing = await order([stranger.videoId]);
    expect([nothing.status, nothing.body.message]).toEqual([404, 'Video URL not available']);
  });
});
