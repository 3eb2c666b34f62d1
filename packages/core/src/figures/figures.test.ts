import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readEngagement, readOverview, readTopVideos } from '../office/analytics/index.ts';
import { changeSettings } from '../settings/index.ts';
import { aCompletedVideo, anActor, aUser, createTestCore, type TestCore, type TestUser } from '../testing/index.ts';
import { readSharedVideo } from '../watch/index.ts';
import { rollUpPlays } from '../watch/roll-up-plays.ts';
import { countAct, countView } from '../watch/watch-video.ts';
import { listVideoFigures, readAccountActivity, readAccountSuccess, readAccountSummary } from './account-figures.ts';
import { closeDays } from './close-days.ts';

/** Two days after the clocks went forward in New York, and two before they go back in Auckland's spring. */
const NOW = new Date('2026-03-10T12:00:00Z');

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[] = []) => (await test.core.db.pool.query(text, values)).rows;
const useZone = (zone: string) => changeSettings(test.core, { time_zone: zone });

let events = 0;
async function aSale(meaning: string, amount: number, at: string, more: { currency?: string; isTest?: boolean } = {}) {
  events += 1;
  await query(
    `insert into webhook_events (source, event_type, meaning, status, dedupe_key, amount, currency, size_bytes, raw_body, payload,
       is_test, created_at, processed_at)
     values ('warriorplus', $1, $1, 'success', $2, $3, $4, 1, '', '{}', $5, $6, $6)`,
    [meaning, `event ${events}`, amount, more.currency ?? 'USD', more.isTest ?? false, at],
  );
}

const aPlay = async (videoId: string, at: string, isWatched: boolean) =>
  query(
    `insert into video_plays (video_id, viewer, day, watched_sec, seen, is_watched, created_at)
     values ($1, gen_random_uuid(), $2::timestamptz::date, $3, repeat('0', 100)::bit(100), $4, $2::timestamptz)`,
    [videoId, at, isWatched ? 6 : 1, isWatched],
  );

describe('money of a range', () => {
  beforeAll(async () => {
    await aSale('sale', 67, '2026-03-10T11:00:00Z');
    await aSale('rebill', 10.1, '2026-03-10T03:30:00Z');
    await aSale('refund', 27.05, '2026-03-09T23:30:00Z');
    // The clocks of New York went from 02:00 to 03:00 on 8 March: 06:59 UTC and 07:01 UTC are on both sides of the change.
    await aSale('sale', 5, '2026-03-08T04:30:00Z');
    await aSale('sale', 7, '2026-03-08T06:59:00Z');
    await aSale('sale', 9, '2026-03-09T03:30:00Z');
    await aSale('sale', 40, '2026-03-10T10:00:00Z', { currency: 'EUR' });
    await aSale('reversal', 2.05, '2026-03-10T10:00:00Z');
    await aSale('sale', 1000, '2026-03-10T10:00:00Z', { isTest: true });
    await aSale('sale', 30, '2026-03-01T12:00:00Z');
  });

  const dollarsByDay = async () => {
    const { buckets } = await readOverview(test.core, '7d');
    return Object.fromEntries(
      buckets.flatMap(({ key, money }) =>
        money.filter(({ currency }) => currency === 'USD').map(({ sales, refunds }) => [key, [sales, refunds]]),
      ),
    );
  };

  it.each([
    ['UTC', { '2026-03-08': [12, 0], '2026-03-09': [9, 27.05], '2026-03-10': [77.1, -2.05] }],
    [
      'America/New_York',
      { '2026-03-07': [5, 0], '2026-03-08': [16, 0], '2026-03-09': [10.1, 27.05], '2026-03-10': [67, -2.05] },
    ],
    ['Asia/Kolkata', { '2026-03-08': [12, 0], '2026-03-09': [9, 0], '2026-03-10': [77.1, 25] }],
  ])('is that of the days of %s, a change of the clocks included', async (zone, expected) => {
    test.clock.set(NOW);
    await useZone(zone);
    expect(await dollarsByDay()).toEqual(expected);
  });

  it('is kept apart by currency, leaves out tests, and is compared with the range before', async () => {
    await useZone('UTC');
    const { buckets, before } = await readOverview(test.core, '7d');
    const sum = (of: typeof buckets, currency: string) =>
      of
        .flatMap(({ money }) => money.filter((one) => one.currency === currency))
        .reduce((all, { sales }) => all + sales, 0);
    expect([sum(buckets, 'USD'), sum(buckets, 'EUR'), sum(before, 'USD')]).toEqual([98.1, 40, 30]);
  });

  it('of 24 hours is told by the hour', async () => {
    const { buckets } = await readOverview(test.core, '24h');
    expect(buckets).toHaveLength(24);
    expect(buckets.at(-1)?.key).toBe('2026-03-10T12:00:00.000Z');
    expect(buckets.find(({ key }) => key === '2026-03-10T11:00:00.000Z')?.money[0]?.sales).toBe(67);
    expect(buckets.find(({ key }) => key === '2026-03-09T23:00:00.000Z')?.money[0]?.refunds).toBe(27.05);
  });

  it('of 12 months is told by the month', async () => {
    const { buckets } = await readOverview(test.core, '12m');
    expect(buckets.map(({ key }) => key).slice(-2)).toEqual(['2026-02', '2026-03']);
    expect(buckets).toHaveLength(12);
    expect(buckets.at(-1)?.money.find(({ currency }) => currency === 'USD')).toMatchObject({
      sales: 128.1,
      refunds: 25,
    });
  });

  it('stays when the events are deleted after their day', async () => {
    test.clock.set(new Date('2026-03-11T02:00:00Z'));
    const before = await dollarsByDay();
    await closeDays(test.core);
    await query('delete from webhook_events');
    expect(await dollarsByDay()).toEqual(before);
    await closeDays(test.core);
    expect(await dollarsByDay()).toEqual(before);
  });
});

