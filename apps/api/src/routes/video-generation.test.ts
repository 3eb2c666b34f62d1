import {
  aClaimedVideo,
  aCompletedVideo,
  aMember,
  anOrder,
  anOrderedVideo,
  aToken,
  aUser,
  type TestUser,
} from '@herald/core/testing';
import { claimVideo, failVideo, saveProgress } from '@herald/core/videos';
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

const post = <const P extends string>(path: P, body: unknown = {}, headers: Record<string, string> = {}) =>
  api.ask(`POST ${path}`, { token, body, headers });
const start = async (headers: Record<string, string> = {}) =>
  post('/video-generation/start', await anOrder(api.core, user), headers);
const failure = { stage: 'drawing', reason: 'The picture is broken.', next_step: 'Upload it again.' } as const;

describe('POST /video-generation/start', () => {
  it('answers success and video_id, with title, avatar_data and voice_data alone', async () => {
    const { avatar_data, voice_data } = await anOrder(api.core, user);
    const { status, body } = await post('/video-generation/start', { title: 'Mine', avatar_data, voice_data });
    expect([status, body]).toEqual([
      200,
      {
        ...{ status: 'success', success: true, message: 'Video Generation Started!' },
        ...{ video_id: expect.any(String), eta_seconds: null, queue_position: expect.any(Number) },
      },
    ]);
    const video = await api.ask(`GET /videos/${body.video_id}`, { token });
    expect(video.body.data).toMatchObject({ title: 'Mine', status: 'pending', video_url: null, duration: 12 });
  });

  it('takes the groups as loosely as the wizard sends them', async () => {
    const { avatar_data, voice_data } = await anOrder(api.core, user);
    const body = {
      title: 'Loose',
      avatar_data: { avatarType: 'library', selectedAvatarId: avatar_data.selectedAvatarId },
      voice_data: { generatedAudioUrl: voice_data.generatedAudioUrl, ttsText: 'Hello', isGenerating: false },
    };
    expect((await post('/video-generation/start', body)).status).toBe(200);
  });

  it('says what is missing in the words of the screens', async () => {
    const { voice_data } = await anOrder(api.core, user);
    const withoutImage = { avatar_data: { avatarType: 'custom' }, voice_data };
    const refused = await post('/video-generation/start', withoutImage);
    expect([refused.status, refused.body.message]).toEqual([422, 'Custom avatar image is required']);
    const avatar_data = { avatarType: 'custom', customImageUrl: '/api/media/some.png' };
    const silent = await post('/video-generation/start', { avatar_data, voice_data: {} });
    expect([silent.status, silent.body.message]).toEqual([422, 'Audio is required for video generation']);
  });

  it('refuses a service that is not there to film, and knows of none here', async () => {
    expect((await api.ask('GET /video-generation/filmers', { token })).body.data).toEqual([]);
    const order = await anOrder(api.core, user);
    const { status, body } = await post('/video-generation/start', {
      ...order,
      output: { ...order.output, made_by: 'sgone' },
    });
    const error = 'The service you chose is no longer there. Choose who films again.';
    expect([status, body.errors]).toEqual([422, { 'output.made_by': [error] }]);
  });

  it('50 times at the same moment with the same Idempotency-Key makes one video', async () => {
    const order = await anOrder(api.core, user);
    const headers = { 'idempotency-key': 'once' };
    const ask = () => post('/video-generation/start', order, headers);
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const ids = answers.map(({ body }) => body.video_id);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // The key is in the row of the video and nowhere else, so no crash can part them.
    expect((await api.core.db.pool.query("select * from idempotency_keys where key = 'once'")).rows).toEqual([]);
    expect((await ask()).body.video_id).toBe(ids[0]);
    const { body } = await api.ask('GET /videos', { token });
    expect(body.data.total).toBe(1);
  });

  it('gives the same answer to the same Idempotency-Key, also in another process', async () => {
    const order = await anOrder(api.core, user);
    const headers = { 'idempotency-key': 'again' };
    const first = await post('/video-generation/start', order, headers);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const restarted = await api.buildSibling();
    const second = await restarted.ask('POST /video-generation/start', { token, body: order, headers });
    await restarted.close();
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('gives the same answer to the same Idempotency-Key when the queue has moved', async () => {
    const blocking = (await start()).body.video_id;
    const order = await anOrder(api.core, user);
    const headers = { 'idempotency-key': 'moved' };
    const first = await post('/video-generation/start', order, headers);
    await post(`/videos/${blocking}/cancel`, {});
    const status = await api.ask(`GET /video-generation/status/${first.body.video_id}`, { token });
    expect(status.body.data.queue_position).toBe(Number(first.body.queue_position) - 1);
    expect((await post('/video-generation/start', order, headers)).body).toEqual(first.body);
  });

  it('refuses an Idempotency-Key that was used for another body or another address', async () => {
    const order = await anOrder(api.core, user);
    const headers = { 'idempotency-key': 'used' };
    await post('/video-generation/start', order, headers);
    const text = 'This Idempotency-Key was already used for another request.';
    const other = await post('/video-generation/start', { ...order, title: 'Another' }, headers);
    expect([other.status, other.body.message]).toEqual([409, text]);
    const twin = await post('/videos', order, headers);
    expect([twin.status, twin.body.message]).toEqual([409, text]);
  });

  it('refuses an Idempotency-Key of a wrong form', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(201) };
    const { status, body } = await post('/video-generation/start', await anOrder(api.core, user), headers);
    expect([status, body.errors.idempotency_key]).toEqual([422, ['An Idempotency-Key has 1 to 200 characters.']]);
  });

  it('refuses when the videos of the month are used up, in words for the user', async () => {
    for (let i = 0; i < 3; i++) expect((await start()).status).toBe(200);
    const { status, body } = await start();
    expect([status, body.status]).toEqual([403, 'error']);
    expect(body.message).toMatch(/^You have used all 3 videos of this month\./);
  });

  it('is the same as POST /videos', async () => {
    const { status, body } = await post('/videos', await anOrder(api.core, user));
    expect([status, body.success]).toEqual([200, true]);
  });
});

