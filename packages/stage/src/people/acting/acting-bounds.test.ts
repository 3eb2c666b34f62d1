import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { VISEME_MOUTHS } from '../mouth/viseme-mouths.ts';
import { type Acting, actAt, planActing } from './act-at.ts';

/** Any script: words of any length and stress with any gaps. */
function scriptOf(seed: number): Acting {
  const random = seededRandom(seed);
  let atSec = random();
  const words = Array.from({ length: 30 }, () => {
    const startSec = atSec;
    const endSec = startSec + 0.05 + random();
    atSec = endSec + random() ** 3;
    return { startSec, endSec, stress: random() };
  });
  return planActing({
    seed,
    durationSec: atSec,
    mood: random() < 0.5 ? 'joyous' : 'composed',
    liveliness: random() * 1.5,
    mouthAt: () => VISEME_MOUTHS.aa,
    words,
    phraseEndsSec: words.filter(() => random() < 0.3).map(({ endSec }) => endSec),
  });
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const performances = SEEDS.map((seed) => {
  const acting = scriptOf(seed);
  const count = Math.floor(acting.input.durationSec * 10);
  return Array.from({ length: count }, (_, i) => actAt(acting, i / 10));
});
const poses = performances.flat();
const furthest = (part: 'yaw' | 'pitch' | 'roll' | 'shiftX' | 'shiftY' | 'sway' | 'breath' | 'gazeX' | 'gazeY') =>
  Math.max(...poses.map((pose) => Math.abs(pose[part])));

describe('any performance', () => {
  it('is made of finite numbers', () => {
    const numbers = poses.flatMap(({ mouth, ...rest }) => [...Object.values(mouth), ...Object.values(rest)]);
    expect(numbers.every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['yaw', 0.25],
    ['pitch', 0.25],
    ['roll', 0.1],
    ['shiftX', 0.06],
    ['shiftY', 0.06],
  ] as const)('keeps its %s below %d', (part, most) => {
    expect(furthest(part)).toBeLessThan(most);
  });

  it.each(['gazeX', 'gazeY', 'sway', 'breath'] as const)('keeps its %s within one', (part) => {
    expect(furthest(part)).toBeLessThanOrEqual(1);
  });

  it('closes its eyes no further than closed', () => {
    const blinks = poses.map(({ blink }) => blink);
    expect([Math.min(...blinks), Math.max(...blinks)]).toEqual([0, 1]);
  });

  it('smiles below the grin that would part resting lips', () => {
    expect(Math.max(...poses.map(({ smile }) => smile))).toBeLessThan(0.5);
  });

  it('opens the mouth no further than its words do', () => {
    expect(Math.max(...poses.map(({ mouth }) => mouth.open))).toBeLessThanOrEqual(VISEME_MOUTHS.aa.open);
  });
});