describe('people', () => {
  let people: TestUser[];
  const join = (user: TestUser, joinedAt: string, seenAt: string | null) =>
    query('update users set created_at = $2, last_seen_at = $3 where id = $1', [user.id, joinedAt, seenAt]);

  beforeAll(async () => {
    test.clock.set(new Date('2026-05-20T12:00:00Z'));
    people = await Promise.all(Array.from({ length: 5 }, () => aUser(test.core)));
    const [one, two, three, four, five] = people as [TestUser, TestUser, TestUser, TestUser, TestUser];
    await query("update users set created_at = '2025-01-01', last_seen_at = null where email = 'admin@herald.test'");
    await join(one, '2026-05-10T00:00:00Z', '2026-05-20T01:00:00Z');
    await join(two, '2026-05-10T00:00:00Z', '2026-05-16T23:00:00Z');
    await join(three, '2026-05-11T00:00:00Z', null);
    await join(four, '2026-04-16T00:00:00Z', '2026-05-18T00:00:00Z');
    await join(five, '2026-04-17T00:00:00Z', '2026-04-20T00:00:00Z');
  });

  it('are active today, this week and this month by when they were seen', async () => {
    expect((await readEngagement(test.core, '7d')).active).toEqual({ daily: 1, weekly: 3, monthly: 3 });
  });

  it('are kept by the share that was seen that many days after joining', async () => {
    const { retention7, retention30, curve } = await readEngagement(test.core, '7d');
    // Three joined from 7 to 13 May and one of them was seen 7 days later; two joined 30 days before the range, one stayed.
    expect([retention7, retention30]).toEqual([1 / 3, 1 / 2]);
    expect([curve[0], curve[3], curve[4], curve[30]]).toEqual([1, 1, 0.5, 0.5]);
  });

  it('have no retention, no conversion and no session where nobody can be counted', async () => {
    test.clock.set(new Date('2027-05-20T12:00:00Z'));
    const { retention7, retention30, conversion, averageVisitSec, curve } = await readEngagement(test.core, '7d');
    expect([retention7, retention30, conversion, averageVisitSec]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(curve).toEqual([]);
  });

  it('use Herald in visits that half an hour of silence ends, in days of the chosen time zone', async () => {
    await useZone('America/New_York');
    test.clock.set(new Date('2026-06-02T03:30:00Z'));
    const user = await aUser(test.core);
    await anActor(test.core, user);
    const [session] = await query('select token_hash from sessions where user_id = $1', [user.id]);
    const { actorOfSession } = await import('../people/authenticate.ts');
    for (const minutes of [20, 20, 40, 10]) {
      test.clock.advance({ minutes });
      await actorOfSession(test.core, session?.token_hash);
    }
    // 23:30 signs in, 23:50 and 00:10 go on, 00:50 comes back, 01:00 goes on.
    const activity = await readAccountActivity(test.core, user, '7d');
    expect(activity.days).toEqual([
      { day: '2026-06-01', people: 1, visits: 1, seconds: 1200 },
      { day: '2026-06-02', people: 1, visits: 1, seconds: 1800 },
    ]);
    expect((await readEngagement(test.core, '24h')).averageVisitSec).toBe(1500);
    await useZone('UTC');
  });
});

describe('videos', () => {
  it('are counted when they are finished, with the time they took; a failure lowers the rate', async () => {
    test.clock.set(new Date('2026-07-01T10:00:00Z'));
    const owner = await aUser(test.core);
    const { videoId } = await aCompletedVideo(test.core, owner);
    await query("update videos set started_at = finished_at - interval '30 seconds' where id = $1", [videoId]);
    const bad = await aCompletedVideo(test.core, owner);
    await query("update videos set status = 'failed' where id = $1", [bad.videoId]);
    const { sums, today } = await readOverview(test.core, '7d');
    expect([sums.made, sums.failed, sums.making, sums.slowest]).toEqual([1, 1, 30, 30]);
    expect(today).toEqual({ made: 1, failed: 1 });
    expect(await readAccountSuccess(test.core, owner, '30d')).toMatchObject({ completed: 1, failed: 1, rate: 0.5 });
  });

  it('have no rate before one has ended', async () => {
    const owner = await aUser(test.core);
    expect((await readAccountSuccess(test.core, owner, '30d')).rate).toBeUndefined();
    expect((await readAccountSummary(test.core, owner, '30d')).sums.plays).toBe(0);
  });

  it('keep their plays in the sums of the installation when they are deleted, and leave the list of the most played', async () => {
    test.clock.set(new Date('2026-08-03T12:00:00Z'));
    const owner = await aUser(test.core, { name: 'Dana Whitfield' });
    const { videoId: first } = await aCompletedVideo(test.core, owner);
    const { videoId: second } = await aCompletedVideo(test.core, owner);
    for (const isWatched of [true, true, false]) await aPlay(first, '2026-08-01T10:00:00Z', isWatched);
    await aPlay(second, '2026-08-03T10:00:00Z', true);
    await rollUpPlays(test.core);
    const figuresOf = async () => (await readOverview(test.core, '7d')).sums;
    expect(await figuresOf()).toMatchObject({ plays: 4, watched: 3 });
    const top = async () =>
      (await readTopVideos(test.core, '7d')).videos.map(({ id, creator, plays }) => [id, creator, plays]);
    expect(await top()).toEqual([
      [first, 'Dana Whitfield', 3],
      [second, 'Dana Whitfield', 1],
    ]);
    await query('delete from videos where id = $1', [first]);
    expect(await figuresOf()).toMatchObject({ plays: 4, watched: 3 });
    expect(await top()).toEqual([[second, 'Dana Whitfield', 1]]);
  });

  it('have figures that only their account sees, by day and by video', async () => {
    test.clock.set(new Date('2026-09-10T12:00:00Z'));
    const [owner, stranger] = [await aUser(test.core), await aUser(test.core)];
    const { videoId, slug } = await aCompletedVideo(test.core, owner);
    await aPlay(videoId, '2026-09-09T10:00:00Z', true);
    await aPlay(videoId, '2026-09-10T10:00:00Z', false);
    const watching = { video: { slug: slug ?? '' }, actor: undefined, caller: { ip: '10.1.1.1', userAgent: 'x' } };
    const { session } = await readSharedVideo(test.core, watching);
    await countView(test.core, { ...watching, session });
    await countAct(test.core, { ...watching, session }, 'click');
    const summary = await readAccountSummary(test.core, owner, '7d');
    // Seven seconds of three plays of 12 s.
    expect(summary.sums).toMatchObject({ plays: 3, watched: 1, clicks: 1, watchedSec: 7, playedSec: 36 });
    expect(summary.days.map(({ day, plays }) => [day, plays])).toEqual([
      ['2026-09-09', 1],
      ['2026-09-10', 2],
    ]);
    expect((await listVideoFigures(test.core, owner, '7d')).map(({ id, plays }) => [id, plays])).toEqual([
      [videoId, 3],
    ]);
    expect((await readAccountSummary(test.core, stranger, '7d')).days).toEqual([]);
  });

  it('stay in the figures of their account when their plays are summed up and they are deleted', async () => {
    test.clock.set(new Date('2026-09-20T12:00:00Z'));
    const owner = await aUser(test.core);
    const { videoId } = await aCompletedVideo(test.core, owner);
    const bad = await aCompletedVideo(test.core, owner);
    await query("update videos set status = 'failed' where id = $1", [bad.videoId]);
    for (const isWatched of [true, false]) await aPlay(videoId, '2026-09-18T10:00:00Z', isWatched);
    await query(
      `insert into video_acts (video_id, visitor, day, act, created_at)
       values ($1, 'somebody', '2026-09-18', 'share', '2026-09-18T10:00:00Z')`,
      [videoId],
    );
    test.clock.set(new Date('2026-09-21T02:00:00Z'));
    const figures = async () => [
      await readAccountSummary(test.core, owner, '7d'),
      await readAccountSuccess(test.core, owner, '7d'),
    ];
    const live = await figures();
    // Seven seconds of two plays of 12 s.
    expect(live[0]).toMatchObject({ sums: { plays: 2, watched: 1, watchedSec: 7, playedSec: 24, shares: 1 } });
    expect(live).toMatchObject([{ videosMade: 1 }, { completed: 1, failed: 1 }]);
    await rollUpPlays(test.core);
    await closeDays(test.core);
    expect(await figures()).toEqual(live);
    await query('delete from videos where account_id = (select id from accounts where owner_id = $1)', [owner.id]);
    expect(await figures()).toEqual(live);
    expect(await listVideoFigures(test.core, owner, '7d')).toEqual([]);
  });
});
