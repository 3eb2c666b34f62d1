import type { ActingPlan } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { VISEME_MOUTHS } from '../mouth/viseme-mouths.ts';
import { actAt, prepareActing } from './act-at.ts';
import type { SpokenSpan } from './acting-input.ts';

const PLAN: ActingPlan = {
  expressions: [{ atSec: -1, name: 'neutral', strength: 1 }],
  nuances: [],
  looks: [],
  stances: [
    { atSec: -1, yaw: 0, pitch: 0, roll: 0 },
    { atSec: 4, yaw: 0.16, pitch: 0.04, roll: 0.06 },
  ],
  headMoves: [],
  accents: [],
  blinks: [{ atSec: 3 }],
  gestures: [],
  shows: [],
};
/** Two phrases of short words, with a pause of a second between them. */
const WORDS = [1, 1.3, 1.6, 1.9, 2.2, 2.5, 2.8, 4.1, 4.4, 4.7, 5, 5.3].map((startSec) => ({
  startSec,
  endSec: startSec + 0.26,
}));

const later = ({ startSec, endSec }: SpokenSpan) => ({ startSec: startSec + 8, endSec: endSec + 8 });

const performing = (isPhoto: boolean, plan: Partial<ActingPlan> = {}) =>
  prepareActing({ seed: 12, plan: { ...PLAN, ...plan }, mouthAt: () => VISEME_MOUTHS.aa, words: WORDS, isPhoto });
const pictures = (isPhoto: boolean, fromSec: number, toSec: number, plan: Partial<ActingPlan> = {}) => {
  const acting = performing(isPhoto, plan);
  return Array.from({ length: Math.round((toSec - fromSec) * 30) + 1 }, (_, k) => actAt(acting, fromSec + k / 30));
};
const speedOf = (values: readonly number[]) =>
  values.slice(1).reduce((sum, value, k) => sum + Math.abs(value - (values[k] ?? 0)), 0) / (values.length - 1);

describe('the head of a photo', () => {
  it('goes along with words, up and down and to the viewer more than while nobody talks', () => {
    for (const part of ['pitch', 'shiftY', 'near'] as const) {
      const speaking = pictures(true, 1.2, 2.9, { stances: [] }).map((pose) => pose[part] ?? 0);
      const silent = pictures(true, 7, 8.7, { stances: [] }).map((pose) => pose[part] ?? 0);
      expect(speedOf(speaking)).toBeGreaterThan(1.5 * speedOf(silent));
    }
  });

  it('turns less far than a drawn one, sets out at once and arrives late', () => {
    const turnOf = (isPhoto: boolean, tSec: number) =>
      actAt(performing(isPhoto), tSec).yaw - actAt(performing(isPhoto, { stances: [] }), tSec).yaw;
    const whole = turnOf(true, 6);
    expect(whole).toBeGreaterThan(0.06);
    expect(whole).toBeLessThan(0.9 * turnOf(false, 6));
    expect(turnOf(true, 4.25)).toBeGreaterThan(0.45 * whole);
    expect(turnOf(true, 4.4)).toBeLessThan(0.95 * whole);
  });

  it('is held nearer or farther by a stance, and a drawn one never is', () => {
    const nearOf = (stances: ActingPlan['stances']) => actAt(performing(true, { stances }), 9).near ?? 0;
    expect(Math.abs(nearOf(PLAN.stances) - nearOf([]))).toBeGreaterThan(0.002);
    expect(actAt(performing(false), 5).near).toBeUndefined();
  });

  it('wears a face in full at its stressed words alone, and a drawn one for the whole clause', () => {
    const expressions: ActingPlan['expressions'] = [
      { atSec: -1, name: 'neutral', strength: 1 },
      { atSec: 1, name: 'surprised', strength: 1 },
      { atSec: 8, name: 'neutral', strength: 1 },
    ];
    const staring = (isPhoto: boolean, tSec: number) =>
      actAt(performing(isPhoto, { expressions, accents: [{ atSec: 2, strength: 1 }] }), tSec).stare ?? 0;
    expect(staring(true, 2.1)).toBe(staring(false, 2.1));
    expect(staring(true, 4)).toBeCloseTo(0.5 * staring(false, 4));
  });

  it('breathes in before a phrase and out while it is said', () => {
    const breathAt = (tSec: number) => actAt(performing(true), tSec).breath;
    expect(breathAt(4.1)).toBeGreaterThan(breathAt(3.55) + 0.4);
    expect(breathAt(5.4)).toBeLessThan(breathAt(4.1) - 0.3);
    expect(breathAt(1)).toBeCloseTo(1, 1);
  });

  it('never jumps from one breath to another', () => {
    const words = [{ startSec: 0.7, endSec: 1.4 }, { startSec: 4.6, endSec: 5 }, ...WORDS.map(later)];
    for (const seed of [3, 12, 40, 77]) {
      const acting = prepareActing({ seed, plan: PLAN, mouthAt: () => VISEME_MOUTHS.aa, words, isPhoto: true });
      const breaths = Array.from({ length: 30 * 17 }, (_, k) => actAt(acting, k / 30).breath);
      expect(Math.max(...breaths.slice(1).map((breath, k) => Math.abs(breath - (breaths[k] ?? 0))))).toBeLessThan(0.22);
    }
  });

  it('breathes as at rest some time after its last word, and in a long pause', () => {
    const words = [...WORDS.slice(0, 3), ...WORDS.map(later)];
    const acting = prepareActing({ seed: 12, plan: PLAN, mouthAt: () => VISEME_MOUTHS.aa, words, isPhoto: true });
    for (const fromSec of [4.5, 15.6]) {
      const breaths = Array.from({ length: 30 * 4 }, (_, k) => actAt(acting, fromSec + k / 30).breath);
      expect(Math.max(...breaths) - Math.min(...breaths)).toBeGreaterThan(1.6);
    }
  });

  it.each(['yaw', 'roll'] as const)('leaves its hair behind on the way to another %s', (part) => {
    const stances = [PLAN.stances[0], { atSec: 4, yaw: 0, pitch: 0, roll: 0, [part]: 0.12 }].filter((one) => !!one);
    const moving = pictures(true, 4.25, 4.55, { stances });
    const held = pictures(true, 4.25, 4.55, { stances: [] });
    for (const [k, { sway }] of moving.entries()) expect(sway).toBeLessThan((held[k]?.sway ?? 0) - 0.02);
  });

  it('opens a lid most of the way at once and the rest of it slowly', () => {
    const lids = pictures(true, 2.9, 4).map(({ blink }) => blink);
    const shut = lids.indexOf(Math.max(...lids));
    expect(lids[shut]).toBeGreaterThan(0.95);
    expect(lids[shut + 7]).toBeLessThan(0.2);
    expect(lids[shut + 8]).toBeGreaterThan(0.02);
  });

  it('is the same in any order of its moments', () => {
    const forwards = pictures(true, 0, 6);
    const acting = performing(true);
    const backwards = forwards.map((_, k) => actAt(acting, (forwards.length - 1 - k) / 30)).reverse();
    expect(backwards).toEqual(forwards);
  });
});
