import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Actor } from '../../identity/actor.ts';
import { aMember, anActor, anOrder, aUser, createTestCore, type TestCore, type TestUser } from '../../testing/index.ts';
import { startVideo } from './start-video.ts';

let test: TestCore;
let user: TestUser;
let actor: Actor;
let order: StartBody;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(test.core, { planSlugs: ['DFY'] });
  actor = await anActor(test.core, user);
  order = await anOrder(test.core, user);
});
afterAll(() => test.close());

const keyed = (body: StartBody, key: string) => ({ userId: actor.userId, key, request: JSON.stringify(body) });
const start = (body: StartBody, key: string) => startVideo(test.core, actor, body, keyed(body, key));
const rows = async (query: string, values: unknown[]) => (await test.core.db.pool.query(query, values)).rows;
const videosOf = async (accountId: string) => rows('select * from videos where account_id = $1', [accountId]);

describe('the same key', () => {
  it('starts one video when it is sent 50 times at the same moment', async () => {
    const sibling = test.openSibling();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        startVideo(i % 2 ? sibling.core : test.core, actor, order, keyed(order, 'same key')),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    const [video, ...others] = await videosOf(user.accountId);
    expect(others).toEqual([]);
    const jobs = await rows(`select * from pgboss.job where data->>'videoId' = $1`, [video.id]);
    expect(jobs).toHaveLength(1);
    await sibling.close();
  });

  it('stands for the same video for a day', async () => {
    const first = await start(order, 'day key');
    test.clock.advance({ hours: 23 });
    expect((await start(order, 'day key')).id).toBe(first.id);
    test.clock.advance({ hours: 2 });
    expect((await start(order, 'day key')).id).not.toBe(first.id);
  });

  it('is refused for another order', async () => {
    await start(order, 'used key');
    await expect(start({ ...order, title: 'Another one' }, 'used key')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This Idempotency-Key was already used for another request.',
    });
  });

  it('finds its video even in a row of an older version, without a hash', async () => {
    const first = await start(order, 'old key');
    await test.core.db.pool.query('update videos set start_hash = null where id = $1', [first.id]);
    expect((await start(order, 'old key')).id).toBe(first.id);
  });

  it('stays free when its order is refused', async () => {
    await expect(
      start({ ...order, voice_data: { ...order.voice_data, audioId: null, generatedAudioUrl: '' } }, 'free key'),
    ).rejects.toThrow();
    expect((await start(order, 'free key')).isReplay).toBe(false);
  });

  it('starts two videos when two members of one team send it', async () => {
    const member = await aMember(test.core, user, 'editor');
    const first = await start(order, 'team key');
    actor = { ...actor, userId: member.id };
    expect((await start(order, 'team key')).id).not.toBe(first.id);
  });
});
