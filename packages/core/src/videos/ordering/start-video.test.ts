import { draftContent } from '@herald/contract/draft';
import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Actor } from '../../identity/actor.ts';
import { planRepository } from '../../plans/plan-repository.ts';
import {
  aCompletedVideo,
  aLibraryAvatar,
  anActor,
  anAvatar,
  anOrder,
  aPictureUrl,
  aSound,
  aUser,
  aVideo,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { claimVideo } from '../working/claim-video.ts';
import { cancelVideo } from './cancel-video.ts';
import { startVideo } from './start-video.ts';

const { output: defaultOutput, background: defaultBackground } = draftContent.parse({});
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

const start = (body: StartBody) => startVideo(test.core, actor, body, undefined);
const rows = async (query: string, values: unknown[] = []) => (await test.core.db.pool.query(query, values)).rows;
const videosOf = async (accountId: string) => rows('select * from videos where account_id = $1', [accountId]);
const withAvatar = (changes: Partial<StartBody['avatar_data']>) => ({
  ...order,
  avatar_data: { ...order.avatar_data, ...changes },
});
const pictureOf = (url: string) => ({ shot: 'picture 1' as const, url, name: '', focusX: 0.5, focusY: 0.5 });
const withVoice = (changes: Partial<StartBody['voice_data']>) => ({
  ...order,
  voice_data: { ...order.voice_data, ...changes },
});

describe('starting a video', () => {
  it('is refused without the image of a custom avatar: "Custom avatar image is required"', async () => {
    const body = withAvatar({ avatarType: 'custom', customImageUrl: '' });
    await expect(start(body)).rejects.toMatchObject({
      code: 'validation',
      message: 'Custom avatar image is required',
      errors: { 'avatar_data.customImageUrl': ['Custom avatar image is required'] },
    });
  });

  const silent = { audioId: null, audioUrl: '', generatedAudioUrl: '' };

  it('is refused without sound: "Audio is required for video generation"', async () => {
    const body = withVoice(silent);
    await expect(start(body)).rejects.toThrow('Audio is required for video generation');
  });

  it('names the missing avatar first when both are missing', async () => {
    const body = { ...withVoice(silent), avatar_data: { ...order.avatar_data, avatarType: 'custom' as const } };
    await expect(start(body)).rejects.toThrow('Custom avatar image is required');
  });

  it.each(['library', 'digital', 'photo'] as const)('is refused without the chosen %s avatar', async (avatarType) => {
    await expect(start(withAvatar({ avatarType, selectedAvatarId: '' }))).rejects.toThrow('Please choose an avatar.');
  });

  it.each(['digital', 'photo'] as const)(
    'is refused for a %s avatar with the picture of a custom one',
    async (avatarType) => {
      const { id, url: customImageUrl } = await anAvatar(test.core, user);
      const body = withAvatar({ avatarType, customImageUrl, selectedAvatarId: '' });
      await expect(start(body)).rejects.toMatchObject({
        errors: { 'avatar_data.createdAvatarId': ['Please choose an avatar.'] },
      });
      const asCustom = await start(withAvatar({ avatarType: 'custom', customImageUrl }));
      expect(asCustom.ingredients?.avatarId).toBe(id);
    },
  );

  it('is refused until the address is confirmed, where mail can be sent', async () => {
    test.mailer.hasTransport = true;
    const refusal = { code: 'forbidden', message: 'Please confirm your email address before you make videos.' };
    await expect(start(order)).rejects.toMatchObject(refusal);
    actor = { ...actor, emailVerifiedAt: test.clock.now() };
    expect((await start(order)).status).toBe('pending');
    test.mailer.hasTransport = false;
  });
});

it('a script that shows its product is refused without one', async () => {
  const sound = await aSound(test.core, user, { script: '[show product] Our bread.' });
  order = withVoice({ audioId: sound.id });
  const text = 'This video has no product for [show product]. Add one, or remove the mark.';
  await expect(start(order)).rejects.toMatchObject({ errors: { 'avatar_data.productImageUrl': [text] } });
  const productImageUrl = await aPictureUrl(test.core, user);
  expect((await start(withAvatar({ productImageUrl }))).status).toBe('pending');
});

describe('an order with two kinds of music', () => {
  it('is refused: one would have no effect', async () => {
    const { url } = await aSound(test.core, user, { source: 'music' });
    const output = { ...defaultOutput, music_url: url, music_mood: 'calm' as const };
    await expect(start({ ...order, output })).rejects.toMatchObject({
      code: 'validation',
      errors: { 'output.music_mood': ['Please choose a mood or a track of your own, not both.'] },
    });
  });
});

describe('an order that names what belongs to another account', () => {
  type Mention = (url: string, id: string) => StartBody;
  const mentions: [what: string, make: 'avatar' | 'sound' | 'picture' | 'music', Mention, words: RegExp][] = [
    [
      'an avatar by id',
      'avatar',
      (_, id) => withAvatar({ avatarType: 'custom', customImageUrl: 'x', createdAvatarId: id }),
      /This avatar is not available/,
    ],
    [
      'an avatar by its picture',
      'avatar',
      (url) => withAvatar({ avatarType: 'custom', customImageUrl: url }),
      /This avatar is not available/,
    ],
    [
      'an avatar chosen from the library',
      'avatar',
      (_, id) => withAvatar({ selectedAvatarId: id }),
      /This avatar is not available/,
    ],
    ['a sound by id', 'sound', (_, id) => withVoice({ audioId: id }), /This audio is not available/],
    [
      'a sound by its link',
      'sound',
      (url) => withVoice({ audioId: null, generatedAudioUrl: url }),
      /This audio is not available/,
    ],
    ['a product', 'picture', (url) => withAvatar({ productImageUrl: url }), /This image is not available/],
    [
      'a logo',
      'picture',
      (url) => ({ ...order, output: { ...defaultOutput, logo_url: url } }),
      /This image is not available/,
    ],
    [
      'a picture of its material',
      'picture',
      (url) => ({ ...order, output: { ...defaultOutput, material: [pictureOf(url)] } }),
      /This image is not available/,
    ],
    [
      'a background',
      'picture',
      (url) => ({ ...order, background_data: { ...defaultBackground, imageUrl: url } }),
      /This image is not available/,
    ],
    [
      'music',
      'music',
      (url) => ({ ...order, output: { ...defaultOutput, music_url: url } }),
      /This music is not available/,
    ],
  ];
  const makers = {
    avatar: (owner: TestUser) => anAvatar(test.core, owner),
    sound: (owner: TestUser) => aSound(test.core, owner),
    music: (owner: TestUser) => aSound(test.core, owner, { source: 'music' }),
    picture: async (owner: TestUser) => ({ id: '', url: await aPictureUrl(test.core, owner) }),
  };

  it.each(mentions)(
    'refuses %s (%s) like one that never existed, and accepts the own one',
    async (_, make, mention, words) => {
      const stranger = await makers[make](await aUser(test.core));
      const never = { id: '0198f2a0-0000-7000-8000-000000000009', url: stranger.url.replace(/[^/]+$/, 'never.png') };
      for (const { url, id } of [stranger, never]) {
        await expect(start(mention(url, id))).rejects.toMatchObject({
          code: 'validation',
          message: expect.stringMatching(words),
        });
      }
      const own = await makers[make](user);
      expect((await start(mention(own.url, own.id))).status).toBe('pending');
      expect(await videosOf(user.accountId)).toHaveLength(1);
    },
  );

  it.each(['https://images.example/logo.png', 'data:image/png;base64,AA', '/api/media/library/emma.webp'])(
    'refuses a picture from %s',
    async (logo_url) => {
      const body = { ...order, output: { ...defaultOutput, logo_url } };
      await expect(start(body)).rejects.toThrow('This image is not available any more.');
    },
  );
});

describe('the plan', () => {
  const onFreePlan = async () => {
    user = await aUser(test.core);
    actor = await anActor(test.core, user);
    order = await anOrder(test.core, user);
  };

  it('decides whether an avatar of the full library may be used', async () => {
    const { id } = await aLibraryAvatar(test.core, 'custom');
    expect((await start(withAvatar({ selectedAvatarId: id }))).status).toBe('pending');
    await onFreePlan();
    await expect(start(withAvatar({ selectedAvatarId: id }))).rejects.toMatchObject({ code: 'forbidden' });
    expect((await start(order)).status).toBe('pending');
  });

  it('decides how long a script may be', async () => {
    await onFreePlan();
    const tooLong = await aSound(test.core, user, { script: 'a'.repeat(501) });
    await expect(start(withVoice({ audioId: tooLong.id }))).rejects.toThrow(
      'The script has 501 characters; your plan allows 500. Please shorten it.',
    );
    const justRight = await aSound(test.core, user, { script: 'a'.repeat(500) });
    expect((await start(withVoice({ audioId: justRight.id }))).status).toBe('pending');
  });

  it('decides how long a video may be', async () => {
    await onFreePlan();
    const tooLong = await aSound(test.core, user, { durationSec: 30.4 });
    await expect(start(withVoice({ audioId: tooLong.id }))).rejects.toThrow(
      'The video would be 31 seconds long; your plan allows 30. Please shorten the script.',
    );
    const justRight = await aSound(test.core, user, { durationSec: 30 });
    expect((await start(withVoice({ audioId: justRight.id }))).durationSec).toBe(30);
  });

  it('decides how long a video may be with its end card, and the video is stored with the length of its film', async () => {
    await onFreePlan();
    const withEndCard = async (durationSec: number) => {
      const { id } = await aSound(test.core, user, { durationSec });
      return { ...withVoice({ audioId: id }), output: { ...defaultOutput, end_card: 'Try it today' } };
    };
    await expect(start(await withEndCard(29))).rejects.toThrow(
      'The video would be 32 seconds long with its end card; your plan allows 30. Please shorten the script or remove the end card.',
    );
    expect((await start(await withEndCard(20))).durationSec).toBe(22.5);
  });

  it('decides how many videos may be made in a month', async () => {
    await onFreePlan();
    for (const status of ['completed', 'processing', 'failed', 'cancelled'] as const) {
      await aVideo(test.core, user, status);
    }
    expect((await start(order)).status).toBe('pending');
    await expect(start(order)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('You have used all 3 videos of this month.'),
    });
  });

  it('lets exactly one of 50 starts at the same moment take the last slot', async () => {
    await onFreePlan();
    await aVideo(test.core, user, 'completed');
    await aVideo(test.core, user, 'completed');
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => start(order)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await videosOf(user.accountId)).toHaveLength(3);
  });

  it('allows no videos when there is none', async () => {
    await onFreePlan();
    await test.core.db.pool.query('delete from user_plans where user_id = $1', [user.id]);
    expect(await planRepository.grantedTo(test.core.db.queries, user.id, test.clock.now())).toEqual([]);
    await expect(start(order)).rejects.toMatchObject({ code: 'validation' });
  });
});

