import { describe, expect, it } from 'vitest';
import type { Point } from '#base/math/point.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { landmark } from './face-contours.ts';
import { motionBasis } from './motion-basis.ts';
import { motionField, sampleGrid, updateMotion } from './motion-field.ts';
import { jawDrop, poseMotion, separatedLimits } from './pose-motion.ts';

const face = portraitGeometry('eu_f28');
const basis = motionBasis(SMALL_FRAME, face);
const { grid } = basis;
const FIELDS = [
  ...([
    'yaw',
    'yawY',
    'pitch',
    'pitchX',
    'rollX',
    'rollY',
    'shift',
    'dip',
    'nearX',
    'nearY',
    'jawX',
    'jawY',
    'breath',
    'lean',
    'sway',
    'cheek',
    'cheekX',
    'aside',
  ] as const),
  ...(['browLeft', 'browRight', 'browInner', 'frown'] as const),
] as const;

const at = (field: (typeof FIELDS)[number], [x, y]: Point): number => sampleGrid(basis[field], grid, x, y);
const pointOf = (index: number): Point => [face.mesh[index][0], face.mesh[index][1]];
const chin = pointOf(landmark.chin);
const nose = pointOf(landmark.noseTip);
const forehead = pointOf(landmark.foreheadTop);

describe('how the parts of a photo move', () => {
  it('covers the whole frame with its grid', () => {
    expect((grid.columns - 1) * grid.cell).toBeGreaterThanOrEqual(SMALL_FRAME.width);
    expect((grid.rows - 1) * grid.cell).toBeGreaterThanOrEqual(SMALL_FRAME.height);
  });

  it.each(['browLeft', 'browInner'] as const)('leaves the lid below a brow where it is in %s', (field) => {
    const [brow, lid] = [pointOf(landmark.browLeftArch), pointOf(159)];
    expect(at('browLeft', brow)).toBeGreaterThan(0.85);
    expect(Math.abs(at(field, lid))).toBeLessThan(0.18);
  });

  it.each(FIELDS)('has finite numbers for %s everywhere', (field) => {
    expect(basis[field].every(Number.isFinite)).toBe(true);
  });

  it.each(['yaw', 'pitch', 'rollX', 'rollY', 'shift', 'dip', 'jawY'] as const)(
    'keeps the sides still in %s',
    (field) => {
      for (let row = 0; row < grid.rows; row++) expect(Math.abs(basis[field][row * grid.columns])).toBe(0);
    },
  );

  it('makes a head that comes nearer larger around its middle, and holds it at the neck', () => {
    expect(at('nearY', forehead)).toBeLessThan(at('nearY', nose));
    expect(at('nearY', nose)).toBeLessThan(0);
    expect(at('nearX', pointOf(landmark.mouthRight))).toBeGreaterThan(0);
    expect(at('nearX', pointOf(landmark.mouthLeft))).toBeLessThan(0);
    expect(Math.abs(at('nearY', [face.pivot[0], face.pivot[1]]))).toBeLessThan(0.05 * face.faceWidth);
  });

  it('lets hair lag beside cheek and neck, and neither the face nor the crown', () => {
    const local = (across: number, down: number) => face.toFrame(across * face.faceWidth, down * face.faceWidth);
    expect(at('sway', local(0.66, 0.3))).toBeGreaterThan(0.5);
    expect(at('sway', local(0.66, -0.7))).toBe(0);
    expect([nose, chin, forehead].map((point) => at('sway', point))).toEqual([0, 0, 0]);
  });

  it('takes hair beside the neck aside with turn, tilt and shift, and its lag the same way', () => {
    const hair = face.toFrame(0.66 * face.faceWidth, 0.3 * face.faceWidth);
    for (const field of ['yaw', 'rollX', 'shift', 'sway'] as const) expect(at(field, hair)).toBeGreaterThan(0);
  });

  it('turns the nose further than the forehead’s rim', () => {
    expect(at('yaw', nose)).toBeGreaterThan(at('yaw', forehead));
    expect(at('yaw', nose)).toBeGreaterThan(0.3 * face.faceWidth);
  });

  it('makes the side of a face larger that a turn brings nearer, and the forehead of one that nods', () => {
    const beside = (u: number, v: number): Point => face.toFrame(u * face.faceWidth, v * face.faceWidth);
    expect(at('yawY', beside(-0.35, 0.25))).toBeGreaterThan(0);
    expect(at('yawY', beside(0.35, 0.25))).toBeLessThan(0);
    expect(at('pitchX', beside(0.3, -0.9))).toBeGreaterThan(0);
    expect(at('pitchX', beside(0.3, 0.25))).toBeLessThan(0);
  });

  it('drops the chin with the jaw and leaves the nose and the forehead', () => {
    expect(at('jawY', chin)).toBeGreaterThan(0.8 * face.faceWidth);
    expect(at('jawY', nose)).toBe(0);
    expect(at('jawY', forehead)).toBe(0);
  });

  it('takes the chin over the neck, which stays', () => {
    const below = (share: number): Point => face.toFrame(0, face.chinLocalY + share * face.faceWidth);
    expect(at('jawY', below(0.12))).toBeLessThan(0.5 * at('jawY', chin));
    expect(at('jawY', below(0.2))).toBeLessThan(0.2 * at('jawY', chin));
    expect(at('jawY', below(0.34))).toBe(0);
  });

  it('does not fold the neck below a wide open mouth', () => {
    const field = motionField(grid);
    const still = poseMotion({ ...NEUTRAL_POSE, smile: 0 }, face, separatedLimits);
    updateMotion(field, basis, { ...still, jaw: jawDrop });
    const column = Math.round(chin[0] / grid.cell);
    const rows = Array.from({ length: grid.rows }, (_, row) => field.fromY[row * grid.columns + column] ?? 0);
    for (const [row, fromY] of rows.slice(1).entries()) expect(fromY).toBeGreaterThan(rows[row] ?? 0);
  });

  it('draws both sides of the jaw towards the middle', () => {
    const low = face.chinLocalY * 0.7;
    expect(at('jawX', face.toFrame(-0.15 * face.faceWidth, low))).toBeGreaterThan(0);
    expect(at('jawX', face.toFrame(0.15 * face.faceWidth, low))).toBeLessThan(0);
  });

  it('lifts the brows and not the mouth', () => {
    expect(at('browLeft', pointOf(105))).toBeGreaterThan(0.7);
    expect(at('browRight', pointOf(334))).toBeGreaterThan(0.7);
    expect(at('browLeft', face.mouth)).toBeLessThan(0.01);
  });

  it('lifts each brow alone', () => {
    expect(at('browLeft', pointOf(334))).toBeLessThan(0.01);
    expect(at('browRight', pointOf(105))).toBeLessThan(0.01);
  });

  it('draws the inner ends of the brows together, not the outer ones', () => {
    expect(at('frown', pointOf(107))).toBeGreaterThan(0.3);
    expect(at('frown', pointOf(336))).toBeLessThan(-0.3);
    expect(Math.abs(at('frown', pointOf(70)))).toBeLessThan(0.1);
    expect(at('browInner', pointOf(107))).toBeGreaterThan(2 * at('browInner', pointOf(70)));
  });

  it('takes cheeks aside with the corners of the mouth, and neither nose nor ears', () => {
    const beside = (u: number): Point => face.toFrame(u * face.faceWidth, 0.02 * face.faceWidth);
    expect(at('aside', beside(0.25))).toBeGreaterThan(0.8);
    expect(at('aside', beside(-0.25))).toBeLessThan(-0.8);
    expect(Math.abs(at('aside', nose))).toBeLessThan(0.05);
    expect(Math.abs(at('aside', beside(0.52)))).toBeLessThan(0.1);
  });

  it('lengthens cheeks beside the nose with the jaw, and not the nose', () => {
    const half = nose[1] + 0.5 * (face.mouth[1] - nose[1]);
    expect(at('jawY', [face.mouth[0] + 0.24 * face.faceWidth, half])).toBeGreaterThan(0.08 * face.faceWidth);
    expect(at('jawY', nose)).toBeLessThan(0.01 * face.faceWidth);
  });

  it('lifts the cheeks and not the chin', () => {
    const cheek = face.toFrame(0.27 * face.faceWidth, -0.17 * face.faceWidth);
    expect(at('cheek', cheek)).toBeGreaterThan(0.9);
    expect(at('cheek', chin)).toBeLessThan(0.05);
  });

  it('breathes below the neck and not in the face', () => {
    expect(at('breath', [face.pivot[0], face.pivot[1] + 0.11 * face.faceHeight])).toBeGreaterThan(0.9);
    expect(at('breath', face.mouth)).toBe(0);
  });

  it.each(['pitch', 'rollY', 'dip', 'jawY'] as const)('moves nothing up or down at the upper edge in %s', (field) => {
    expect(basis[field].subarray(0, grid.columns).every((share) => share === 0)).toBe(true);
  });

  it('leans the shoulders, less and less towards the waist, and not the face', () => {
    const below = (faces: number): Point => [face.pivot[0], face.pivot[1] + faces * face.faceHeight];
    expect(at('lean', below(0.2))).toBeGreaterThan(0.9);
    expect(at('lean', below(0.5))).toBeLessThan(at('lean', below(0.2)));
    expect(at('lean', face.mouth)).toBe(0);
  });

  it('rolls about the pivot, which stays', () => {
    expect(Math.abs(at('rollX', face.pivot))).toBeLessThan(1);
    expect(at('rollX', forehead)).toBeGreaterThan(0.5 * face.faceHeight);
  });

  it('shifts by shares between nothing and all', () => {
    expect(Math.min(...basis.shift, ...basis.dip)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...basis.shift, ...basis.dip)).toBeLessThanOrEqual(1);
    expect(at('shift', nose)).toBeGreaterThan(0.95);
  });
});
