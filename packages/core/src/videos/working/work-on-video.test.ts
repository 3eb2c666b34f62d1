import { limits } from '@herald/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aClaimedVideo,
  aCompletedVideo,
  anActor,
  anOrderedVideo,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { actOnVideo } from '../library/act-on-videos.ts';
import { getVideo } from '../library/get-video.ts';
import { cancelVideo } from '../ordering/cancel-video.ts';
import { readLimits } from '../ordering/read-limits.ts';
import { retryVideo } from '../ordering/retry-video.ts';
import { type ClaimedVideo, claimVideo } from './claim-video.ts';
import { completeVideo, failVideo } from './finish-video.ts';
import { requeueVideo } from './requeue-video.ts';
import { saveProgress } from './save-progress.ts';

let test: TestCore;
let user: TestUser;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(test.core);
});
afterAll(() => test.close());

const read = async (videoId: string) => (await getVideo(test.core, user, videoId)).video;
const slotsLeft = async () => (await readLimits(test.core, await anActor(test.core, user))).videosLeft;
const jobsOf = async (videoId: string) =>
  (
    await test.core.db.pool.query(
      `select priority, extract(epoch from start_after - created_on)::int as wait
       from pgboss.job where data->>'videoId' = $1 order by created_on`,
      [videoId],
    )
  ).rows;
const caller = { ip: '127.0.0.1', userAgent: 'test' };
const half = { stage: 'drawing', framesDone: 50, framesTotal: 100, framesKept: 0, progress: 0.5, etaSec: 4 } as const;
const made = {
  files: { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' },
  durationSec: 11.9,
  sizeBytes: 1234,
  transcript: 'What was said.',
};
const failure = { stage: 'drawing', reason: 'The picture is broken.', next_step: 'Upload it again.' } as const;

describe('claiming a video', () => {
  it('moves it to processing and returns its ingredients', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    const claimed = await claimVideo(test.core, id);
    expect(claimed).toMatchObject({ videoId: id, attempt: 1, isLastAttempt: false, performer: 'character' });
    expect(claimed?.ingredients.audioId).toEqual(expect.any(String));
    expect(claimed?.draft.avatar.avatarType).toBe('library');
    expect(await read(id)).toMatchObject({ status: 'processing', stage: 'preparing', attempts: 1 });
  });

  it('gives it to one of five workers that ask at the same moment', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimVideo(test.core, id)));
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    expect((await read(id)).attempts).toBe(1);
  });

  it('sends a later job when another worker holds the lease', async () => {
    const { videoId } = await aClaimedVideo(test.core, user);
    expect(await claimVideo(test.core, videoId)).toBeUndefined();
    expect((await jobsOf(videoId)).at(-1)?.wait).toBeGreaterThan(0);
  });

  it('takes it over with the same seed when its worker is silent', async () => {
    const first = await aClaimedVideo(test.core, user);
    test.clock.advance({ seconds: 12 });
    const second = await claimVideo(test.core, first.videoId);
    expect(second).toMatchObject({ attempt: 2, seed: first.seed });
    expect(second?.workToken).not.toBe(first.workToken);
  });

  it('fails it after three attempts and gives the slot back', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    expect(await slotsLeft()).toBe(2);
    for (let attempt = 1; attempt <= limits.renderAttempts; attempt++) {
      const claim = await claimVideo(test.core, id);
      expect(claim).toMatchObject({ attempt, isLastAttempt: attempt === limits.renderAttempts });
      test.clock.advance({ seconds: 12 });
    }
    expect(await claimVideo(test.core, id)).toBeUndefined();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: { stage: 'preparing', reason: expect.any(String), next_step: expect.any(String) },
    });
    expect(await slotsLeft()).toBe(3);
  });

  /** Lets an attempt come so far and its worker die; answers how it was begun. */
  const dieAt = async (videoId: string, frames: { framesDone: number; framesKept: number }) => {
    const claim = await claimVideo(test.core, videoId);
    if (!claim) throw new Error('not claimed');
    await saveProgress(test.core, claim, { ...half, ...frames });
    test.clock.advance({ seconds: 12 });
    return claim;
  };

  it('does not count an attempt that kept more of the film than all before it and then died', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    for (let attempt = 1; attempt <= 20; attempt++) {
      const frames = attempt * 120;
      expect(await dieAt(id, { framesDone: frames, framesKept: frames })).toMatchObject({ isLastAttempt: false });
    }
    // Further than ever it does not come any more.
    for (const framesKept of [20 * 120, 120, 0]) {
      const isLastAttempt = framesKept === 0;
      expect(await dieAt(id, { framesDone: framesKept, framesKept })).toMatchObject({ isLastAttempt });
    }
    expect(await claimVideo(test.core, id)).toBeUndefined();
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: 23, failure: { stage: 'drawing' } });
  });

  it('does not count an attempt that died while it drew, but only so often', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    const allowed = limits.interruptedAttempts + limits.renderAttempts;
    for (let attempt = 1; attempt <= allowed; attempt++) {
      const isLastAttempt = attempt === allowed;
      expect(await dieAt(id, { framesDone: 30, framesKept: 0 })).toMatchObject({ attempt, isLastAttempt });
    }
    expect(await claimVideo(test.core, id)).toBeUndefined();
    expect((await read(id)).status).toBe('failed');
  });

  it('counts an attempt whose film failed, however far it got', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    for (let attempt = 1; attempt <= limits.renderAttempts; attempt++) {
      const claim = await claimVideo(test.core, id);
      if (!claim) throw new Error('not claimed');
      expect(claim.isLastAttempt).toBe(attempt === limits.renderAttempts);
      await saveProgress(test.core, claim, { ...half, framesKept: attempt * 120 });
      await requeueVideo(test.core, claim, { countsAsAttempt: true });
    }
    expect(await claimVideo(test.core, id)).toBeUndefined();
    expect((await read(id)).status).toBe('failed');
  });

  const endings: [string, (claimed: ClaimedVideo) => Promise<unknown>][] = [
    ['finished', (claimed) => completeVideo(test.core, claimed, made)],
    ['failed', (claimed) => failVideo(test.core, claimed, failure)],
    ['cancelled', async ({ videoId }) => cancelVideo(test.core, await anActor(test.core, user), videoId)],
    [
      'deleted',
      async ({ videoId }) => actOnVideo(test.core, await anActor(test.core, user), videoId, 'delete', caller),
    ],
  ];

  it.each(endings)('returns nothing for a video that is %s, and its worker loses the lease', async (_, end) => {
    const claimed = await aClaimedVideo(test.core, user);
    await end(claimed);
    test.clock.advance({ seconds: 12 });
    expect(await claimVideo(test.core, claimed.videoId)).toBeUndefined();
    expect(await saveProgress(test.core, claimed, half)).toBe('lost');
  });

  it('returns nothing for a video that does not exist', async () => {
    expect(await claimVideo(test.core, '0198f2a0-0000-7000-8000-000000000001')).toBeUndefined();
  });
});

