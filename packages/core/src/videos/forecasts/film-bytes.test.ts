import { draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import { learnFilmBytes, type MadeFilm } from './film-bytes.ts';

const { output } = draftContent.parse({});
const SOUND = 128_000 / 8;
/** 10 s with 100,000 bytes of pictures each. */
const one: MadeFilm = { performer: 'character', output, durationSec: 10, sizeBytes: 10 * (100_000 + SOUND) };
const learn = learnFilmBytes([one]);

describe('how large the file of a film becomes', () => {
  it('is unknown until a film was made here', () => {
    expect(learnFilmBytes([])(one)).toBeUndefined();
  });

  it('grows with its length', () => {
    expect(learn({ ...one, durationSec: 20 })).toBeCloseTo(2 * one.sizeBytes);
  });

  it.each([
    ['standard', 0.68],
    ['high', 1],
    ['best', 1.6],
  ] as const)('depends on the quality of its pictures: %s takes %f of high', (video_quality, share) => {
    expect(learn({ ...one, output: { ...output, video_quality } })).toBeCloseTo(10 * (share * 100_000 + SOUND));
  });

  it('depends on the bit rate of its sound', () => {
    const best = learn({ ...one, output: { ...output, audio_bitrate: 'best' } }) ?? 0;
    expect(best - one.sizeBytes).toBeCloseTo((10 * (192_000 - 128_000)) / 8);
  });

  it('is learned from films of every quality alike', () => {
    const best = { ...one, output: { ...output, video_quality: 'best' as const } };
    expect(learnFilmBytes([{ ...best, sizeBytes: 10 * (160_000 + SOUND) }])(one)).toBeCloseTo(one.sizeBytes);
  });

  it('is learned from films of the same kind of performer and frame where there are any', () => {
    const photo = { ...one, performer: 'photo' as const, sizeBytes: 10 * (40_000 + SOUND) };
    const large = { ...one, output: { ...output, resolution: 1080 as const }, sizeBytes: 10 * (150_000 + SOUND) };
    const all = learnFilmBytes([one, photo, large]);
    for (const film of [one, photo, large]) expect(all(film)).toBeCloseTo(film.sizeBytes);
  });
});
