import { expect, it, test } from 'vitest';
import { captionStretches, keptWithin, wordsIn } from './caption-stretches.ts';

const SHOTS = [
  { fromSec: 0, size: 'wide' },
  { fromSec: 2, size: 'close' },
  { fromSec: 4, size: 'product' },
  { fromSec: 6, size: 'wide' },
] as const;

it('captions are divided where a shot moves them, and nowhere else', () => {
  expect(captionStretches(SHOTS, true)).toEqual([
    { fromSec: 0, untilSec: 4, isUsual: true },
    { fromSec: 4, untilSec: 6, isUsual: false },
    { fromSec: 6, untilSec: Number.POSITIVE_INFINITY, isUsual: true },
  ]);
  expect(captionStretches(SHOTS, false)).toHaveLength(1);
});

test('each word is read in the place of the shot it is said in', () => {
  const words = [3.2, 3.995, 4.1, 5.9, 6.05].map((startSec) => ({ startSec }));
  const read = captionStretches(SHOTS, true).map((stretch) => wordsIn(words, stretch).map(({ startSec }) => startSec));
  expect(read).toEqual([[3.2], [3.995, 4.1, 5.9], [6.05]]);
});

test('a caption does not stay over the cut that moves the next one', () => {
  const kept = keptWithin({ words: [], startSec: 3.2, endSec: 4.3 }, { fromSec: 0, untilSec: 4 });
  expect(kept).toMatchObject({ startSec: 3.2, endSec: 4 });
});
