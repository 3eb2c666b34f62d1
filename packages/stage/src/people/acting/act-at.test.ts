import type { ActingPlan } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { VISEME_MOUTHS } from '../mouth/viseme-mouths.ts';
import { actAt, prepareActing } from './act-at.ts';
import { FACES } from './expressions.ts';

const STILL: ActingPlan = {
  expressions: [{ atSec: -1, name: 'neutral', strength: 1 }],
  nuances: [],
  looks: [],
  stances: [],
  headMoves: [],
  accents: [],
  blinks: [],
  gestures: [],
  shows: [],
};
const WORDS = [
  { startSec: 0.5, endSec: 0.9 },
  { startSec: 0.95, endSec: 1.4 },
  { startSec: 1.45, endSec: 2 },
  { startSec: 2.8, endSec: 3.2 },
  { startSec: 3.25, endSec: 3.9 },
  { startSec: 4.0, endSec: 4.5 },
];

const performing = (plan: Partial<ActingPlan> = {}, seed = 12) =>
  prepareActing({ seed, plan: { ...STILL, ...plan }, mouthAt: () => VISEME_MOUTHS.aa, words: WORDS });
const times = (fromSec: number, toSec: number) =>
  Array.from({ length: Math.round((toSec - fromSec) * 30) + 1 }, (_, i) => fromSec + i / 30);
const over = (plan: Partial<ActingPlan>, fromSec: number, toSec: number) => {
  const acting = performing(plan);
  return times(fromSec, toSec).map((tSec) => actAt(acting, tSec));
};
/** What a plan changes at a moment, against doing nothing. */
const added = (plan: Partial<ActingPlan>, part: 'yaw' | 'pitch' | 'roll' | 'brow', tSec: number) =>
  actAt(performing(plan), tSec)[part] - actAt(performing(), tSec)[part];