describe('the token of a lease', () => {
  it('is worthless once another worker has taken over', async () => {
    const first = await aClaimedVideo(test.core, user);
    test.clock.advance({ seconds: 12 });
    const second = await claimVideo(test.core, first.videoId);
    expect(await saveProgress(test.core, first, half)).toBe('lost');
    expect(await completeVideo(test.core, first, made)).toBe('lost');
    expect(await failVideo(test.core, first, failure)).toBe('lost');
    expect(await requeueVideo(test.core, first, { countsAsAttempt: true })).toBe('lost');
    if (!second) throw new Error('not claimed');
    expect(await saveProgress(test.core, second, half)).toBe('go on');
    expect(await completeVideo(test.core, second, made)).toBe('done');
    expect((await read(first.videoId)).status).toBe('completed');
  });

  it('lets a worker report the same ending twice and no other ending after it', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    expect(await completeVideo(test.core, claimed, made)).toBe('done');
    expect(await completeVideo(test.core, claimed, made)).toBe('done');
    expect(await failVideo(test.core, claimed, failure)).toBe('lost');
    expect(await read(claimed.videoId)).toMatchObject({ status: 'completed', ...made, failure: null, progress: 1 });
  });
});

describe('progress', () => {
  it('is stored as the worker reports it', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    expect(await saveProgress(test.core, claimed, half)).toBe('go on');
    const { video, forecast } = await getVideo(test.core, user, claimed.videoId);
    expect(video).toMatchObject({ stage: 'drawing', framesDone: 50, framesTotal: 100, framesKept: 0, progress: 0.5 });
    expect(forecast).toEqual({ queuePosition: null, etaSec: 4 });
  });
});

describe('requeueing a video', () => {
  it('costs no attempt when the worker stops, and another worker goes on', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    expect(await requeueVideo(test.core, claimed, { countsAsAttempt: false })).toBe('done');
    expect(await read(claimed.videoId)).toMatchObject({ status: 'pending', stage: 'queued', attempts: 0 });
    expect(await jobsOf(claimed.videoId)).toHaveLength(2);
    expect(await claimVideo(test.core, claimed.videoId)).toMatchObject({ attempt: 1 });
  });

  it('counts as an attempt after a failure, and the next one waits a little', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await requeueVideo(test.core, claimed, { countsAsAttempt: true, afterSec: 20 });
    expect((await jobsOf(claimed.videoId)).at(-1)?.wait).toBeGreaterThanOrEqual(19);
    expect(await claimVideo(test.core, claimed.videoId)).toMatchObject({ attempt: 2 });
  });
});

