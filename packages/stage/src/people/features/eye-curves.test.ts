import { ETHNICITIES } from '@herald/media/person/shape-knobs';
import { describe, expect, it } from 'vitest';
import type { Pose } from '#base/performer.ts';
import { stillPose } from '../../../testing/portrait-geometry.ts';
import { fillField } from '../face/face-grid.ts';
import { type FaceShape, resolveFaceShape } from '../face/face-shape.ts';
import { headView } from '../face/head-view.ts';
import { type EyeCurves, eyeCurves, LID_STEPS, type Side } from './eye-curves.ts';

const UNIT_PX = 100;
const flat = fillField(() => 0.8);
const MIDDLE = LID_STEPS / 2;
const faces: FaceShape[] = ETHNICITIES.flatMap((ethnicity) =>
  ([5, 30, 75] as const).map((ageYears) => resolveFaceShape({ gender: 'female', ethnicity, ageYears, shape: {} })),
);

function eyeOf(change: Partial<Pose> = {}, face: FaceShape = faces[1], side: Side = 1, unevenness = 0): EyeCurves {
  const pose = stillPose(change);
  return eyeCurves(side, { face, view: headView(face, flat, UNIT_PX)(pose), pose, unevenness });
}

const opening = ({ upperLid, lowerLid }: EyeCurves): number => lowerLid[MIDDLE][1] - upperLid[MIDDLE][1];

describe('the lines of an eye', () => {
  it('run from one corner to the other', () => {
    const { upperLid, lowerLid, inner, outer } = eyeOf();
    for (const lid of [upperLid, lowerLid]) {
      expect(lid).toHaveLength(LID_STEPS + 1);
      expect([lid[0], lid[LID_STEPS]]).toEqual([inner, outer]);
    }
  });

  it('have an upper lid over the lower one in every face', () => {
    for (const face of faces) expect(opening(eyeOf({}, face))).toBeGreaterThan(3);
  });

  it('have the crease above the upper lid in every face', () => {
    for (const face of faces) {
      const { crease, upperLid } = eyeOf({}, face);
      expect(crease[MIDDLE][1]).toBeLessThan(upperLid[MIDDLE][1]);
    }
  });

  it('mirror those of the other eye', () => {
    const [left, right] = ([-1, 1] as const).map((side) => eyeOf({}, faces[1], side));
    for (const [i, [x, y]] of left.upperLid.entries()) {
      expect(x).toBeCloseTo(-right.upperLid[i][0], 6);
      expect(y).toBeCloseTo(right.upperLid[i][1], 6);
    }
  });

  it('lie a little higher on one side of an uneven face', () => {
    const [left, right] = ([-1, 1] as const).map((side) => eyeOf({}, faces[1], side, 1));
    expect(left.center[1]).toBeLessThan(right.center[1]);
  });
});

describe('a blink', () => {
  it('closes the eye further with every step', () => {
    const openings = [0, 0.25, 0.5, 0.75, 1].map((blink) => opening(eyeOf({ blink })));
    for (let i = 1; i < openings.length; i++) expect(openings[i]).toBeLessThan(openings[i - 1]);
  });

  it.each(faces)('brings the lids of face %# together', (face) => {
    expect(Math.abs(opening(eyeOf({ blink: 1 }, face)))).toBeLessThan(1.5);
  });

  it('leaves the lower lid and the corners where they are', () => {
    expect(eyeOf({ blink: 1 }).lowerLid).toEqual(eyeOf().lowerLid);
    expect(eyeOf({ blink: 1 }).outer).toEqual(eyeOf().outer);
  });

  it('remembers the lid of the open eye', () => {
    expect(eyeOf({ blink: 1 }).restingLid).toEqual(eyeOf().upperLid);
  });

  it('closes no further than closed', () => {
    expect(eyeOf({ blink: 3 }).upperLid).toEqual(eyeOf({ blink: 1 }).upperLid);
  });
});

describe('a look', () => {
  it('opens wider in a stare and narrower in a squint', () => {
    expect(opening(eyeOf({ stare: 1 }))).toBeGreaterThan(opening(eyeOf()));
    expect(opening(eyeOf({ squint: 0.5 }))).toBeLessThan(opening(eyeOf()));
  });

  it('narrows with a broad smile', () => {
    expect(opening(eyeOf({ smile: 1 }))).toBeLessThan(opening(eyeOf()));
  });

  it('lowers the upper lid when it goes down', () => {
    expect(eyeOf({ gazeY: 1 }).upperLid[MIDDLE][1]).toBeGreaterThan(eyeOf().upperLid[MIDDLE][1]);
  });
});
