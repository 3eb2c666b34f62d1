import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  aClaimedVideo,
  anActor,
  anOrderedVideo,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { retryVideo } from '../ordering/retry-video.ts';
import { claimVideo } from './claim-video.ts';
import { requeueStranded } from './requeue-stranded.ts';
import { requeueVideo } from './requeue-video.ts';

let test: TestCore;
let user: TestUser;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
});
afterAll(() => test.close());

const jobsOf = async (videoId: string): Promise<string[]> => {
  const { rows } = await test.core.db.pool.query(
    `select state::text from pgboss.job where data ->> 'videoId' = $1 order by created_on`,
    [videoId],
  );
  return rows.map(({ state }) => state);
};
/** What a job that used up its repeats, or a database that was restored, leaves behind. */
const endJobsOf = (videoId: string, state: 'failed' | 'completed') =>
  test.core.db.pool.query(`update pgboss.job set state = $2 where data ->> 'videoId' = $1`, [videoId, state]);

describe('a waiting video whose job is gone', () => {
  it.each(['failed', 'completed'] as const)('gets one job when its last one has %s', async (state) => {
    const { id } = await anOrderedVideo(test.core, user);
    await endJobsOf(id, state);
    const other = test.openSibling();
    await Promise.all([requeueStranded(test.core), requeueStranded(other.core), requeueStranded(test.core)]);
    expect(await jobsOf(id)).toEqual([state, 'created']);
    await other.close();
  });

  it('can be retried by its owner, and then has one', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    const retry = async () => retryVideo(test.core, await anActor(test.core, user), id);
    await endJobsOf(id, 'failed');
    await retry();
    expect(await jobsOf(id)).toEqual(['failed', 'created']);
    await expect(retry()).rejects.toMatchObject({ code: 'conflict' });
    expect(await claimVideo(test.core, id)).toMatchObject({ attempt: 1 });
  });
});

describe('nothing is sent', () => {
  it.each(['created', 'retry', 'active'])('for a video with a job that is "%s"', async (state) => {
    const { id } = await anOrderedVideo(test.core, user);
    await test.core.db.pool.query(`update pgboss.job set state = $2 where data ->> 'videoId' = $1`, [id, state]);
    await requeueStranded(test.core);
    expect(await jobsOf(id)).toEqual([state]);
  });

  it('for a video that is being made, or that was put back with a later job', async () => {
    const claimed = await aClaimedVideo(test.core, user);
    await endJobsOf(claimed.videoId, 'failed');
    await requeueStranded(test.core);
    expect(await jobsOf(claimed.videoId)).toEqual(['failed']);
    await requeueVideo(test.core, claimed, { countsAsAttempt: true, afterSec: 300 });
    await requeueStranded(test.core);
    expect(await jobsOf(claimed.videoId)).toEqual(['failed', 'created']);
  });

  it('for a video that was ordered just now', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    await endJobsOf(id, 'failed');
    await test.core.db.pool.query('update videos set created_at = now() where id = $1', [id]);
    await requeueStranded(test.core);
    expect(await jobsOf(id)).toEqual(['failed']);
  });
});

describe('an order that this version cannot read', () => {
  it.each([
    ['a draft of another shape', `draft = '{"title": 7}'`],
    ['no ingredients', 'ingredients = null'],
    ['no performer', 'performer = null'],
  ])('with %s fails with its reason instead of its job', async (_, change) => {
    const { id } = await anOrderedVideo(test.core, user);
    await test.core.db.pool.query(`update videos set ${change} where id = $1`, [id]);
    expect(await claimVideo(test.core, id)).toBeUndefined();
    const { rows } = await test.core.db.pool.query('select status, failure from videos where id = $1', [id]);
    expect(rows).toEqual([
      {
        status: 'failed',
        failure: {
          stage: 'preparing',
          reason: 'We couldn’t read what this video is made of.',
          next_step: 'Create the video again.',
        },
      },
    ]);
  });
});
