import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Actor } from '../../identity/actor.ts';
import { anActor, anOrder, aUser, createTestCore, type TestCore, type TestUser } from '../../testing/index.ts';
import { getVideo } from '../library/get-video.ts';
import { seedOf } from '../state/video.ts';
import { orderAnother } from './order-another.ts';
import { startVideo } from './start-video.ts';

let test: TestCore;
let user: TestUser;
let actor: Actor;
let videoId: string;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(test.core, { planSlugs: ['DFY'] });
  actor = await anActor(test.core, user);
  videoId = (await startVideo(test.core, actor, await anOrder(test.core, user))).id;
});
afterAll(() => test.close());

const finish = () => test.core.db.pool.query("update videos set status = 'completed' where id = $1", [videoId]);
const read = async (id: string) => (await getVideo(test.core, actor, id)).video;

describe('another video like a finished one', () => {
  it('is made of the same things with another seed', async () => {
    await finish();
    const [first, second] = [await read(videoId), await read((await orderAnother(test.core, actor, videoId)).id)];
    expect([second.title, second.ingredients]).toEqual([first.title, first.ingredients]);
    const seeds = [first, second].map(({ ingredients, output }) =>
      seedOf({
        avatarId: ingredients?.avatarId ?? '',
        audioId: ingredients?.audioId,
        variation: output?.variation ?? 0,
      }),
    );
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('is ordered once for one key', async () => {
    await finish();
    const keyed = { userId: actor.userId, key: 'once', request: videoId };
    const first = await orderAnother(test.core, actor, videoId, { keyed });
    const again = await orderAnother(test.core, actor, videoId, { keyed });
    expect([again.id, again.isReplay]).toEqual([first.id, true]);
  });

  it('waits until there is one', async () => {
    await expect(orderAnother(test.core, actor, videoId)).rejects.toMatchObject({ code: 'conflict' });
  });
});
