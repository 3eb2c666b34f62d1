import type { Expression } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { FACES } from '#people/acting/expressions.ts';
import { faceAt } from '#people/acting/face-at.ts';
import { REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import type { PortraitName } from '../../testing/photo-portraits.ts';
import { portraitGeometry, stillPose } from '../../testing/portrait-geometry.ts';
import {
  breathStep,
  browLift,
  cheekLift,
  eyeAct,
  jawDrop,
  joinedLimits,
  poseMotion,
  separatedLimits,
} from './pose-motion.ts';

const face = portraitGeometry('eu_f28');
const LIMITS = [
  ['separated', separatedLimits],
  ['joined', joinedLimits],
] as const;

describe('what a pose asks of a photo', () => {
  it('asks for nothing at rest, but that brows are kind', () => {
    const { browInnerPx, ...others } = poseMotion(stillPose(), face, separatedLimits);
    expect(browInnerPx).toBeGreaterThan(0);
    expect(Object.values(others).every((weight) => weight === 0)).toBe(true);
  });

  it('raises low inner ends of brows with a smile, those of a stern face farther, and those of a serious one not at all', () => {
    const innerOf = (name: PortraitName, smile: number) => {
      const one = portraitGeometry(name);
      return poseMotion(stillPose({ smile }), one, separatedLimits).browInnerPx / one.faceWidth;
    };
    expect(innerOf('sa_m42', 0.2)).toBeGreaterThan(innerOf('af_f30', 0.2) + 0.01);
    expect(innerOf('sa_m42', -0.2)).toBe(0);
  });

  it.each([
    ['serious', 'neutral'],
    ['serious', 'friendly'],
    ['concerned', 'friendly'],
    ['skeptical', 'friendly'],
  ] as const)('moves the inner ends of stern brows without a snap between %s and %s', (one, other) => {
    const stern = portraitGeometry('sa_m42');
    const plan = (from: Expression, to: Expression) => [
      { atSec: 0, name: from, strength: 1 },
      { atSec: 1, name: to, strength: 1 },
    ];
    for (const expressions of [plan(one, other), plan(other, one)]) {
      const inner = Array.from({ length: 90 }, (_, frame) => {
        const pose = stillPose(faceAt(expressions, frame / 30));
        return poseMotion(pose, stern, separatedLimits).browInnerPx / stern.faceWidth;
      });
      const steps = inner.slice(1).map((at, index) => Math.abs(at - (inner[index] ?? at)));
      expect(Math.max(...steps)).toBeLessThan(0.014);
    }
  });

  it('raises stern brows of a skeptical face no further than those of any other', () => {
    const innerOf = (name: PortraitName) => {
      const one = portraitGeometry(name);
      return poseMotion(stillPose(FACES.skeptical), one, separatedLimits).browInnerPx / one.faceWidth;
    };
    expect(innerOf('sa_m42')).toBeCloseTo(innerOf('af_f30'), 9);
  });

  it.each(LIMITS)('never turns further than the %s limits', (_, limits) => {
    const random = seededRandom(8);
    for (let i = 0; i < 100; i++) {
      const wild = () => random() * 6 - 3;
      const pose = stillPose({ yaw: wild(), pitch: wild(), roll: wild(), shiftX: wild(), shiftY: wild() });
      const motion = poseMotion(pose, face, limits);
      expect(Math.abs(motion.yaw)).toBeLessThanOrEqual(limits.yaw);
      expect(Math.abs(motion.pitch)).toBeLessThanOrEqual(limits.pitch);
      expect(Math.abs(motion.roll)).toBeLessThanOrEqual(limits.roll);
      expect(Math.abs(motion.shiftX)).toBeLessThanOrEqual((limits.shift * face.faceWidth) / 2);
      expect(Math.abs(motion.shiftY)).toBeLessThanOrEqual((limits.shift * face.faceWidth) / 2);
    }
  });

  it('moves a photo less when its person is joined to the background', () => {
    for (const limit of ['yaw', 'pitch', 'roll', 'shift'] as const) {
      expect(joinedLimits[limit]).toBeLessThan(separatedLimits[limit]);
    }
  });

  it.each(['yaw', 'pitch', 'roll'] as const)('follows a small %s closely', (turn) => {
    const motion = poseMotion(stillPose({ [turn]: 0.005 }), face, separatedLimits);
    expect(motion[turn]).toBeGreaterThan(0.0048);
    expect(motion[turn]).toBeLessThanOrEqual(0.005);
  });

  it.each(['yaw', 'pitch', 'roll'] as const)('turns by %s as far to one side as to the other', (turn) => {
    const there = poseMotion(stillPose({ [turn]: 0.3 }), face, separatedLimits);
    const back = poseMotion(stillPose({ [turn]: -0.3 }), face, separatedLimits);
    expect(back[turn]).toBe(-there[turn]);
  });

  it('brings a head nearer within its limit, and lets hair lag only before a known background', () => {
    expect(poseMotion(stillPose({ near: 0.02 }), face, separatedLimits).near).toBeGreaterThan(0.018);
    expect(poseMotion(stillPose({ near: 9 }), face, separatedLimits).near).toBeLessThanOrEqual(separatedLimits.near);
    expect(poseMotion(stillPose({ sway: 0.5 }), face, separatedLimits).swayPx).toBeGreaterThan(0.01 * face.faceWidth);
    expect(poseMotion(stillPose({ sway: 0.5 }), face, joinedLimits).swayPx).toBe(0);
  });

  it('drops the jaw in step with the mouth', () => {
    const jawOf = (open: number) =>
      poseMotion(stillPose({ mouth: { ...REST_MOUTH, open } }), face, separatedLimits).jaw;
    expect([jawOf(0), jawOf(0.5), jawOf(1)]).toEqual([0, jawDrop / 2, jawDrop]);
  });

  const browsOf = (change: Parameters<typeof stillPose>[0]) => poseMotion(stillPose(change), face, separatedLimits);

  it('lowers the brows for a frown and draws them together', () => {
    expect(browsOf({ frown: 1 }).browLeftPx).toBeLessThan(0);
    expect(browsOf({ frown: 1 }).frownPx).toBeGreaterThan(0);
    expect(browsOf({ brow: 1 }).browLeftPx).toBeGreaterThan(0);
  });

  it('raises the brows at a stressed word by more than a fiftieth of the face, and never beyond their limit', () => {
    const liftOf = (brow: number) => (browsOf({ brow }).browLeftPx ?? 0) / face.faceWidth;
    expect(liftOf(0.53)).toBeGreaterThan(liftOf(0.27) + 0.02);
    expect(liftOf(5)).toBeLessThanOrEqual(1.3 * browLift);
  });

  it('raises one brow above the other for doubt', () => {
    const { browLeftPx, browRightPx } = browsOf({ browTwist: 1 });
    expect(browRightPx).toBeGreaterThan(0);
    expect(browLeftPx).toBe(-browRightPx);
  });

  it('raises whole brows for concern, and their inner ends twice as far', () => {
    const { browInnerPx = 0, browLeftPx = 0 } = browsOf({ concern: 1 });
    expect(browLeftPx / face.faceWidth).toBeGreaterThan(0.015);
    expect(browInnerPx).toBeGreaterThan(2 * browLeftPx);
    expect(browInnerPx / face.faceWidth).toBeGreaterThan(0.04);
  });

  it('narrows the eyes for a smile and for spread lips, and opens them for surprise', () => {
    expect(eyeAct(stillPose({ smile: 1 })).squint).toBeGreaterThan(eyeAct(stillPose()).squint);
    const spread = stillPose({ mouth: { ...REST_MOUTH, wide: 1 } });
    expect(eyeAct(spread).squint).toBeGreaterThan(eyeAct(stillPose()).squint + 0.1);
    expect(eyeAct(stillPose({ stare: 0.5 })).stare).toBe(0.5);
    expect([0, 0.5].map((stare) => eyeAct(stillPose({ stare })).calm)).toEqual([1, 0]);
    expect(eyeAct(stillPose({ blink: 1 })).blink).toBe(1);
  });

  it('lets lids go down and up with the eyes', () => {
    const [down, ahead, up] = [0.7, 0, -0.7].map((gazeY) => eyeAct(stillPose({ gazeY })));
    expect(down?.blink).toBeGreaterThan(0.15);
    expect(down?.blink).toBeLessThan(0.42);
    expect(ahead?.blink).toBe(0);
    expect([ahead?.stare, up?.blink]).toEqual([0, 0]);
    expect(up?.stare).toBeGreaterThan(0.1);
  });

  it('keeps the gaze of the picture however the head turns, but for small looks and those aside', () => {
    for (const yaw of [-0.2, 0, 0.2]) {
      const turned = (look: number) => eyeAct(stillPose({ yaw, pitch: 0.05, gazeX: look - 1.6 * yaw, gazeY: 0.06 }));
      expect(turned(0).gazeX).toBeCloseTo(0, 9);
      expect(turned(0).gazeY).toBeCloseTo(0, 9);
      expect(turned(0.5).gazeX).toBeGreaterThan(0.2);
      expect(turned(-0.5).gazeX).toBeLessThan(-0.2);
      expect(turned(1).gazeX).toBeLessThan(0.81);
    }
  });

  it('moves the eyes by a small look so that it is seen, and by less than a third of one aside', () => {
    for (const yaw of [-0.2, 0, 0.2]) {
      const turned = (look: number) => eyeAct(stillPose({ yaw, gazeX: look - 1.6 * yaw })).gazeX;
      expect(turned(0.08)).toBeGreaterThan(0.12);
      expect(turned(0.08)).toBeLessThan(turned(0.6) / 3);
    }
  });

  it('lifts the cheeks for a smile and for spread lips, not for rounded ones', () => {
    const cheeksOf = (wide: number, smile = 0) =>
      poseMotion(stillPose({ smile, mouth: { ...REST_MOUTH, wide } }), face, separatedLimits).cheekPx;
    expect(cheeksOf(0, 0.8)).toBeGreaterThan(0);
    expect(cheeksOf(0.8)).toBeGreaterThan(0);
    expect(cheeksOf(-0.8)).toBe(0);
    expect(cheeksOf(1, 5)).toBeLessThanOrEqual(cheekLift * face.faceWidth);
  });

  it('breathes in whole steps', () => {
    const breaths = Array.from({ length: 201 }, (_, i) => stillPose({ breath: i / 100 - 1 }));
    expect(new Set(breaths.map(breathStep)).size).toBe(25);
  });

  it('moves equally for poses in the same step of a breath', () => {
    const [one, other] = [stillPose({ breath: 0.5 }), stillPose({ breath: 0.51 })];
    expect(breathStep(one)).toBe(breathStep(other));
    expect(poseMotion(one, face, joinedLimits)).toEqual(poseMotion(other, face, joinedLimits));
  });
});
