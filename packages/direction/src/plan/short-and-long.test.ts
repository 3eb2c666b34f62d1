import { GESTURES } from '@herald/media/scene/acting-plan';
import { expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { planDirection } from './plan-direction.ts';

const CAMERA: Camera = {
  pace: 'natural',
  sizes: ['wide', 'medium', 'close'],
  limits: [],
  mediumGestures: [],
  figures: {
    sizes: ['wide', 'medium'],
    stickerSizes: { alone: ['wide', 'medium'], number: [], chips: [] },
    fromSec: 0,
    isMarkedOnly: false,
  },
};
const LONGEST_SCRIPT = 5000;

function planned(script: string) {
  const reading = said(script);
  const taste = { mood: 'joyous', gestures: GESTURES } as const;
  return { reading, ...planDirection(reading, { product: null, camera: CAMERA }, taste, 1) };
}

it.each(['Finally!', 'Wow', '[close] Hello'])('a script of one word is one sentence in one shot: %s', (script) => {
  const { shots, shown } = planned(script);
  expect(shown.sentences).toHaveLength(1);
  expect(shots.length).toBeLessThan(2);
});

it('a script of 5,000 characters is cut to its end, never in a word and never to the same size', () => {
  const script = Array.from({ length: 4 }, () => TWENTY_SCRIPTS.join(' '))
    .join(' ')
    .slice(0, LONGEST_SCRIPT);
  const { reading, shots, shown } = planned(script);
  expect(script).toHaveLength(LONGEST_SCRIPT);
  expect(shown.lost).toEqual([]);
  const spans = shots.map(({ fromSec }, index) => (shots[index + 1]?.fromSec ?? reading.durationSec) - fromSec);
  expect(Math.max(...spans)).toBeLessThan(8);
  expect(shots.filter(({ size }, index) => size === shots[index - 1]?.size)).toEqual([]);
  const inWords = shots.filter(({ fromSec }) =>
    reading.words.some(({ startSec, endSec }) => fromSec > startSec + 1e-6 && fromSec < endSec - 1e-6),
  );
  expect(inWords).toEqual([]);
});
