import type { VideoPrivacy } from '@herald/contract/statuses';
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
import { forgetSalts, getTodaysSalt } from '../visitors/visitor-salt.ts';
import { readStatistics } from './read-statistics.ts';
import { reportVideo } from './report-video.ts';
import { rollUpPlays } from './roll-up-plays.ts';
import { readSharedVideo, unlockSharedVideo } from './shared-video.ts';
import { countAct, countView, savePlay } from './watch-video.ts';

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
  readSharedVideo(test.core, { video: { slug }, actor, caller }).then(
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
  interface Visitor {
    ip?: string;
    userAgent?: string;
    actor?: Actor;
    session?: string;
  }
  const view = (video: { slug: string }, { ip, userAgent, actor, session }: Visitor = {}) => ({
    video: { slug: video.slug },
    caller: { ip: ip ?? caller.ip, userAgent: userAgent ?? caller.userAgent },
    actor,
    session,
  });
  const sessionOf = async (video: { slug: string }, visitor: Visitor = {}) =>
    (await readSharedVideo(test.core, view(video, visitor))).session;
  const viewersOf = async (video: { id: string }) => {
    const { rows } = await test.core.db.pool.query('select viewer from video_plays where video_id = $1', [video.id]);
    return rows.map(({ viewer }) => viewer);
  };

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
    const [one, two, uncounted] = [
      await sessionOf(video),
      await sessionOf(video, { ip: '10.9.0.2' }),
      await sessionOf(video, { ip: '10.9.0.3' }),
    ];
    for (const session of [one, two]) await countView(test.core, view(video, { session }));
    test.clock.advance({ seconds: 6 });
    await savePlay(test.core, view(video, { session: one }), { watchedSec: 6, hundredths: [0, 1] });
    await savePlay(test.core, view(video, { session: uncounted }), { watchedSec: 9, hundredths: [5] });
    await savePlay(test.core, view(video, { session: 'forged' }), { watchedSec: 9, hundredths: [6] });
    const statistics = await readStatistics(test.core, ownerActor, video.id);
    expect(statistics).toMatchObject({ views: 2, averageSec: 3, averageShare: 0.25 });
    expect(statistics.counts).toMatchObject({ plays: 2, watched: 1, completed: 0 });
    expect(statistics.retention.slice(0, 3)).toEqual([0.5, 0.5, 0]);
    await expect(readStatistics(test.core, stranger, video.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of one browser count once, however often it opens the page', async () => {
    const video = await share();
    for (let times = 0; times < 3; times++) {
      expect(await countView(test.core, view(video, { session: await sessionOf(video) }))).toBe(1);
    }
  });

  it('of a session that is forged or of another video count once for the whole network', async () => {
    const [video, other] = [await share(), await share()];
    const genuine = await sessionOf(video);
    const forged = [
      await sessionOf(other),
      genuine.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      genuine.replace(/^\d{4}/, '1999'),
      'x'.repeat(60),
      '',
    ];
    for (const [number, session] of forged.entries()) {
      await countView(test.core, view(video, { session, userAgent: `browser ${number}` }));
    }
    expect(await viewersOf(video)).toHaveLength(1);
  });

  it('of one network are at most 32 a day, however many browsers it makes up', async () => {
    const video = await share();
    for (let number = 0; number < 60; number++) {
      const visitor = { userAgent: `browser ${number}`, ip: `2001:db8::${number}` };
      await countView(test.core, view(video, { ...visitor, session: await sessionOf(video, visitor) }));
    }
    const found = await viewersOf(video);
    expect(found.length).toBeGreaterThan(8);
    expect(found.length).toBeLessThanOrEqual(32);
  });

  it('that begin before midnight go on after it, and end an hour later', async () => {
    const video = await share();
    test.clock.set(new Date('2026-12-05T23:59:00Z'));
    const session = await sessionOf(video);
    await countView(test.core, view(video, { session }));
    test.clock.advance({ minutes: 10 });
    await forgetSalts(test.core);
    await savePlay(test.core, view(video, { session }), { watchedSec: 6, hundredths: [3] });
    expect((await readStatistics(test.core, ownerActor, video.id)).retention[3]).toBe(1);
    test.clock.advance({ hours: 1 });
    await savePlay(test.core, view(video, { session }), { watchedSec: 6, hundredths: [4] });
    expect((await readStatistics(test.core, ownerActor, video.id)).retention[4]).toBe(0);
  });
});

