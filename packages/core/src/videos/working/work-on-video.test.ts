import { limits } from '@herald/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aClaimedVideo,
  aCompletedVideo,
  anActor,
  anOrderedVideo,
  aSound,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { actOnVideo } from '../library/act-on-videos.ts';
import { getVideo } from '../library/get-video.ts';
import { cancelVideo } from '../ordering/cancel-video.ts';
import { gatherPreview } from '../ordering/gather-preview.ts';
import { readLimits } from '../ordering/read-limits.ts';
import { retryVideo } from '../ordering/retry-video.ts';
import { type ClaimedVideo, claimVideo } from './claim-video.ts';
import { completeVideo, failVideo } from './finish-video.ts';
import { requeueAbandoned } from './requeue-abandoned.ts';
import { requeueVideo } from './requeue-video.ts';
import { saveProgress } from './save-progress.ts';
import { hasSilentWorker } from './unfinished-videos.ts';

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
/** As if its worker had said nothing for a minute. */
const fallSilent = (videoId: string) =>
  test.core.db.pool.query(`update videos set heard_at = now() - interval '1 minute' where id = $1`, [videoId]);
/** Its worker dies and the watch takes it back. */
const die = async (videoId: string) => {
  await fallSilent(videoId);
  await requeueAbandoned(test.core);
};
const caller = { ip: '127.0.0.1', userAgent: 'test' };
const half = { stage: 'drawing', framesDone: 50, framesTotal: 100, framesKept: 0, progress: 0.5, etaSec: 4 } as const;
const made = {
  files: { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' },
  durationSec: 11.9,
  sizeBytes: 1234,
  storedBytes: 2345,
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

  it('leaves it to the worker that has it, however long that is silent: only the watch takes it back', async () => {
    const { videoId } = await aClaimedVideo(test.core, user);
    await fallSilent(videoId);
    expect(await claimVideo(test.core, videoId)).toBeUndefined();
    expect(await jobsOf(videoId)).toHaveLength(1);
  });

  it('goes on with the same seed when its worker died', async () => {
    const first = await aClaimedVideo(test.core, user);
    await die(first.videoId);
    const second = await claimVideo(test.core, first.videoId);
    expect(second).toMatchObject({ attempt: 2, seed: first.seed });
    expect(second?.workToken).not.toBe(first.workToken);
  });

  it('moves in the film as in the preview of the same draft, and differently with other words', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    const preview = async (audioId: string | null) =>
      gatherPreview(test.core, await anActor(test.core, user), {
        ...claimed.draft,
        voice: { ...claimed.draft.voice, audioId, generatedAudioUrl: '' },
      });
    expect((await preview(claimed.ingredients.audioId)).seed).toBe(claimed.seed);
    expect((await preview((await aSound(test.core, user)).id)).seed).not.toBe(claimed.seed);
    expect((await preview(null)).seed).not.toBe(claimed.seed);
  });

  /** Lets an attempt come so far and its worker die; returns how it was begun. */
  const dieAt = async (videoId: string, frames?: { framesDone: number; framesKept: number }) => {
    const claim = await claimVideo(test.core, videoId);
    if (!claim) throw new Error('not claimed');
    if (frames) await saveProgress(test.core, claim, { ...half, ...frames });
    await die(videoId);
    return claim;
  };

  it.each([
    ['before its first frame', undefined, 'preparing'],
    ['while it is drawn', { framesDone: 30, framesKept: 0 }, 'drawing'],
  ])('survives nine deaths %s with all its own attempts, and ends with the tenth', async (_, frames, stage) => {
    const { id } = await anOrderedVideo(test.core, user);
    expect(await slotsLeft()).toBe(2);
    for (let attempt = 1; attempt <= limits.workerDeaths; attempt++) {
      expect((await read(id)).status).toBe('pending');
      expect(await dieAt(id, frames)).toMatchObject({ attempt, failures: 0, isLastAttempt: false });
    }
    expect(await claimVideo(test.core, id)).toBeUndefined();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: { stage, reason: expect.any(String), next_step: expect.any(String) },
    });
    expect(await slotsLeft()).toBe(3);
  });

  it('counts deaths from the last finished segment on', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    for (let attempt = 1; attempt <= 20; attempt++) {
      const frames = attempt * 120;
      await dieAt(id, { framesDone: frames, framesKept: frames });
    }
    // Further than ever it does not come any more; the twentieth death was the first in a row.
    for (let deaths = 2; deaths <= limits.workerDeaths; deaths++) {
      expect((await read(id)).status).toBe('pending');
      await dieAt(id, { framesDone: 120, framesKept: 120 });
    }
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: 29, failure: { stage: 'drawing' } });
  });

  it('counts its own failures and the deaths of its workers apart', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    for (let failures = 0; failures < limits.renderAttempts; failures++) {
      expect(await dieAt(id)).toMatchObject({ failures });
      const claim = await claimVideo(test.core, id);
      if (!claim) throw new Error('not claimed');
      expect(claim).toMatchObject({ failures, isLastAttempt: failures === limits.renderAttempts - 1 });
      await requeueVideo(test.core, claim, { countsAsAttempt: true });
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
    await die(claimed.videoId);
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
    await die(first.videoId);
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

describe('machines whose clocks differ', () => {
  const HOURS_APART = [-3, 3];

  it.each(HOURS_APART)('by %d h leave each other their videos while heartbeats arrive', async (hours) => {
    const claimed = await aClaimedVideo(test.core, user);
    const other = test.openSibling({ clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });
    expect(await saveProgress(test.core, claimed, half)).toBe('go on');
    await requeueAbandoned(other.core);
    expect(await claimVideo(other.core, claimed.videoId)).toBeUndefined();
    expect(await saveProgress(other.core, claimed, half)).toBe('go on');
    await requeueAbandoned(test.core);
    expect(await claimVideo(test.core, claimed.videoId)).toBeUndefined();
    expect(await read(claimed.videoId)).toMatchObject({ status: 'processing', attempts: 1, deaths: 0 });
    await other.close();
  });

  it.each(HOURS_APART)('by %d h see the same death', async (hours) => {
    const claimed = await aClaimedVideo(test.core, user);
    const other = test.openSibling({ clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });
    await fallSilent(claimed.videoId);
    expect(await hasSilentWorker(other.core, 5)).toBe(true);
    await requeueAbandoned(other.core);
    expect(await read(claimed.videoId)).toMatchObject({ status: 'pending', deaths: 1 });
    await other.close();
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
