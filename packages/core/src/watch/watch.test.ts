import type { VideoPrivacy } from '@herald/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Actor } from '../identity/actor.ts';
import {
  aCompletedVideo,
  anActor,
  anOrderedVideo,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../testing/index.ts';
import { updateVideo } from '../videos/library/update-video.ts';
import { readStatistics } from './read-statistics.ts';
import { readSharedVideo, unlockSharedVideo } from './shared-video.ts';
import { countView, savePlay } from './watch-video.ts';

let test: TestCore;
let owner: TestUser;
let ownerActor: Actor;
let stranger: Actor;
const caller = { ip: '10.9.0.1', userAgent: 'test' };

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  stranger = await anActor(test.core, await aUser(test.core));
});
beforeEach(async () => {
  owner = await aUser(test.core);
  ownerActor = await anActor(test.core, owner);
});
afterAll(() => test.close());

const share = async (privacy: VideoPrivacy = 'public') => {
  const { videoId, slug } = await aCompletedVideo(test.core, owner);
  const update = { privacy, ...(privacy === 'password' && { password: 'open sesame' }) };
  await updateVideo(test.core, ownerActor, videoId, update, caller);
  return { id: videoId, slug };
};
const opens = (slug: string, actor: Actor | undefined) =>
  readSharedVideo(test.core, slug, actor).then(
    ({ isOwn }) => (isOwn ? 'own' : 'yes'),
    (error) => error.code,
  );

describe('a shared video', () => {
  it.each<[VideoPrivacy, visitor: string, user: string]>([
    ['public', 'yes', 'yes'],
    ['signed_in', 'not_found', 'yes'],
    ['password', 'watch_password_required', 'watch_password_required'],
  ])(
    'that is %s answers a visitor with %s and a user with %s, and opens for its owner',
    async (privacy, visitor, user) => {
      const { slug } = await share(privacy);
      expect(await opens(slug, undefined)).toBe(visitor);
      expect(await opens(slug, stranger)).toBe(user);
      expect(await opens(slug, ownerActor)).toBe('own');
    },
  );

  it('opens with its password and with no other', async () => {
    const { slug } = await share('password');
    const unlock = (password: string) => unlockSharedVideo(test.core, { slug, password }, caller);
    await expect(unlock('wrong')).rejects.toMatchObject({ code: 'watch_password_wrong' });
    expect((await unlock('open sesame')).isOwn).toBe(false);
  });

  it('does not exist before it is finished', async () => {
    const { slug } = await anOrderedVideo(test.core, owner);
    expect(await opens(slug ?? '', ownerActor)).toBe('not_found');
  });
});

describe('views', () => {
  const view = (video: { slug: string }, changes: { ip?: string; actor?: Actor; session?: string } = {}) => ({
    video: { slug: video.slug },
    actor: changes.actor,
    caller: { ...caller, ip: changes.ip ?? caller.ip },
    session: changes.session,
  });

  it('count a viewer once a day and members of the account never', async () => {
    const video = await share();
    expect(await countView(test.core, view(video))).toBe(1);
    expect(await countView(test.core, view(video))).toBe(1);
    expect(await countView(test.core, view(video, { ip: '10.9.0.2' }))).toBe(2);
    expect(await countView(test.core, view(video, { actor: ownerActor }))).toBe(2);
    test.clock.advance({ hours: 24 });
    expect(await countView(test.core, view(video))).toBe(3);
  });

  it('become statistics for the account and for nobody else', async () => {
    const video = await share();
    for (const session of ['one', 'two']) await countView(test.core, view(video, { session }));
    await savePlay(test.core, view(video, { session: 'one' }), { watchedSec: 6, hundredths: [0, 1] });
    await savePlay(test.core, view(video, { session: 'never counted' }), { watchedSec: 9, hundredths: [5] });
    const statistics = await readStatistics(test.core, ownerActor, video.id);
    expect(statistics).toMatchObject({ views: 2, viewers: 2, averageSec: 3, averageShare: 0.25 });
    expect(statistics.retention.slice(0, 3)).toEqual([0.5, 0.5, 0]);
    await expect(readStatistics(test.core, stranger, video.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