describe('what a play is worth', () => {
  const watching = (video: { slug: string }, session?: string) => ({
    video: { slug: video.slug },
    actor: undefined,
    caller,
    session,
  });
  const play = async (claims: { afterSec: number; watchedSec: number; hundredths: number }[]) => {
    const video = await share();
    const { session } = await readSharedVideo(test.core, watching(video));
    await countView(test.core, watching(video, session));
    for (const { afterSec, watchedSec, hundredths } of claims) {
      test.clock.advance({ seconds: afterSec });
      const seen = Array.from({ length: hundredths }, (_, at) => at);
      await savePlay(test.core, watching(video, session), { watchedSec, hundredths: seen });
    }
    return readStatistics(test.core, ownerActor, video.id);
  };

  it('is a play at once, and watched after 5 s of a player that tells so', async () => {
    expect((await play([{ afterSec: 2, watchedSec: 2, hundredths: 17 }])).counts).toMatchObject({
      plays: 1,
      watched: 0,
    });
    expect((await play([{ afterSec: 5, watchedSec: 5, hundredths: 42 }])).counts).toMatchObject({
      plays: 1,
      watched: 1,
    });
  });

  it('is completed with nine tenths of the video', async () => {
    expect((await play([{ afterSec: 12, watchedSec: 12, hundredths: 89 }])).counts).toMatchObject({ completed: 0 });
    expect((await play([{ afterSec: 12, watchedSec: 12, hundredths: 90 }])).counts).toMatchObject({ completed: 1 });
  });

  it('is never more than the time since it began, whatever a program claims', async () => {
    const claimed = await play([{ afterSec: 0, watchedSec: 12, hundredths: 100 }]);
    expect(claimed.counts).toMatchObject({ plays: 1, watched: 0, completed: 0, watchedSec: 2 });
    expect(claimed.retention[50]).toBe(0);
  });

  it('is believed later, when the player repeats it', async () => {
    const claim = { watchedSec: 12, hundredths: 100 };
    const { counts } = await play([
      { afterSec: 0, ...claim },
      { afterSec: 12, ...claim },
    ]);
    expect(counts).toMatchObject({ watched: 1, completed: 1, watchedSec: 12 });
  });
});

describe('what is done with a video', () => {
  const by = (video: { slug: string }, changes: Partial<{ ip: string; actor: Actor; userAgent: string }> = {}) => ({
    video: { slug: video.slug },
    actor: changes.actor,
    caller: { ip: changes.ip ?? caller.ip, userAgent: changes.userAgent ?? 'test' },
  });
  const countsOf = async (video: { id: string }) => (await readStatistics(test.core, ownerActor, video.id)).counts;

  it('counts once per person, video and day, whatever browser a program pretends to be', async () => {
    const video = await share();
    for (let number = 0; number < 40; number++) {
      const visitor = { ip: `2001:db8:1::${number}`, userAgent: `browser ${number}` };
      for (const act of ['download', 'share', 'click'] as const) await countAct(test.core, by(video, visitor), act);
    }
    expect(await countsOf(video)).toMatchObject({ plays: 0, downloads: 1, shares: 1, clicks: 1 });
    test.clock.advance({ hours: 24 });
    await countAct(test.core, by(video, { ip: '2001:db8:1::9' }), 'click');
    expect(await countsOf(video)).toMatchObject({ clicks: 2 });
  });

  it('counts members of the account when they save, and not when they share or press the button', async () => {
    const video = await share();
    for (const act of ['download', 'share', 'click'] as const) {
      await countAct(test.core, by(video, { actor: ownerActor }), act);
    }
    expect(await countsOf(video)).toMatchObject({ downloads: 1, shares: 0, clicks: 0 });
  });

  it('keeps nothing that tells who it was', async () => {
    const video = await share();
    await countAct(test.core, by(video, { ip: '203.0.113.77', userAgent: 'a rare browser' }), 'share');
    const { rows } = await test.core.db.pool.query('select * from video_acts where video_id = $1', [video.id]);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|rare browser/);
    expect(rows[0].visitor).toMatch(/^[\w-]{22}$/);
  });
});

