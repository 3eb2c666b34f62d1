import { ETHNICITIES } from '@herald/media/person/shape-knobs';
import { VISEMES } from '@herald/media/visemes';
import { describe, expect, it } from 'vitest';
import type { Pose } from '#base/performer.ts';
import { stillPose } from '../../../testing/portrait-geometry.ts';
import { fillField } from '../face/face-grid.ts';
import { faceOutline, outlineHalfWidth } from '../face/face-outline.ts';
import { type FaceShape, resolveFaceShape } from '../face/face-shape.ts';
import { headView } from '../face/head-view.ts';
import { type MouthCurves, mouthCurves } from './mouth-curves.ts';
import { REST_MOUTH, VISEME_MOUTHS } from './viseme-mouths.ts';

const UNIT_PX = 100;
const flat = fillField(() => 0.8);
const LINES = ['upperTop', 'upperBottom', 'lowerTop', 'lowerBottom'] as const;

const faces: FaceShape[] = ETHNICITIES.map((ethnicity, i) =>
  resolveFaceShape({ gender: i % 2 ? 'male' : 'female', ethnicity, ageYears: 8 + i * 9, shape: {} }),
);

function curvesOf(change: Partial<Pose> = {}, face: FaceShape = faces[0], unevenness = 0): MouthCurves {
  const pose = stillPose(change);
  return mouthCurves({ face, view: headView(face, flat, UNIT_PX)(pose), pose, unevenness });
}

const middleY = (curves: MouthCurves, line: (typeof LINES)[number]): number =>
  curves[line][(curves[line].length - 1) / 2][1];

describe.each(VISEMES)('the lips for %s', (viseme) => {
  const smiles = [-0.3, 0, 0.4, 1];
  const mouths = faces.flatMap((face) =>
    smiles.map((smile) => ({ face, curves: curvesOf({ smile, mouth: VISEME_MOUTHS[viseme] }, face) })),
  );

  it('are drawn with finite points', () => {
    for (const { curves } of mouths) {
      for (const line of LINES) expect(curves[line].flat().every(Number.isFinite)).toBe(true);
    }
  });

  it('have an upper lip over a lower lip', () => {
    for (const { curves } of mouths) {
      expect(middleY(curves, 'upperTop')).toBeLessThan(middleY(curves, 'upperBottom'));
      expect(middleY(curves, 'lowerTop')).toBeLessThan(middleY(curves, 'lowerBottom'));
    }
  });

  it('are as wide to the left as to the right', () => {
    for (const { curves } of mouths) {
      for (const line of LINES) {
        expect(curves[line][0][0]).toBeCloseTo(-curves[line][curves[line].length - 1][0], 6);
      }
    }
  });

  it('stay inside the face', () => {
    for (const { face, curves } of mouths) {
      const halfAt = outlineHalfWidth(faceOutline(face));
      expect(curves.halfWidth).toBeLessThan(halfAt(face.mouthY) - 0.05);
      expect(middleY(curves, 'upperTop')).toBeGreaterThan(face.noseTipY * UNIT_PX);
      expect(middleY(curves, 'lowerBottom')).toBeLessThan((face.chinY + 0.2) * UNIT_PX);
    }
  });
});

describe('the lips', () => {
  it('are closed at rest', () => {
    expect(curvesOf().gap).toBe(0);
  });

  it('part further with every step of the jaw', () => {
    const gaps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((open) => curvesOf({ mouth: { ...REST_MOUTH, open } }).gap);
    for (let i = 1; i < gaps.length; i++) expect(gaps[i]).toBeGreaterThan(gaps[i - 1]);
  });

  it('stay closed when pressed, even in a broad smile', () => {
    expect(curvesOf({ smile: 1, mouth: VISEME_MOUTHS.PP }).gap).toBeLessThan(0.005);
  });

  it('part in a broad smile and show the upper teeth', () => {
    const { gap, teeth } = curvesOf({ smile: 1 });
    expect(gap).toBeGreaterThan(0.05);
    expect(teeth).toBeGreaterThan(0.9);
  });

  it('grow narrower when rounded and wider when spread', () => {
    const widthOf = (mouth: Pose['mouth']) => curvesOf({ mouth }).halfWidth;
    expect(widthOf(VISEME_MOUTHS.U)).toBeLessThan(widthOf(REST_MOUTH));
    expect(widthOf({ ...REST_MOUTH, wide: 1 })).toBeGreaterThan(widthOf(REST_MOUTH));
  });

  it('raise their corners in a smile', () => {
    expect(curvesOf({ smile: 0.4 }).upperTop[0][1]).toBeLessThan(curvesOf().upperTop[0][1]);
  });

  it('lower their corners in a sad mouth', () => {
    expect(curvesOf({ smile: -0.4 }).upperTop[0][1]).toBeGreaterThan(curvesOf().upperTop[0][1]);
  });

  it('sit to one side in an uneven face', () => {
    const [left] = curvesOf({}, faces[0], -1).upperTop[0];
    const [right] = curvesOf({}, faces[0], 1).upperTop[0];
    expect(right).toBeGreaterThan(left);
  });
});
