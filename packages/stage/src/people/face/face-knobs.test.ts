import { SHAPE_KNOBS, type ShapeKnobs } from '@herald/media/person/shape-knobs';
import { describe, expect, it } from 'vitest';
import { faceOutline, outlineHalfWidth } from './face-outline.ts';
import { type FaceShape, resolveFaceShape } from './face-shape.ts';
import { heightField } from './height-field.ts';

const faceWith = (shape: Partial<ShapeKnobs>): FaceShape =>
  resolveFaceShape({ gender: 'female', ethnicity: 'european', ageYears: 28, shape });

const halfWidthOf = (face: FaceShape) => outlineHalfWidth(faceOutline(face));

const MEASURES: [knob: keyof ShapeKnobs, measure: string, read: (face: FaceShape) => number][] = [
  ['faceWidth', 'head', (face) => face.halfWidth],
  ['faceLength', 'chin', (face) => face.chinY],
  ['chinLength', 'chin', (face) => face.chinY],
  ['neckWidth', 'neck', (face) => face.neckHalfWidth],
  ['eyeSpacing', 'place of the eyes', (face) => face.eyeX],
  ['eyeSize', 'width of the eyes', (face) => face.eyeHalfWidth],
  ['eyeOpening', 'upper lids', (face) => face.upperLidHeight],
  ['eyeTilt', 'tilt of the eyes', (face) => face.eyeTilt],
  ['noseWidth', 'width of the nose', (face) => face.noseWidth],
  ['noseLength', 'tip of the nose', (face) => face.noseTipY],
  ['lipWidth', 'width of the mouth', (face) => face.mouthHalfWidth],
  ['lipFullness', 'lower lip', (face) => face.lowerLipHeight],
  ['upperLip', 'upper lip', (face) => face.upperLipHeight],
  ['browGap', 'height of the brows', (face) => -face.browY],
  ['forehead', 'height of the hairline', (face) => -face.hairlineY],
  ['jawWidth', 'jaw', (face) => halfWidthOf(face)(0.875 * (face.chinY / 1.3))],
  ['chinWidth', 'sides of the chin', (face) => halfWidthOf(face)(face.chinY - 0.05)],
  ['cheekFullness', 'cheeks', (face) => halfWidthOf(face)(0.6 * (face.chinY / 1.3))],
  ['noseBump', 'ridge of the nose', (face) => heightField(face, halfWidthOf(face))(0, 0.13)],
  ['browRidge', 'brows', (face) => heightField(face, halfWidthOf(face))(0.36, -0.215)],
  ['noseRidge', 'sides of the nose', (face) => heightField(face, halfWidthOf(face))(0.1, 0.25)],
  [
    'noseWings',
    'wings of the nose',
    (face) => heightField(face, halfWidthOf(face))(0.15 * face.noseWidth, face.noseTipY + 0.045),
  ],
  ['noseDrop', 'tip of the nose', (face) => heightField(face, halfWidthOf(face))(0, face.noseTipY + 0.1)],
  ['jawTaper', 'sides of the jaw inwards', (face) => -halfWidthOf(face)(1.105 * (face.chinY / 1.3))],
  ['cheekbone', 'cheekbones', (face) => heightField(face, halfWidthOf(face))(0.51, 0.285)],
];

describe('the knobs of a face', () => {
  it.each(MEASURES)('%s moves the %s further with every turn', (knob, _, read) => {
    const values = [-0.6, -0.3, 0, 0.3, 0.6].map((turn) => read(faceWith({ [knob]: turn })));
    for (let i = 1; i < values.length; i++) expect(values[i]).toBeGreaterThan(values[i - 1]);
  });

  it('stop at what a face can be', () => {
    const far = Object.fromEntries(SHAPE_KNOBS.map((knob) => [knob, 50]));
    for (const value of Object.values(faceWith(far).knobs)) expect(value).toBeLessThanOrEqual(1.4);
  });

  it('change a man and a woman in the same direction', () => {
    const chinOf = (gender: 'male' | 'female', chinLength: number) =>
      resolveFaceShape({ gender, ethnicity: 'african', ageYears: 40, shape: { chinLength } }).chinY;
    expect(chinOf('male', 0.5) - chinOf('male', 0)).toBeCloseTo(chinOf('female', 0.5) - chinOf('female', 0), 9);
  });
});

describe('the outline of a face', () => {
  const outline = faceOutline(faceWith({}));

  it('runs from the crown to the chin', () => {
    expect(outline[0]).toEqual([0, -1.36]);
    expect(outline[outline.length - 1]).toEqual([0, faceWith({}).chinY]);
  });

  it('never crosses the middle of the face', () => {
    for (const [x] of outline) expect(x).toBeGreaterThanOrEqual(0);
  });

  it('never climbs on its way down', () => {
    for (let i = 1; i < outline.length; i++) expect(outline[i][1]).toBeGreaterThan(outline[i - 1][1] - 0.001);
  });

  it('is widest above the ears', () => {
    const widest = outline.reduce((best, point) => (point[0] > best[0] ? point : best));
    expect(widest[1]).toBeGreaterThan(-0.6);
    expect(widest[1]).toBeLessThan(0.1);
  });
});