describe('GET /video-generation/status/{id}', () => {
  const statusOf = async (id: string) => (await api.ask(`GET /video-generation/status/${id}`, { token })).body;

  it('tells of a waiting video its place', async () => {
    const { id } = await anOrderedVideo(api.core, user);
    expect(await statusOf(id)).toEqual({
      ...{ status: 'success', success: true },
      data: {
        ...{ status: 'pending', video_url: null, a2e_avatar_error: null, a2e_video_error: null },
        ...{ progress: 0, stage: 'queued', queue_position: expect.any(Number), eta_seconds: null },
        ...{ frames_done: 0, frames_total: 0 },
      },
    });
  });

  it('tells of a video being made how far it is', async () => {
    const claimed = await aClaimedVideo(api.core, user);
    const done = { framesDone: 123, framesTotal: 360, framesKept: 120, progress: 0.3456, etaSec: 7.4 };
    await saveProgress(api.core, claimed, { stage: 'drawing', ...done });
    expect((await statusOf(claimed.videoId)).data).toMatchObject({
      ...{ status: 'processing', stage: 'drawing', progress: 34.6, frames_done: 123, frames_total: 360 },
      ...{ queue_position: null, eta_seconds: 7 },
    });
  });

  it('gives the film of a finished video, which can be fetched without a session', async () => {
    const { videoId } = await aCompletedVideo(api.core, user);
    const { data } = await statusOf(videoId);
    expect(data).toMatchObject({ status: 'completed', progress: 100, queue_position: null, eta_seconds: null });
    const film = await api.ask(`GET ${data.video_url?.slice('/api'.length)}`);
    expect([film.status, film.text]).toEqual([200, expect.stringContaining('video.mp4')]);
  });

  it.each([
    ['preparing', 'a2e_avatar_error', 'a2e_video_error'],
    ['drawing', 'a2e_video_error', 'a2e_avatar_error'],
  ] as const)('tells why a video failed while %s in %s', async (stage, field, other) => {
    const claimed = await aClaimedVideo(api.core, user);
    await failVideo(api.core, claimed, { ...failure, stage });
    expect((await statusOf(claimed.videoId)).data).toMatchObject({
      ...{ status: 'failed', [field]: 'The picture is broken.', [other]: null },
    });
  });

  it('is the same as POST /videos/{id}/check-status', async () => {
    const { id } = await anOrderedVideo(api.core, user);
    expect((await post(`/videos/${id}/check-status`)).body).toEqual(await statusOf(id));
  });
});