describe('a started video', () => {
  it('exists with its job or not at all', async () => {
    const sending = test.core.jobs.send;
    test.core.jobs.send = async () => {
      throw new Error('the queue is away');
    };
    await expect(start(order)).rejects.toThrow('the queue is away');
    expect(await videosOf(user.accountId)).toEqual([]);
    test.core.jobs.send = sending;
    const { id } = await start(order);
    const jobs = await rows(`select name, priority from pgboss.job where data->>'videoId' = $1`, [id]);
    expect(jobs).toEqual([{ name: 'make-video', priority: 1 }]);
  });

  it('ranks behind the first videos of other accounts when it is the second or third of its account', async () => {
    const ranks = [await start(order), await start(order), await start(order)].map(({ rank }) => rank);
    expect(ranks).toEqual([1, -1, -2]);
    const jobs = await rows(
      `select priority from pgboss.job join videos on videos.id::text = data->>'videoId' where account_id = $1 order by priority`,
      [user.accountId],
    );
    expect(jobs.map(({ priority }) => priority)).toEqual([-2, -1, 1]);
  });

  it('ranks before every other waiting video when it is the first film of its account', async () => {
    const failed = await start(order);
    await cancelVideo(test.core, actor, failed.id);
    expect((await start(order)).rank).toBe(1);
    const customer = await aUser(test.core);
    await aCompletedVideo(test.core, customer);
    actor = await anActor(test.core, customer);
    expect((await start(await anOrder(test.core, customer))).rank).toBe(0);
  });

  it('gets a title from the first words and a slug that cannot be guessed', async () => {
    const [one, two] = [await start(order), await start({ ...order, title: '  Größe & Œuvre: 50% off!  ' })];
    expect(one.title).toBe('Meet the bottle that keeps your water cold all day');
    expect(one.slug).toMatch(/^meet-the-bottle-that-keeps-your-water-co-[0-9a-z]{8}$/);
    expect(two.title).toBe('Größe & Œuvre: 50% off!');
    expect(two.slug).toMatch(/^gro-e-uvre-50-off-[0-9a-z]{8}$/);
  });

  it('leads where its order says, or nowhere', async () => {
    const linked = { ...defaultOutput, link_url: 'https://north.co/serum', link_label: ' Get the serum ' };
    const [one, two] = [await start({ ...order, output: linked }), await start(order)];
    expect([one.linkUrl, one.linkLabel]).toEqual(['https://north.co/serum', 'Get the serum']);
    expect([two.linkUrl, two.linkLabel]).toEqual(['', '']);
  });

  it('keeps the coding it was ordered with, for its worker and for another one like it', async () => {
    const coding = { video_quality: 'best', audio_bitrate: 'standard' } as const;
    const { id } = await start({ ...order, output: { ...defaultOutput, ...coding } });
    const [row] = await rows('select output from videos where id = $1', [id]);
    expect(row.output).toMatchObject(coding);
    expect((await claimVideo(test.core, id))?.draft.output).toMatchObject(coding);
  });

  it('has the usual coding where it is not said', async () => {
    expect((await start(order)).output).toMatchObject({ video_quality: 'high', audio_bitrate: 'high' });
  });

  it('stores its ingredients and links without a signature', async () => {
    const [logo, sound] = [await aPictureUrl(test.core, user), await aSound(test.core, user)];
    const signed = (url: string) => test.core.media.sign({ key: url.slice('/api/media/'.length) }, test.clock.now());
    const body = {
      ...withVoice({ audioId: null, generatedAudioUrl: signed(sound.url) }),
      output: { ...defaultOutput, logo_url: `http://localhost:3000${signed(logo)}` },
    };
    const video = await start(body);
    expect(video.ingredients).toMatchObject({ audioId: sound.id, logoKey: logo.slice('/api/media/'.length) });
    expect(video.draft?.output.logo_url).toBe(logo);
    expect(video.draft?.voice.generatedAudioUrl).toBe(sound.url);
  });

  it('has the kind of performer its avatar has', async () => {
    const photo = await anAvatar(test.core, user, 'photo');
    const body = withAvatar({ avatarType: 'photo', createdAvatarId: photo.id });
    expect([(await start(order)).performer, (await start(body)).performer]).toEqual(['character', 'photo']);
  });
});
