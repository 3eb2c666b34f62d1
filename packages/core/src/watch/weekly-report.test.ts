import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { savePreferences } from '../preferences/index.ts';
import { aUser, aVideo, createTestCore, type TestCore, type TestUser } from '../testing/index.ts';
import { isReportTime, sendWeeklyReports } from './weekly-report.ts';

let test: TestCore;
let maker: TestUser;
const signal = new AbortController().signal;
const run = () => sendWeeklyReports(test.core, signal);
const reports = async () => (await test.mails.list()).filter(({ kind }) => kind === 'weekly_report');

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  test.mailer.hasTransport = true;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.core.db.pool.query('delete from mails');
  toMonday();
  maker = await aUser(test.core, { name: 'Maya Holt' });
});

/** The next Monday at 9, by the clock of this machine. */
function toMonday(): void {
  do test.clock.advance({ hours: 1 });
  while (!(test.clock.now().getDay() === 1 && test.clock.now().getHours() === 9));
}

async function finishVideo(hoursAgo: number, seconds: number): Promise<string> {
  const id = await aVideo(test.core, maker, 'completed');
  const at = new Date(test.clock.now().getTime() - hoursAgo * 3_600_000);
  const text = 'update videos set created_by_id = $2, finished_at = $3, duration_sec = $4 where id = $1';
  await test.core.db.pool.query(text, [id, maker.id, at, seconds]);
  return id;
}

async function play(videoId: string, viewer: string, daysAgo: number): Promise<void> {
  const day = new Date(test.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const text =
    "insert into video_plays (video_id, viewer, day, seen, created_at) values ($1, $2, $3, repeat('0', 100)::bit(100), now())";
  await test.core.db.pool.query(text, [videoId, viewer, day]);
}

describe('the weekly report', () => {
  it('counts the films and plays of the last 7 days, and nothing older', async () => {
    const film = await finishVideo(20, 14);
    await finishVideo(100, 21);
    await finishVideo(24 * 8, 30);
    await play(film, 'a', 1);
    await play(film, 'b', 6);
    await play(film, 'c', 9);
    await run();
    expect(await reports()).toMatchObject([
      { to: maker.email, text: expect.stringContaining('You finished 2 videos, 35 seconds of film.') },
    ]);
    expect((await reports())[0]?.text).toContain('Your videos were played 2 times.');
  });

  it('is sent once a week, however often the job runs', async () => {
    await finishVideo(20, 14);
    await Promise.all([run(), run()]);
    test.clock.advance({ hours: 1 });
    await run();
    expect(await reports()).toHaveLength(1);
    toMonday();
    await finishVideo(20, 14);
    await run();
    expect(await reports()).toHaveLength(2);
  });

  it('is not sent when nothing happened, or to who turned it off', async () => {
    await run();
    toMonday();
    await finishVideo(20, 14);
    const preferences = { ...defaultPreferences, weeklyReports: false };
    await savePreferences(test.core, { userId: maker.id } as Parameters<typeof savePreferences>[1], preferences);
    await run();
    expect(await reports()).toEqual([]);
  });

  it('waits for Monday morning', async () => {
    await finishVideo(20, 14);
    test.clock.advance({ hours: 4 });
    await run();
    expect(await reports()).toEqual([]);
  });
});

describe('for somebody in another time zone', () => {
  const at = (moment: string) =>
    test.clock.advance({ minutes: (Date.parse(moment) - test.clock.now().getTime()) / 60_000 });
  const reportedAt = async (moment: string) => {
    at(moment);
    await run();
    return (await reports()).length;
  };

  it('comes on their own Monday morning, and once', async () => {
    await test.core.db.pool.query(`update users set reported_at = now() + interval '9 years'`);
    await test.core.db.pool.query(`update users set time_zone = 'Pacific/Auckland', reported_at = null where id = $1`, [
      maker.id,
    ]);
    at('2027-11-28T12:00:00Z');
    await finishVideo(20, 14);
    expect(await reportedAt('2027-11-28T18:41:00Z')).toBe(0);
    expect(await reportedAt('2027-11-28T19:41:00Z')).toBe(1);
    await test.core.db.pool.query(`update users set time_zone = 'America/Los_Angeles' where id = $1`, [maker.id]);
    expect(await reportedAt('2027-11-29T17:41:00Z')).toBe(1);
  });
});

it.each([
  ['2026-11-23T08:00:00', true],
  ['2026-11-23T11:59:00', true],
  ['2026-11-23T07:59:00', false],
  ['2026-11-23T12:00:00', false],
  ['2026-11-24T09:00:00', false],
])('%s on the clock of the machine: %s', (local, isDue) => {
  expect(isReportTime(new Date(local), null)).toBe(isDue);
});
