import { createHmac } from 'node:crypto';
import { keepCast } from '@herald/core/avatars';
import { operatorHand } from '@herald/core/office/audit';
import { saveSource } from '@herald/core/office/webhooks';
import { writePlainFilm } from '@herald/film/testing';
import { openA2eDouble, openHeyGenDouble, type StudioDouble } from '@herald/providers/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FilmShop, openFilmShop, SERVICE_TITLE } from '../testing/film-shop.ts';
import { kill } from '../testing/worker-processes.ts';

const SECRET = 'the-secret-of-the-endpoint';
const maya = { id: 'look_maya', name: 'Maya', gender: 'female', type: 'default' } as const;
let shop: FilmShop;
let studio: StudioDouble;

beforeEach(async () => {
  shop = await openFilmShop(inject('databaseServerUrl'), writePlainFilm);
});
afterEach(async () => {
  await shop.close();
  await studio.close();
});

/** A video with a person of the service, and the service that films it until it is told to finish. */
async function openHosted(open: () => Promise<StudioDouble>): Promise<string> {
  studio = await open();
  const pictureUrl = `${studio.baseUrl}/pictures/maya.png`;
  await keepCast(shop.core, {
    ...{ name: 'gpu', title: 'The studio', accountId: null },
    people: [{ ...maya, pictureUrl }],
    takeSnapshot: async () => ({ bytes: Buffer.from('a picture'), format: 'png' }),
  });
  const { rows } = await shop.core.db.pool.query(`select id from avatars where kind = 'hosted'`);
  const videoId = await shop.order(undefined, { may_fall_back: false }, rows[0].id);
  Object.assign(studio.manner, { statuses: ['processing'], film: await shop.filmFor(videoId) });
  return videoId;
}

const isFinished = ({ status }: { status: string }) => status === 'completed' || status === 'failed';
const isOrdered = () => studio.memory.films.length === 1;

const SERVICES = {
  heygen: { open: openHeyGenDouble, orderPath: '/v3/videos' },
  a2e: { open: openA2eDouble, orderPath: '/api/v1/video/generate' },
};

describe.each(Object.entries(SERVICES))('a worker killed while %s works', (wire, { open, orderPath }) => {
  async function isReplaced(videoId: string): Promise<void> {
    studio.manner.statuses = ['completed'];
    delete studio.manner.lose;
    await shop.startProcess({ wire, baseUrl: studio.baseUrl, key: 'k', pollMs: 200 });
    expect(await shop.until(videoId, isFinished)).toMatchObject({
      ...{ status: 'completed', failure: null, outsideJob: null, madeBy: SERVICE_TITLE, insteadReason: '' },
    });
    expect([studio.memory.films.length, studio.memory.ended]).toEqual([1, []]);
    await expect.poll(async () => (await shop.stored(videoId)).filter((name) => name !== 'report.json').length).toBe(5);
  }

  it('is replaced by another, which goes on with the same film', async () => {
    const videoId = await openHosted(open);
    const first = await shop.startProcess({ wire, baseUrl: studio.baseUrl, key: 'k', pollMs: 200 });
    await shop.until(videoId, ({ outsideJob }) => isOrdered() && /"id"/.test(outsideJob ?? ''));
    await kill(first);
    await isReplaced(videoId);
  });

  it('before it hears the answer to its order is replaced by another, which orders nothing', async () => {
    const videoId = await openHosted(open);
    studio.manner.lose = ({ method, path }) =>
      method === 'POST' && path === orderPath && shop.workers[0]?.kill('SIGKILL') === true;
    const first = await shop.startProcess({ wire, baseUrl: studio.baseUrl, key: 'k', pollMs: 200 });
    await shop.until(videoId, isOrdered);
    await kill(first);
    expect((await shop.read(videoId)).outsideJob).not.toMatch(/"id"/);
    await isReplaced(videoId);
  });
});

describe('an event of HeyGen', () => {
  it('makes the worker look at once, long before it would', async () => {
    await saveSource(shop.core, operatorHand, 'heygen', { secret: SECRET });
    const videoId = await openHosted(openHeyGenDouble);
    // Without the event it looks again when this test is long over.
    await shop.startProcess({ wire: 'heygen', baseUrl: studio.baseUrl, key: 'k', pollMs: 3_600_000 });
    await shop.until(videoId, () => studio.memory.films[0]?.looks === 1);
    studio.manner.statuses = ['completed'];
    const [film] = studio.memory.films;
    const body = JSON.stringify({ event_type: 'avatar_video.success', event_data: { video_id: film?.id } });
    const headers = {
      'content-type': 'application/json',
      'heygen-signature': createHmac('sha256', SECRET).update(body).digest('hex'),
    };
    const answer = await fetch(`${shop.publicUrl}/api/webhooks/heygen`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(await shop.until(videoId, isFinished)).toMatchObject({ status: 'completed', madeBy: SERVICE_TITLE });
    expect(studio.memory.films).toHaveLength(1);
  });
});
