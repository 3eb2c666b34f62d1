import { limits } from '@herald/contract/limits';
import { authenticate } from '@herald/core/people';
import { newId } from '@herald/core/runtime';
import { aClaimedVideo, aToken, aUser, testAdmin } from '@herald/core/testing';
import {
  type ClaimedVideo,
  failVideo,
  listReports,
  noteOutsideJob,
  readOutsideJob,
  readReport,
  reportUrlOf,
  retryVideo,
} from '@herald/core/videos';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let test: TestApi;
let video: ClaimedVideo;

beforeAll(async () => {
  test = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => test.close());
beforeEach(async () => {
  video = await aClaimedVideo(test.core, await aUser(test.core, { planSlugs: ['UNLIMITED'] }));
  await noteOutsideJob(test.core, video, 'noted');
});

const addressOf = ({ videoId, making }: ClaimedVideo): string =>
  new URL(reportUrlOf(test.core, videoId, making)).pathname;

async function post(url: string, payload: string | Buffer = '{"status":"succeeded"}', headers = {}): Promise<number> {
  const sent = { 'content-type': 'application/json', ...headers };
  return (await test.app.inject({ method: 'POST', url, payload, headers: sent })).statusCode;
}

async function kept({ videoId }: ClaimedVideo = video): Promise<unknown[]> {
  const reports = await listReports(test.core, videoId);
  return Promise.all(reports.map((report) => readReport(test.core, report)));
}

describe('a report', () => {
  it('is kept for the worker, in the order of the posts, and repeats do no harm', async () => {
    const url = addressOf(video);
    for (const status of ['processing', 'succeeded', 'succeeded', 'processing']) {
      expect(await post(url, JSON.stringify({ status }))).toBe(200);
    }
    expect(await kept()).toEqual(['processing', 'succeeded', 'succeeded', 'processing'].map((status) => ({ status })));
    expect(await readOutsideJob(test.core, video.videoId)).toBe('noted');
  });

  it('may hold a whole film', async () => {
    const output = `data:video/mp4;base64,${'A'.repeat(12 * 1024 * 1024)}`;
    expect(await post(addressOf(video), JSON.stringify({ output }))).toBe(200);
    expect(await kept()).toEqual([{ output }]);
  });

  it('that is no JSON is kept and means nothing', async () => {
    expect(await post(addressOf(video), '{"status":')).toBe(200);
    expect(await kept()).toEqual([undefined]);
  });

  it('of another type is refused', async () => {
    expect(await post(addressOf(video), 'x=1', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await kept()).toEqual([]);
  });

  it('is kept so often and not more', async () => {
    for (let count = 0; count < limits.outsideReportsPerVideo + 5; count++) {
      expect(await post(addressOf(video))).toBe(200);
    }
    expect(await kept()).toHaveLength(limits.outsideReportsPerVideo);
  });

  it('for a video that is over is answered and not kept', async () => {
    const url = addressOf(video);
    await failVideo(test.core, video, { stage: 'drawing', reason: 'It failed.', next_step: 'Retry.' });
    expect(await post(url)).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('for a video that no service makes is answered and not kept', async () => {
    const other = await aClaimedVideo(test.core, await aUser(test.core, { planSlugs: ['UNLIMITED'] }));
    expect(await post(addressOf(other))).toBe(200);
    expect(await kept(other)).toEqual([]);
  });

  it('leaves no address in the log', async () => {
    const url = addressOf(video);
    await post(url);
    expect(test.logText()).not.toContain(url.split('/').at(-1));
    expect(test.logText()).toContain('/api/engines/reports/:videoId/:token');
  });
});

describe('a report by a stranger', () => {
  const token = () => addressOf(video).split('/').at(-1) ?? '';
  const attempts: [string, () => Promise<string> | string][] = [
    ['a guess', () => `/api/engines/reports/${video.videoId}/guess`],
    ['a guess of the right length', () => `/api/engines/reports/${video.videoId}/${'A'.repeat(token().length)}`],
    ['no id of a video', () => `/api/engines/reports/nothing/${token()}`],
    ['a video that is not there', () => `/api/engines/reports/${newId(test.core)}/${token()}`],
    [
      'the address of another video',
      async () => {
        const other = await aClaimedVideo(test.core, await aUser(test.core, { planSlugs: ['UNLIMITED'] }));
        return `/api/engines/reports/${video.videoId}/${addressOf(other).split('/').at(-1)}`;
      },
    ],
  ];

  it.each(attempts)('with %s is not found, and nothing is kept', async (_, url) => {
    expect(await post(await url())).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('is not found for administrators and owners either', async () => {
    const authorization = `Bearer ${await aToken(test.core, testAdmin)}`;
    expect(await post(`/api/engines/reports/${video.videoId}/guess`, '{}', { authorization })).toBe(404);
  });

  it('with the address of an earlier making is not found', async () => {
    const user = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
    const earlier = await aClaimedVideo(test.core, user);
    await failVideo(test.core, earlier, { stage: 'drawing', reason: 'It failed.', next_step: 'Retry.' });
    test.clock.advance({ seconds: 1 });
    const actor = await authenticate(test.core, await aToken(test.core, user));
    if (!actor) return expect.unreachable();
    await retryVideo(test.core, actor, earlier.videoId);
    expect(await post(addressOf(earlier))).toBe(404);
  });
});
