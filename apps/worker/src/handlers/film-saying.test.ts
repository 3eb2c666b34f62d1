import { speakScript } from '@herald/core/audio';
import { aClip, aSaying, type TestUser } from '@herald/core/testing';
import type { VideoService } from '@herald/media/engines/video-engine';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { quickFilm } from '../testing/quick-film.ts';
import { openVideoShop, SHORT_TEXT, type VideoShop } from '../testing/video-shop.ts';
import { filmSaying } from './film-saying.ts';

let shop: VideoShop;
let audioId: string;
let owner: TestUser;

beforeAll(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
  const { core, actor, providers } = shop;
  const voice = { country: 'en', region: 'US', voiceId: 'flite:slt:f-young', rate: 1.5 };
  audioId = (await speakScript(core, actor, { text: SHORT_TEXT, ...voice }, providers.speech)).id;
  owner = { id: actor.userId, accountId: actor.accountId, email: '', password: '' };
});
afterAll(() => shop.close());

type Film = Pick<VideoService, 'makeVideo'>;

async function run(sayingId: string, video: Film, retryCount = 0): Promise<void> {
  const job = { id: 'job', payload: { sayingId }, retryCount, signal: new AbortController().signal };
  await filmSaying({ core: shop.core, providers: { video } }, job);
}

async function asked(check: 'passed' | 'waiting' = 'passed') {
  const clip = await aClip(shop.core, owner, { check });
  return aSaying(shop.core, owner, { clipId: clip.id, audioId });
}

async function read(id: string) {
  const { rows } = await shop.core.db.pool.query('select state, error, video_key from sayings where id = $1', [id]);
  return rows[0];
}

it('films the clip and the sound without captions, for somebody who waits, and stores the film', async () => {
  const { id } = await asked();
  const orders: unknown[] = [];
  const film = quickFilm();
  await run(id, {
    makeVideo(request) {
      orders.push([request.order.output.captions, request.order.performer.kind, request.isUrgent]);
      return film.makeVideo(request);
    },
  });
  expect(orders).toEqual([['off', 'clip', true]]);
  const { state, video_key } = await read(id);
  expect([state, (await shop.core.storage.stat(video_key))?.sizeBytes]).toEqual(['ready', 4]);
});

it('keeps no film that nobody wants any more', async () => {
  const { id } = await asked();
  const film = quickFilm();
  await run(id, {
    async makeVideo(request) {
      await shop.core.db.pool.query('delete from sayings where id = $1', [id]);
      return film.makeVideo(request);
    },
  });
  const stored: string[] = [];
  for await (const { key } of shop.core.storage.list(`accounts/${owner.accountId}/previews/`)) stored.push(key);
  expect(stored.join()).not.toContain(id);
});

it('says nothing with a clip that has not passed, and fails after the third attempt', async () => {
  const unseen = await asked('waiting');
  await run(unseen.id, quickFilm());
  expect(await read(unseen.id)).toMatchObject({ state: 'failed', video_key: null });
  const { id } = await asked();
  const broken: Film = { makeVideo: () => Promise.reject(new Error('The film ended.')) };
  await expect(run(id, broken)).rejects.toThrow('The film ended.');
  await run(id, broken, 2);
  expect(await read(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('try again') });
});