describe('the duration of the work', () => {
  const times = { prepareSec: 2, drawSec: 3, finishSec: 1 };
  const measuredOf = async (videoId: string) =>
    (
      await test.core.db.pool.query(
        'select draw_sec as "drawSec", duration_sec as "durationSec", pixels from film_times where id = $1',
        [videoId],
      )
    ).rows;

  it('is measured when one attempt did all of it', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await completeVideo(test.core, claimed, { ...made, times: { ...times, drawSec: 7 } });
    expect(await measuredOf(claimed.videoId)).toEqual([
      { drawSec: 7, durationSec: made.durationSec, pixels: 720 * 1280 },
    ]);
  });

  it('is not measured when an earlier attempt did part of it', async () => {
    const first = await aClaimedVideo(test.core, user);
    await requeueVideo(test.core, first, { countsAsAttempt: false });
    const second = await claimVideo(test.core, first.videoId);
    if (!second) throw new Error('not claimed');
    await completeVideo(test.core, second, { ...made, times });
    expect(await measuredOf(first.videoId)).toEqual([]);
  });
});

describe('a retry', () => {
  const retry = async (videoId: string) => retryVideo(test.core, await anActor(test.core, user), videoId);

  it('makes a failed video again, with all its attempts and the same seed', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await failVideo(test.core, claimed, failure);
    await retry(claimed.videoId);
    expect(await read(claimed.videoId)).toMatchObject({ status: 'pending', attempts: 0, failure: null, progress: 0 });
    expect(await claimVideo(test.core, claimed.videoId)).toMatchObject({ attempt: 1, seed: claimed.seed });
  });

  it('makes a cancelled video again, without the worker that had it before', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await cancelVideo(test.core, await anActor(test.core, user), claimed.videoId);
    await retry(claimed.videoId);
    expect(await saveProgress(test.core, claimed, half)).toBe('lost');
    expect((await read(claimed.videoId)).status).toBe('pending');
  });

  it('is refused for videos that are waiting, being made or finished', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    const { videoId } = await aCompletedVideo(test.core, user);
    const words = 'Only failed or cancelled videos can be made again.';
    for (const refused of [id, videoId]) {
      await expect(retry(refused)).rejects.toMatchObject({ code: 'conflict', message: words });
    }
  });

  it('takes a slot of this month and is refused when none is left', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await failVideo(test.core, claimed, failure);
    test.clock.advance({ hours: 24 * 40 });
    expect(await slotsLeft()).toBe(3);
    await retry(claimed.videoId);
    expect(await slotsLeft()).toBe(2);
    await cancelVideo(test.core, await anActor(test.core, user), claimed.videoId);
    for (let i = 0; i < 3; i++) await anOrderedVideo(test.core, user);
    await expect(retry(claimed.videoId)).rejects.toThrow('You have used all 3 videos of this month.');
    expect((await read(claimed.videoId)).status).toBe('cancelled');
  });

  it('happens once when it is sent 50 times at the same moment', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await failVideo(test.core, claimed, failure);
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => retry(claimed.videoId)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await jobsOf(claimed.videoId)).toHaveLength(2);
  });
});

describe('cancelling', () => {
  const cancel = async (videoId: string) => cancelVideo(test.core, await anActor(test.core, user), videoId);

  it('gives the slot back, for waiting videos and for those being made', async () => {
    const [waiting, working] = [await anOrderedVideo(test.core, user), await aClaimedVideo(test.core, user)];
    expect(await slotsLeft()).toBe(1);
    await cancel(waiting.id);
    await cancel(working.videoId);
    await cancel(working.videoId);
    expect(await slotsLeft()).toBe(3);
    expect((await read(working.videoId)).status).toBe('cancelled');
  });

  it('is refused for a finished video', async () => {
    const { videoId } = await aCompletedVideo(test.core, user);
    await expect(cancel(videoId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('and completing at the same moment end the video once', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    const [completing] = await Promise.allSettled([completeVideo(test.core, claimed, made), cancel(claimed.videoId)]);
    const isDone = completing.status === 'fulfilled' && completing.value === 'done';
    expect((await read(claimed.videoId)).status).toBe(isDone ? 'completed' : 'cancelled');
  });
});
