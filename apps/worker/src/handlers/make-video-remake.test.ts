import { buffer } from 'node:stream/consumers';
import { videoOutput } from '@herald/contract/draft';
import { remakeVideo, type StoredVideo } from '@herald/core/videos';
import { EngineError } from '@herald/media/engine-error';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { quickFilm } from '../testing/quick-film.ts';
import { runVideo } from '../testing/run-video.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

const FILES = ['captions.srt', 'captions.vtt', 'poster.jpg', 'preview.gif', 'report.json', 'video.mp4'];

let shop: VideoShop;
let video: StoredVideo;

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
  const videoId = await shop.order();
  video = await runVideo(shop, videoId);
});
afterEach(() => shop.close());

async function orderRemake(): Promise<string> {
  const { draft } = video;
  if (!draft) throw new Error('The video has no draft.');
  const { avatar, voice, background } = draft;
  const output = videoOutput.parse({ ...draft.output, captions: 'box' });
  const body = { title: '', avatar_data: avatar, voice_data: voice, background_data: background, output };
  return (await remakeVideo(shop.core, shop.actor, { videoId: video.id, body })).id;
}

const storedFor = async (videoId: string) => (await shop.stored(videoId)).toSorted();
const contentOf = async (key = '') => String(await buffer(await shop.core.storage.read(key)));

describe('a re-make', () => {
  it('takes the place of the film, and each of the two has its files and nothing else', async () => {
    const id = await orderRemake();
    const kept = await runVideo(shop, id, quickFilm({ transcript: 'Bigger news.' }));
    const shown = await shop.read(video.id);
    expect(shown).toMatchObject({ version: 2, slug: video.slug, title: video.title, transcript: 'Bigger news.' });
    expect(shown.output?.captions).toBe('box');
    expect(kept).toMatchObject({ version: 1, status: 'completed', transcript: 'Big news.' });
    expect(kept.deletedAt).not.toBeNull();
    expect([await storedFor(video.id), await storedFor(id)]).toEqual([FILES, FILES]);
    expect(await contentOf(kept.files?.video)).toBe('film');
  });

  it('that cannot be made leaves the film as it was', async () => {
    const id = await orderRemake();
    const makeVideo = () => Promise.reject(new EngineError('scene_invalid', 'It broke.'));
    await runVideo(shop, id, { makeVideo });
    expect((await shop.read(id)).status).toBe('failed');
    expect(await shop.read(video.id)).toEqual(video);
    expect(await storedFor(video.id)).toEqual(FILES);
  });
});
