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
/** The seconds that are made again, from one to the other. */
const changedIn = (pieces: readonly { lengthSec: number; isKept: boolean }[]) => {
  let atSec = 0;
  return pieces.flatMap(({ lengthSec, isKept }) => {
    const fromSec = atSec;
    atSec += lengthSec;
    return isKept ? [] : [[fromSec, atSec]];
  });
};
const changedBy = (change: Partial<SceneData>) => changedIn(keptShare(scene, { ...scene, ...change }).pieces);

describe('the share of a film that is kept', () => {
  it('is all of it where nothing changed, also with links that were signed again', () => {
    const again = keptShare(scene, { ...scene, pictures: { logo: '/api/media/logo.webp?signature=2' } });
    expect([again.keptSec, again.durationSec]).toEqual([expect.closeTo(20), again.keptSec]);
  });

  it('is all of it in a film of an odd length, too', () => {
    const odd = { ...scene, durationSec: 22.17 };
    const all = keptShare(odd, odd);
    expect(all.keptSec).toBe(all.durationSec);
    expect(keptShare(odd, { ...odd, seed: 8 }).keptSec).toBe(0);
  });

  it('lacks the pieces around what is said, shown or acted otherwise', () => {
    const words = (scene.words as { text: string }[]).map((word, index) =>
      index === 4 ? { ...word, text: 'x' } : word,
    );
    expect(changedBy({ words })).toEqual([[16, 18]]);
    expect(changedBy({ acting: { blinks: [{ atSec: 2.2 }] } })).toEqual([
      [0, 2],
      [2, 4],
      [8, 10],
      [10, 12],
    ]);
    expect(
      changedBy({
        shots: [
          { fromSec: 0, size: 'wide' },
          { fromSec: 14, size: 'close' },
        ],
      }),
    ).toEqual([
      [14, 15],
      [15, 17],
      [17, 19],
      [19, 20],
    ]);
  });

  it('lacks the pieces that come with another number, and no others', () => {
    const figures = [{ fromSec: 9, untilSec: 10.6, parts: [] }];
    expect(changedBy({ figures })).toEqual([[8, 10]]);
  });

  it('is nothing where all pictures look otherwise', () => {
    const { keptSec, pieces } = keptShare(scene, { ...scene, seed: 8 });
    expect([keptSec, pieces.some(({ isKept }) => isKept)]).toEqual([0, false]);
  });

  it('ends where the old film ended', () => {
    expect(changedBy({ durationSec: 22 })).toEqual([[20, 22]]);
    expect(changedBy({ durationSec: 17 })).toEqual([[16, 17]]);
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
    expect(changedIn(pieces).map(([from, to]) => [from?.toFixed(1), to?.toFixed(1)])).toEqual([
      ['9.6', '11.0'],
      ['11.0', '12.0'],
    ]);
    expect(
      keptShare(shows('/api/media/jar.webp?signature=1'), shows('/api/media/jar.webp?signature=2')).keptSec,
    ).toBeCloseTo(20);
  });
});
