import { text } from 'node:stream/consumers';
import { operatorHand } from '@herald/core/office/audit';
import { stopPreviousSecret } from '@herald/core/office/webhooks';
import { aClaimedVideo, aUser } from '@herald/core/testing';
import { type ClaimedVideo, failVideo, listReports, noteOutsideJob, readOutsideJob } from '@herald/core/videos';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { latestEvent, setUp } from '../testing/a-shop.ts';
import { heygenPost, SECRET, send } from '../testing/seller-posts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const NEXT = 'the-secret-after-the-rotation';
let test: TestApi;
let video: ClaimedVideo;
let filmId: string;
let count = 0;

beforeAll(async () => {
  test = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.core.db.pool.query('delete from webhook_sources');
  await setUp(test, 'heygen');
  count += 1;
  filmId = `hv_${count}`;
  video = await aVideoNoting(JSON.stringify({ id: filmId, prepared: {} }));
});

async function aVideoNoting(note: string): Promise<ClaimedVideo> {
  const claimed = await aClaimedVideo(test.core, await aUser(test.core, { planSlugs: ['UNLIMITED'] }));
  await noteOutsideJob(test.core, claimed, note);
  return claimed;
}

const post = (type: string, id = filmId, secret = SECRET) =>
  send(test.app, heygenPost(type, test.clock.now(), secret, id));
const reports = async ({ videoId }: ClaimedVideo = video) => (await listReports(test.core, videoId)).length;
const state = async () =>
  (await test.core.db.pool.query('select status, stage, failure from videos where id = $1', [video.videoId])).rows[0];

describe('an event of HeyGen about a film', () => {
  it.each(['avatar_video.success', 'avatar_video.fail'])(
    '%s reaches the worker of its video and decides nothing',
    async (type) => {
      const before = await state();
      expect(await post(type)).toBe(200);
      expect(await reports()).toBe(1);
      expect(await state()).toEqual(before);
      expect(await readOutsideJob(test.core, video.videoId)).toContain(filmId);
      expect(await latestEvent(test)).toMatchObject({ status: 'success', transaction_id: filmId, event_type: type });
    },
  );

  it('keeps nothing of what it says beyond its kind', async () => {
    await post('avatar_video.success');
    const { rows } = await test.core.db.pool.query('select body_key from outside_reports where video_id = $1', [
      video.videoId,
    ]);
    const body = await test.core.storage.read(rows[0].body_key);
    expect(await text(body)).toBe('{"event":"avatar_video.success"}');
  });

  it('twice and out of order is harmless', async () => {
    const before = await state();
    for (const type of ['avatar_video.fail', 'avatar_video.success', 'avatar_video.success', 'avatar_video.fail']) {
      expect(await post(type)).toBe(200);
    }
    expect(await state()).toEqual(before);
    expect(await reports()).toBeGreaterThan(0);
  });

  it('of another kind makes nobody look', async () => {
    expect(await post('avatar_video_gif.success')).toBe(200);
    expect([await reports(), (await latestEvent(test)).status]).toEqual([0, 'ignored']);
  });

  it.each(['hv_of_somebody_else', '', '%', '{"id":"', 'prepared'])(
    'about the film %j, which is not ours, changes nothing',
    async (id) => {
      expect(await post('avatar_video.success', id)).toBe(200);
      expect([await reports(), (await latestEvent(test)).status]).toEqual([0, 'ignored']);
    },
  );

  it('reaches the video that noted the film and no other', async () => {
    const other = await aVideoNoting(JSON.stringify({ id: `${filmId}_2` }));
    const odd = await aVideoNoting(`no JSON, but ${filmId}`);
    await post('avatar_video.success');
    expect([await reports(), await reports(other), await reports(odd)]).toEqual([1, 0, 0]);
  });

  it('about a video that is over is kept and does nothing', async () => {
    await failVideo(test.core, video, { stage: 'drawing', reason: 'It failed.', next_step: 'Retry.' });
    expect(await post('avatar_video.success')).toBe(200);
    expect([await reports(), (await latestEvent(test)).status]).toEqual([0, 'ignored']);
  });
});

describe('after a rotation of its secret', () => {
  it('the old one counts until it is stopped, and never after that', async () => {
    await setUp(test, 'heygen', NEXT);
    expect(await post('avatar_video.success')).toBe(200);
    expect(await post('avatar_video.fail', filmId, NEXT)).toBe(200);
    expect(await reports()).toBe(2);
    await stopPreviousSecret(test.core, operatorHand, 'heygen');
    expect(await post('avatar_video.success')).toBe(401);
    expect(await reports()).toBe(2);
  });

  it('the old one ends by itself after 7 days', async () => {
    await setUp(test, 'heygen', NEXT);
    test.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    expect(await post('avatar_video.success')).toBe(401);
    expect(await post('avatar_video.fail', filmId, 'a-guess')).toBe(401);
    expect(await reports()).toBe(0);
    expect(await post('avatar_video.success', filmId, NEXT)).toBe(200);
    expect(await reports()).toBe(1);
  });
});