describe('acting', () => {
  it('lets the shoulders follow a turn of the head by a part, and later', () => {
    const plan = { stances: [{ atSec: 2, yaw: 0.15, pitch: 0, roll: 0 }] };
    const leanBy = (tSec: number) => (actAt(performing(plan), tSec).lean ?? 0) - (actAt(performing(), tSec).lean ?? 0);
    expect(added(plan, 'yaw', 2.1)).toBeGreaterThan(0);
    expect(leanBy(2.1)).toBeCloseTo(0, 6);
    expect(leanBy(2.3)).toBeGreaterThan(0);
    expect(leanBy(3)).toBeGreaterThan(0.02);
    expect(leanBy(3)).toBeLessThan(0.07);
  });

  it('is the same for the same seed and moves otherwise for another seed', () => {
    expect(actAt(performing(), 3)).toEqual(actAt(performing(), 3));
    expect(actAt(performing({}, 13), 3)).not.toEqual(actAt(performing(), 3));
  });

  it('depends on the moment alone, in any order', () => {
    const acting = performing({ stances: [{ atSec: 1, yaw: 0.1, pitch: 0, roll: 0 }] });
    const forwards = times(0, 3).map((tSec) => actAt(acting, tSec));
    const backwards = times(0, 3)
      .reverse()
      .map((tSec) => actAt(acting, tSec));
    expect(backwards.reverse()).toEqual(forwards);
  });

  it.each(['delighted', 'surprised', 'concerned'] as const)(
    'shows %s larger at the peak of a film, with the head up',
    (name) => {
      const face = { atSec: 1, name, strength: 1 };
      const [usual, peak] = [face, { ...face, isPeak: true as const }].map((one) =>
        actAt(performing({ expressions: [one] }), 1.8),
      );
      const shown = ({ smile, brow, stare = 0, concern = 0 }: typeof usual) => Math.abs(smile) + brow + stare + concern;
      expect(shown(peak)).toBeGreaterThan(1.1 * shown(usual));
      expect(peak.pitch).toBeLessThan(usual.pitch);
      expect(peak.shiftY).toBeLessThan(usual.shiftY);
    },
  );

  it('follows the mouth while a word is spoken', () => {
    expect(actAt(performing(), 1.2).mouth).toEqual(VISEME_MOUTHS.aa);
  });

  it('rests the mouth in every silence of 200 ms or more, whatever the face says', () => {
    const silences = [
      [0, 0.43],
      [2.07, 2.73],
      [4.57, 10],
    ] as const;
    const delighted = { expressions: [{ atSec: -1, name: 'delighted' as const, strength: 1 }] };
    for (const [from, to] of silences) {
      for (const pose of over(delighted, from, to)) {
        expect(pose.mouth.open).toBeLessThan(0.02);
        expect(pose.smile).toBeLessThanOrEqual(0.6);
      }
    }
  });

  it('keeps speaking through gaps shorter than 200 ms', () => {
    expect(actAt(performing(), 0.92).mouth.open).toBeGreaterThan(0.8);
    expect(actAt(performing(), 3.95).mouth.open).toBeGreaterThan(0.8);
  });

  it('smiles wider in a mouth that speaks than with lips at rest', () => {
    const delighted = performing({ expressions: [{ atSec: -1, name: 'delighted', strength: 1 }] });
    expect(actAt(delighted, 1.2).smile).toBeGreaterThan(actAt(delighted, 2.4).smile + 0.05);
  });

  it('closes the eyes fully for every blink of the plan', () => {
    const poses = over({ blinks: [{ atSec: 1 }, { atSec: 3 }] }, 0, 5);
    const closed = poses.map(({ blink }) => blink > 0.6);
    expect(closed.filter((is, index) => is && !closed[index - 1])).toHaveLength(2);
    expect(Math.max(...poses.map(({ blink }) => blink))).toBeGreaterThan(0.95);
  });

  it('shuts its eyes over three pictures at least, and opens them over four', () => {
    for (const atSec of [1, 1.013, 1.07, 1.21, 1.34, 1.52]) {
      const lids = over({ blinks: [{ atSec }] }, 0.9, 3).map(({ blink }) => blink);
      const shut = lids.indexOf(Math.max(...lids));
      const moving = (part: readonly number[]) => part.filter((blink) => blink > 0.001 && blink < 0.999).length;
      expect(moving(lids.slice(0, shut))).toBeGreaterThanOrEqual(3);
      expect(moving(lids.slice(shut + 1))).toBeGreaterThanOrEqual(4);
    }
  });

  it('blinks now quickly, now slowly, and once where the plan has one blink', () => {
    const shut = (atSec: number) => over({ blinks: [{ atSec }] }, 0, 5).map(({ blink }) => blink > 0.5);
    const moments = Array.from({ length: 40 }, (_, k) => 1 + k * 0.0713);
    const lengths = new Set(moments.map((atSec) => shut(atSec).filter(Boolean).length));
    expect(lengths.size).toBeGreaterThan(2);
    const times = moments.map((atSec) => shut(atSec).filter((is, k, all) => is && !all[k - 1]).length);
    expect(new Set(times)).toEqual(new Set([1]));
  });

  it('looks where the plan looks, wherever the head is', () => {
    const { gazeX, yaw } = actAt(performing({ looks: [{ atSec: 1, x: 0.4, y: 0 }] }), 2);
    expect(gazeX + yaw * 1.6).toBeCloseTo(0.4, 5);
  });

  it('raises the brows with an accent', () => {
    expect(added({ accents: [{ atSec: 1, strength: 1 }] }, 'brow', 1.15)).toBeGreaterThan(0.3);
  });

  it('nods, shakes and tilts', () => {
    expect(added({ headMoves: [{ atSec: 1, kind: 'nod', strength: 1 }] }, 'pitch', 1.05)).toBeGreaterThan(0.04);
    const shaken = times(1, 1.85).map((t) =>
      added({ headMoves: [{ atSec: 1, kind: 'shake', strength: 1 }] }, 'yaw', t),
    );
    expect([Math.min(...shaken) < -0.03, Math.max(...shaken) > 0.03]).toEqual([true, true]);
    expect(added({ headMoves: [{ atSec: 1, kind: 'tilt', strength: -1 }] }, 'roll', 1.5)).toBeLessThan(-0.04);
  });

  it('takes a stance within half a second and holds it', () => {
    const plan = { stances: [{ atSec: 1, yaw: 0.15, pitch: 0, roll: 0 }] };
    expect(added(plan, 'yaw', 0.99)).toBeCloseTo(0, 5);
    expect(added(plan, 'yaw', 1.6)).toBeCloseTo(0.15, 5);
    expect(added(plan, 'yaw', 8)).toBeCloseTo(0.15, 5);
  });

  it('moves smoothly through stances that follow each other too soon', () => {
    const stances = [1, 1.2, 1.4, 1.5].map((atSec, i) => ({ atSec, yaw: i % 2 ? -0.16 : 0.16, pitch: 0, roll: 0.05 }));
    const poses = over({ stances }, 0, 4);
    for (const [i, pose] of poses.entries()) {
      const last = poses[i - 1] ?? pose;
      expect(Math.abs(pose.yaw - last.yaw)).toBeLessThan(0.04);
      expect(Math.abs(pose.roll - last.roll)).toBeLessThan(0.02);
    }
  });

  it('changes the face within 180 to 320 ms', () => {
    const plan = {
      expressions: [
        { atSec: -1, name: 'serious' as const, strength: 1 },
        { atSec: 1, name: 'surprised' as const, strength: 1 },
      ],
    };
    const stare = (tSec: number) => actAt(performing(plan), tSec).stare ?? 0;
    expect([stare(1), stare(1.32)]).toEqual([0, FACES.surprised.stare]);
    expect(stare(1.1)).toBeGreaterThan(0.05);
    expect(stare(1.1)).toBeLessThan(0.7);
  });

  it('breathes about every four seconds', () => {
    const breaths = over({}, 0, 60).map((pose) => pose.breath > 0);
    const count = breaths.filter((inhaled, i) => inhaled && breaths[i - 1] === false).length;
    expect(count).toBeGreaterThanOrEqual(12);
    expect(count).toBeLessThanOrEqual(18);
  });

  it('lets hair lag behind the head', () => {
    const stances = [1, 3, 5].map((atSec, i) => ({ atSec, yaw: i % 2 ? -0.15 : 0.15, pitch: 0, roll: 0 }));
    const sway = over({ stances }, 0, 8).map((pose) => Math.abs(pose.sway));
    expect(Math.max(...sway)).toBeGreaterThan(0.05);
    expect(Math.max(...sway)).toBeLessThanOrEqual(1);
  });

  it('draws the brows of an angry face lower and closer than those of a serious one, also on a stress', () => {
    const faceOf = (isAngry: boolean) => {
      const expression = { atSec: -1, name: 'serious' as const, strength: 1, ...(isAngry && { isAngry }) };
      const plan = { expressions: [expression], accents: [{ atSec: 2, strength: 1 }] };
      return actAt(performing(plan), 2);
    };
    const [angry, serious] = [faceOf(true), faceOf(false)];
    expect(angry.brow).toBeLessThan(serious.brow - 0.1);
    expect(angry.frown).toBeGreaterThan((serious.frown ?? 0) + 0.5);
    expect(angry.brow).toBeLessThan(0);
  });
});