describe('the plays of earlier days', () => {
  const countRows = async (table: string, id: string) =>
    (await test.core.db.pool.query(`select 1 from ${table} where video_id = $1`, [id])).rowCount;

  it('are summed up without changing the statistics', async () => {
    const video = await share();
    const watch = async (ip: string, hundredths: number[]) => {
      const watching = { video: { slug: video.slug }, actor: undefined, caller: { ...caller, ip } };
      const { session } = await readSharedVideo(test.core, watching);
      await countView(test.core, { ...watching, session });
      test.clock.advance({ seconds: 12 });
      await savePlay(test.core, { ...watching, session }, { watchedSec: hundredths.length, hundredths });
    };
    for (let day = 0; day < 5; day++) {
      await watch('10.9.1.1', [0, 1, 99]);
      await watch(
        '10.9.2.1',
        Array.from({ length: 20 + day }, (_, at) => at),
      );
      test.clock.advance({ hours: 24 });
    }
    for (const act of ['download', 'download', 'share', 'click'] as const) {
      await countAct(test.core, { video: { slug: video.slug }, actor: undefined, caller }, act);
    }
    const before = await readStatistics(test.core, ownerActor, video.id);
    expect(before).toMatchObject({ views: 10, averageSec: 8.5 });
    expect([before.retention[0], before.retention[22], before.retention[99]]).toEqual([1, 0.2, 0.5]);
    expect(before.days.map(({ plays }) => plays)).toEqual([0, 2, 2, 2, 2, 2]);
    expect(before.counts).toMatchObject({ plays: 10, watched: 5, downloads: 1, shares: 1, clicks: 1 });

    await rollUpPlays(test.core);
    expect(await readStatistics(test.core, ownerActor, video.id)).toEqual(before);
    // The clock is one day after the last play, and yesterday's may still grow.
    expect([await countRows('video_plays', video.id), await countRows('video_days', video.id)]).toEqual([2, 4]);
    await rollUpPlays(test.core);
    expect(await readStatistics(test.core, ownerActor, video.id)).toEqual(before);
  });

  it('are added to sums that are already there', async () => {
    const video = await share();
    const play = `insert into video_plays (video_id, viewer, day, watched_sec, seen, created_at)
      values ($1, $2, '2026-01-01', 4, b'1' || repeat('0', 99)::bit(99), now())`;
    for (const viewer of ['one', 'two', 'three']) {
      await test.core.db.pool.query(play, [video.id, viewer]);
      await rollUpPlays(test.core);
    }
    const { rows } = await test.core.db.pool.query(
      'select plays, watched_sec, seen[1] as first, seen[2] as second, cardinality(seen) from video_days where video_id = $1',
      [video.id],
    );
    expect(rows).toEqual([{ plays: 3, watched_sec: 12, first: 3, second: 0, cardinality: 100 }]);
  });
});

describe('the salt of a day', () => {
  it('is the same for every process', async () => {
    const sibling = test.openSibling();
    const salts = await Promise.all([test.core, sibling.core, test.core, sibling.core].map(getTodaysSalt));
    expect(new Set(salts.map(({ salt }) => salt)).size).toBe(1);
    await sibling.close();
  });

  it('is thrown away after its day, so that nobody can find an address by guessing', async () => {
    const saltsKept = async () => (await test.core.db.pool.query('select day::text, salt from visitor_salts')).rows;
    const { day, salt } = await getTodaysSalt(test.core);
    expect(await saltsKept()).toContainEqual({ day, salt });
    test.clock.advance({ hours: 25 });
    await forgetSalts(test.core);
    expect(await saltsKept()).not.toContainEqual({ day, salt });
    expect((await getTodaysSalt(test.core)).salt).not.toBe(salt);
  });
});

describe('a video with a password', () => {
  const asked = (video: { slug: string }, session?: string) => ({ video, actor: undefined, caller, session });
  const refusal = { code: 'watch_password_required' };

  it('tells nothing and takes nothing without it', async () => {
    const { id, slug } = await share('password');
    for (const session of [
      undefined,
      await readSharedVideo(test.core, asked(await share())).then((it) => it.session),
    ]) {
      for (const by of [{ slug }, { id }]) {
        await expect(countView(test.core, { ...asked({ slug }, session), video: by })).rejects.toMatchObject(refusal);
      }
      const seen = { watchedSec: 1, hundredths: [1] };
      await expect(savePlay(test.core, asked({ slug }, session), seen)).rejects.toMatchObject(refusal);
      const report = { reason: 'spam', details: '' } as const;
      await expect(reportVideo(test.core, asked({ slug }, session), report)).rejects.toMatchObject(refusal);
    }
  });

  it('takes views, plays and reports of those who opened it, until it gets another password', async () => {
    const { id, slug } = await share('password');
    const { session } = await unlockSharedVideo(test.core, { slug, password: 'open sesame' }, caller);
    expect(await countView(test.core, asked({ slug }, session))).toBe(1);
    await savePlay(test.core, asked({ slug }, session), { watchedSec: 6, hundredths: [0] });
    await reportVideo(test.core, asked({ slug }, session), { reason: 'spam', details: '' });
    expect((await readStatistics(test.core, ownerActor, id)).retention[0]).toBe(1);
    await updateVideo(test.core, ownerActor, id, { password: 'another sesame' }, caller);
    await expect(countView(test.core, asked({ slug }, session))).rejects.toMatchObject(refusal);
  });

  it('is guessed at slowly from one network, which keeps nobody else out and no other video shut', async () => {
    const [guessed, other] = [await share('password'), await share('password')];
    const unlock = ({ slug }: { slug: string }, password: string, ip = '10.9.9.9') =>
      unlockSharedVideo(test.core, { slug, password }, { ...caller, ip }).then(
        () => 'open',
        (error) => error.code,
      );
    for (let guess = 0; guess < 20; guess++) await unlock(guessed, `guess ${guess}`);
    expect(await unlock(guessed, 'open sesame')).toBe('too_many_attempts');
    expect(await unlock(guessed, 'open sesame', '10.9.9.10')).toBe('open');
    for (let times = 0; times < 25; times++) expect(await unlock(other, 'open sesame')).toBe('open');
  });
});