describe('retry and cancel', () => {
  it.each([
    ['/video-generation/retry/:id', (id: string) => post(`/video-generation/retry/${id}`)],
    ['/videos/:id/retry', (id: string) => post(`/videos/${id}/retry`)],
  ])('%s makes a failed video again', async (_, retry) => {
    const claimed = await aClaimedVideo(api.core, user);
    await failVideo(api.core, claimed, failure);
    const { status, body } = await retry(claimed.videoId);
    expect([status, body.success, body.message]).toEqual([200, true, 'Video generation restarted']);
    expect(body.data).toMatchObject({ status: 'pending', progress: 0 });
    expect((await retry(claimed.videoId)).status).toBe(409);
    const again = await claimVideo(api.core, claimed.videoId);
    expect(again?.attempt).toBe(1);
  });

  it('a cancelled video gives its slot back, and its worker notices with the next word', async () => {
    const claimed = await aClaimedVideo(api.core, user);
    expect((await post(`/videos/${claimed.videoId}/cancel`)).status).toBe(200);
    const done = {
      stage: 'drawing',
      framesDone: 1,
      framesTotal: 2,
      framesKept: 0,
      progress: 0.5,
      etaSec: null,
    } as const;
    expect(await saveProgress(api.core, claimed, done)).toBe('lost');
    expect((await api.ask('GET /user/limits', { token })).body.data.videos_left).toBe(3);
  });

  it('cancelling comes too late for a finished video', async () => {
    const { videoId } = await aCompletedVideo(api.core, user);
    expect((await post(`/videos/${videoId}/cancel`)).status).toBe(409);
  });
});

describe('what belongs to another account', () => {
  const calls = [
    ...['GET /video-generation/status/ID', 'POST /video-generation/retry/ID', 'POST /videos/ID/retry'],
    ...['POST /videos/ID/check-status', 'POST /videos/ID/cancel', 'GET /videos/ID', 'PUT /videos/ID'],
    ...['DELETE /videos/ID', 'POST /videos/ID/restore'],
  ];

  it.each(calls)('does not exist for %s', async (call) => {
    const claimed = await aClaimedVideo(api.core, await aUser(api.core));
    const before = (await api.core.db.pool.query('select * from videos where id = $1', [claimed.videoId])).rows;
    const method = call.split(' ', 1)[0];
    const { status, body } = await api.ask(call.replace('ID', claimed.videoId), {
      ...{ token, ...(method !== 'GET' && { body: { title: 'Taken over' } }) },
    });
    expect([status, body.message]).toEqual([404, 'Resource not found.']);
    expect((await api.core.db.pool.query('select * from videos where id = $1', [claimed.videoId])).rows).toEqual(
      before,
    );
  });

  it('is shared inside a team', async () => {
    const viewer = await aToken(api.core, await aMember(api.core, user, 'viewer'));
    const { id } = await anOrderedVideo(api.core, user);
    expect((await api.ask(`GET /video-generation/status/${id}`, { token: viewer })).status).toBe(200);
    const order = await anOrder(api.core, user);
    const refused = await api.ask('POST /video-generation/start', { token: viewer, body: order });
    expect(refused.status).toBe(403);
    const editor = await aToken(api.core, await aMember(api.core, user, 'editor'));
    expect((await api.ask('POST /video-generation/start', { token: editor, body: order })).status).toBe(200);
  });
});
