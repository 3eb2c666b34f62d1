import { describe, expect, it } from 'vitest';
import { keptShare, type SceneData, withPictures } from './kept-share.ts';

const open = Array.from({ length: 200 }, (_, index) => (index % 7) / 10);
const scene: SceneData = {
  durationSec: 20,
  seed: 7,
  pictures: { logo: '/api/media/logo.webp?signature=1' },
  words: [1, 5, 9, 13, 17].map((startSec) => ({ text: `word ${startSec}`, startSec, endSec: startSec + 1 })),
  mouth: { rateHz: 10, open },
  shots: [{ fromSec: 0, size: 'wide' }],
  acting: { blinks: [{ atSec: 10 }] },
};
const keptOf = (change: Partial<SceneData>) =>
  keptShare(scene, { ...scene, ...change }).pieces.map(({ isKept }) => isKept);

describe('the share of a film that is kept', () => {
  it('is all of it where nothing changed, also with links that were signed again', () => {
    const again = keptShare(scene, { ...scene, pictures: { logo: '/api/media/logo.webp?signature=2' } });
    expect([again.keptSec, again.durationSec]).toEqual([20, 20]);
  });

  it('is all of it in a film of an odd length, too', () => {
    const odd = { ...scene, durationSec: 22.17 };
    expect(keptShare(odd, odd).keptSec).toBe(22.17);
  });

  it('lacks the pieces around what is said, shown or acted otherwise', () => {
    const words = (scene.words as { text: string }[]).map((word, index) =>
      index === 4 ? { ...word, text: 'x' } : word,
    );
    expect(keptOf({ words })).toEqual([true, true, true, false, false]);
    expect(keptOf({ acting: { blinks: [{ atSec: 2 }] } })).toEqual([false, true, false, true, true]);
    expect(
      keptOf({
        shots: [
          { fromSec: 0, size: 'wide' },
          { fromSec: 14, size: 'close' },
        ],
      }),
    ).toEqual([...[true, true, true], ...[false, false]]);
  });

  it('is nothing where all pictures look otherwise', () => {
    expect(keptOf({ seed: 8 })).toEqual([false, false, false, false, false]);
  });

  it('ends where the old film ended', () => {
    expect(keptOf({ durationSec: 22 })).toEqual([true, true, true, true, true, false]);
    expect(keptOf({ durationSec: 18 }).at(-1)).toBe(false);
  });

  it('lacks the pieces that show a changed picture, and no others', () => {
    const shots = [
      { fromSec: 0, size: 'wide' },
      { fromSec: 9.6, size: 'picture 1' },
      { fromSec: 11, size: 'wide' },
    ];
    const material = [{ shot: 'picture 1', picture: 'picture 1' }];
    const shows = (address: string) =>
      withPictures({ scene: { ...scene, shots, material }, pictures: { 'picture 1': address } });
    const { pieces } = keptShare(shows('/api/media/jar.webp?signature=1'), shows('/api/media/cup.webp?signature=2'));
    expect(pieces.map(({ isKept }) => isKept)).toEqual([true, true, false, false, true]);
    expect(keptShare(shows('/api/media/jar.webp?signature=1'), shows('/api/media/jar.webp?signature=2')).keptSec).toBe(
      20,
    );
  });
});
