import { buffer } from 'node:stream/consumers';
import type { RemakeOrder } from '@herald/contract/endpoints/video-generation';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Actor } from '../../identity/actor.ts';
import {
  aCompletedVideo,
  anActor,
  anAvatar,
  anOrder,
  aSound,
  aUser,
  createTestCore,
  finishAsFilm,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { actOnVideo, actOnVideos } from '../library/act-on-videos.ts';
import { getVideo } from '../library/get-video.ts';
import { purgeVideos } from '../library/purge-videos.ts';
import { mayOpenLink } from '../state/may-open-link.ts';
import { linkState } from '../state/video-link.ts';
import { claimVideo } from '../working/claim-video.ts';
import { cancelVideo } from './cancel-video.ts';
import { readLimits } from './read-limits.ts';
import { remakeVideo } from './remake-video.ts';
import { retryVideo } from './retry-video.ts';

const SCRIPT = 'Meet the bottle.';
const CALLER = { ip: '127.0.0.1', userAgent: 'test' };

let test: TestCore;
let user: TestUser;
let actor: Actor;
let videoId: string;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(test.core, { planSlugs: ['FE'] });
  actor = await anActor(test.core, user);
  videoId = (await aCompletedVideo(test.core, user, { script: SCRIPT })).videoId;
});
afterAll(() => test.close());

const ordered = (script = 'Meet the cup.'): Promise<RemakeOrder> => anOrder(test.core, user, { script });
const remake = async (body?: RemakeOrder, key?: string) => {
  const order = body ?? (await ordered());
  const keyed = key ? { userId: actor.userId, key, request: JSON.stringify(order) } : undefined;
  return remakeVideo(test.core, actor, { videoId, body: order }, keyed);
};
const shown = async (id = videoId) => (await getVideo(test.core, actor, id)).video;
const contentOf = async (key = '') => String(await buffer(await test.core.storage.read(key)));

async function finished(): Promise<string> {
  const { id } = await remake();
  const claimed = await claimVideo(test.core, id);
  if (!claimed) throw new Error('The re-make could not be claimed.');
  await finishAsFilm(test.core, claimed);
  return id;
}

describe('a re-make', () => {
  it('takes no slot, and the old film stays until the new one is done', async () => {
    const before = await shown();
    const { videosUsed } = await readLimits(test.core, actor);
    const { id, status } = await remake();
    expect(status).toBe('pending');
    expect((await readLimits(test.core, actor)).videosUsed).toBe(videosUsed);
    expect(await shown()).toEqual(before);
    await cancelVideo(test.core, actor, id);
    expect(await shown()).toEqual(before);
  });

  it('of a film that somebody else replaced meanwhile is refused, until it is meant for theirs', async () => {
    const mine = { ...(await ordered('Meet the mug.')), of_version: 1 };
    await finished();
    const before = await shown();
    await expect(remake(mine)).rejects.toMatchObject({ code: 'remake_conflict' });
    expect(await shown()).toEqual(before);
    expect((await remake({ ...mine, of_version: before.version })).version).toBe(3);
  });

  it('appears under the same address when it is done, and the film before can be shown again', async () => {
    const before = await shown();
    const oldFilm = await contentOf(before.files?.video);
    const keptBy = await finished();
    const after = await shown();
    expect(after).toMatchObject({ slug: before.slug, title: before.title, createdAt: before.createdAt, version: 2 });
    expect(after.audioId).not.toBe(before.audioId);
    expect(await contentOf(after.files?.video)).toContain(after.files?.video);
    const { filmBefore } = await getVideo(test.core, actor, videoId);
    expect(filmBefore).toMatchObject({ keptBy, version: 1 });

    await actOnVideo(test.core, actor, keptBy, 'restore', CALLER);
    const again = await shown();
    expect(again).toMatchObject({ audioId: before.audioId, version: 1, draft: before.draft });
    expect(await contentOf(again.files?.video)).toBe(oldFilm);
    const grant = { key: again.files?.video ?? '', state: linkState(again) };
    expect(await mayOpenLink(test.core, grant)).toBe(true);
    expect((await getVideo(test.core, actor, videoId)).filmBefore).toMatchObject({ keptBy, version: 2 });
  });

  it('is one film, however often the same key asks, and one at a time', async () => {
    const body = await ordered();
    const [first, second] = [await remake(body, 'k'), await remake(body, 'k')];
    expect([second.id, second.isReplay]).toEqual([first.id, true]);
    await expect(remake()).rejects.toMatchObject({ code: 'conflict', message: /being re-made already/ });
  });

  it('that failed is tried again without a slot', async () => {
    const { id } = await remake();
    await cancelVideo(test.core, actor, id);
    const { videosUsed } = await readLimits(test.core, actor);
    await retryVideo(test.core, actor, id);
    expect((await shown(id)).status).toBe('pending');
    expect((await readLimits(test.core, actor)).videosUsed).toBe(videosUsed);
  });

  it.each([
    ['another avatar', async () => ({ ...(await ordered()), avatar_data: await otherAvatar() }), /Another avatar/],
    ['other words', async () => ordered('Buy our chairs, they are made of oak, and meet us.'), /Less than half/],
    ['a service', async () => madeBy(await ordered(), 'heygen'), /service/],
  ])('with %s is a new film', async (_, order, message) => {
    await expect(remake(await order())).rejects.toMatchObject({ code: 'conflict', message });
  });

  it('is measured by the words of the film that took the slot', async () => {
    await finished();
    await test.core.db.pool.query("update videos set transcript = 'Buy the chair.' where id = $1", [videoId]);
    await expect(remake(await ordered('Buy the chair.'))).rejects.toThrow('Less than half');
    expect((await remake(await ordered('Meet the chair.'))).status).toBe('pending');
  });

  it('has no video to replace once that is deleted', async () => {
    const { id } = await remake();
    await actOnVideos(test.core, actor, [videoId], 'delete', CALLER);
    expect(await shown(id)).toMatchObject({ status: 'cancelled' });
    await expect(remake()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of another account does not exist', async () => {
    const stranger = await aUser(test.core, { planSlugs: ['FE'] });
    const body = await anOrder(test.core, stranger, { script: SCRIPT });
    const asked = remakeVideo(test.core, await anActor(test.core, stranger), { videoId, body });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the film before a re-make', () => {
  it('comes back under its own address only, and goes with its video', async () => {
    const keptBy = await finished();
    expect(await actOnVideos(test.core, actor, [keptBy], 'restore', CALLER)).toEqual([]);
    const { files } = await shown(keptBy);
    await actOnVideos(test.core, actor, [videoId], 'purge', CALLER);
    await purgeVideos(test.core);
    await expect(shown(keptBy)).rejects.toMatchObject({ code: 'not_found' });
    expect(await test.core.storage.stat(files?.video ?? '')).toBeUndefined();
  });
});

const madeBy = (body: RemakeOrder, service: string): RemakeOrder => ({
  ...body,
  output: { ...(body.output as NonNullable<RemakeOrder['output']>), made_by: service },
});

async function otherAvatar(): Promise<RemakeOrder['avatar_data']> {
  const { avatar_data } = await ordered();
  const { id, url } = await anAvatar(test.core, user);
  await aSound(test.core, user);
  return { ...avatar_data, avatarType: 'custom', customImageUrl: url, createdAvatarId: id, selectedAvatarId: '' };
}
