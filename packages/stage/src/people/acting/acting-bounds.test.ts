import { planDirection } from '@herald/direction';
import { GESTURES } from '@herald/media/scene/acting-plan';
import type { Word } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { VISEME_MOUTHS } from '../mouth/viseme-mouths.ts';
import { actAt, prepareActing } from './act-at.ts';

const TEXTS =
  'hi love never but you this free link below wow tired best $9 three reasons skin, stop. really? amazing! 40% and then'.split(
    ' ',
  );

/** Any script: words of any length with any gaps. */
function performanceOf(seed: number) {
  const random = seededRandom(seed);
  let atSec = random();
  const words: Word[] = Array.from({ length: 40 }, (_, index) => {
    const startSec = atSec;
    const endSec = startSec + 0.05 + 0.6 * random();
    atSec = endSec + random() ** 3;
    const text = TEXTS[Math.floor(random() * TEXTS.length)];
    return { text, startSec, endSec, startChar: index * 10, endChar: index * 10 + text.length };
  });
  const reading = { script: '', words, phones: [], locale: 'en-US', durationSec: atSec };
  const mood = random() < 0.5 ? 'joyous' : 'composed';
  const product = { moments: [{ fromSec: atSec / 3, untilSec: atSec }], heldBy: null, x: 0.5, y: 0.75 };
  const { acting: plan } = planDirection(reading, { product }, { mood, gestures: GESTURES }, seed);
  const acting = prepareActing({ seed, plan, mouthAt: () => VISEME_MOUTHS.aa, words });
  return Array.from({ length: Math.floor(atSec * 10) }, (_, i) => actAt(acting, i / 10));
}

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);
const poses = SEEDS.flatMap(performanceOf);
const furthest = (part: 'yaw' | 'pitch' | 'roll' | 'shiftX' | 'shiftY' | 'sway' | 'breath' | 'gazeX' | 'gazeY') =>
  Math.max(...poses.map((pose) => Math.abs(pose[part])));

describe('any performance', () => {
  it('is made of finite numbers', () => {
    const numbers = poses.flatMap(({ mouth, ...rest }) => [...Object.values(mouth), ...Object.values(rest)]);
    expect(numbers.every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['yaw', 0.42],
    ['pitch', 0.25],
    ['roll', 0.2],
    ['shiftX', 0.06],
    ['shiftY', 0.06],
  ] as const)('keeps its %s below %d', (part, most) => {
    expect(furthest(part)).toBeLessThan(most);
  });

  it('turns the head far enough to be seen', () => {
    expect(furthest('yaw')).toBeGreaterThan(0.25);
  });

  it.each(['gazeX', 'gazeY', 'sway', 'breath'] as const)('keeps its %s within one', (part) => {
    expect(furthest(part)).toBeLessThanOrEqual(1);
  });

  it('closes its eyes no further than closed', () => {
    const blinks = poses.map(({ blink }) => blink);
    expect([Math.min(...blinks), Math.max(...blinks)]).toEqual([0, 1]);
  });

  it('opens the mouth no further than its words do', () => {
    expect(Math.max(...poses.map(({ mouth }) => mouth.open))).toBeLessThanOrEqual(VISEME_MOUTHS.aa.open);
  });
});
