import { BODY_POSES } from '@herald/media/person/character-params';
import type { Gender } from '@herald/media/person/shape-knobs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { gridAround, gridOver } from './torso-grid.ts';
import { TORSO_BOTTOM, type TorsoShape, torsoShape, turnTorso, unturnTorso } from './torso-shape.ts';

function torsoOf(gender: Gender, change: { ageYears?: number; build?: number; seed?: number; turned?: boolean } = {}) {
  const { ageYears = 30, build = 0, seed = 1, turned = false } = change;
  const face = resolveFaceShape({ gender, ethnicity: 'european', ageYears, shape: { build } });
  return torsoShape(face, seed, turned ? 'turned' : 'straight');
}

const torsos: TorsoShape[] = (['female', 'male'] as const).flatMap((gender) =>
  [-1, 0, 1].flatMap((build) => [6, 30, 70].map((ageYears) => torsoOf(gender, { build, ageYears }))),
);
const heights = Array.from({ length: 50 }, (_, i) => 0.9 + (i / 49) * (TORSO_BOTTOM - 0.9));

describe('the shape of a torso', () => {
  it('has shoulders wider than its neck', () => {
    for (const { shoulder, neck } of torsos) expect(shoulder).toBeGreaterThan(neck * 2.2);
  });

  it('widens from the neck to the shoulders', () => {
    for (const { halfWidthAt } of torsos) {
      for (let y = 1.1; y < 3; y += 0.05) expect(halfWidthAt(y + 0.05)).toBeGreaterThanOrEqual(halfWidthAt(y) - 0.005);
    }
  });

  it('is never wider than its shoulders', () => {
    for (const { halfWidthAt, shoulder } of torsos) {
      expect(Math.max(...heights.map(halfWidthAt))).toBeLessThanOrEqual(shoulder * 1.005);
    }
  });

  it('is as deep on the left as on the right, and finite beyond its edge', () => {
    for (const { depthAt } of torsos) {
      for (const y of heights) {
        expect(depthAt(-0.7, y)).toBe(depthAt(0.7, y));
        expect(Number.isFinite(depthAt(9, y))).toBe(true);
      }
    }
  });

  it('is broader in men, and slighter in children', () => {
    expect(torsoOf('male').shoulder).toBeGreaterThan(torsoOf('female').shoulder);
    expect(torsoOf('male', { ageYears: 6 }).shoulder).toBeLessThan(torsoOf('male').shoulder);
  });

  it('grows broader with the build', () => {
    expect(torsoOf('female', { build: 0.6 }).shoulder).toBeGreaterThan(torsoOf('female').shoulder);
  });

  it('has an edge that starts at the asked height and ends below the frame', () => {
    for (const torso of torsos) {
      const edge = torso.edge(1.8);
      expect(edge[0]).toEqual([torso.halfWidthAt(1.8), 1.8]);
      expect(edge[edge.length - 1][1]).toBeGreaterThan(TORSO_BOTTOM);
    }
  });

  it('moves its edge outwards by as much as asked', () => {
    const torso = torsoOf('male');
    const plain = torso.edge(2);
    for (const [i, [x, y]] of torso.edge(2, 0.1).entries()) {
      expect([x - plain[i][0], y - plain[i][1]]).toEqual([expect.closeTo(0.1, 9), 0]);
    }
  });
});

describe('a turned torso', () => {
  it.each(BODY_POSES)('comes back to the same place from a turn (%s)', (pose) => {
    const face = resolveFaceShape({ gender: 'male', ethnicity: 'european', ageYears: 30, shape: {} });
    const torso = torsoShape(face, 2, pose);
    const random = seededRandom(17);
    for (let i = 0; i < 60; i++) {
      const u = random() * 4 - 2;
      const v = 0.9 + random() * 4.5;
      const [backU, backV] = unturnTorso(torso, turnTorso(torso, [u, v]));
      expect(Math.hypot(backU - u, backV - v)).toBeLessThan(0.02);
    }
  });

  it('leaves the neck where it is', () => {
    expect(turnTorso(torsoOf('female', { turned: true }), [0.3, 1.2])).toEqual([0.3, 1.2]);
  });

  it('turns to the other side with another seed', () => {
    const [one, other] = [torsoOf('male', { seed: 1 }), torsoOf('male', { seed: 2 })];
    expect(one.turn).toBe(-other.turn);
    expect(one.lean).toBe(-other.lean);
  });

  it('turns further when it is posed turned', () => {
    expect(Math.abs(torsoOf('male', { turned: true }).turn)).toBeGreaterThan(Math.abs(torsoOf('male').turn));
  });
});

describe('the grid over a torso', () => {
  const grid = gridOver(-2, 0.8, 2, 6);

  it('covers the points it is laid around, with air', () => {
    const part = gridAround(
      grid,
      [
        [-0.5, 1.5],
        [0.7, 2.2],
      ],
      3,
    );
    expect(part.left).toBeLessThanOrEqual(-0.5 - 0.04);
    expect(part.left + part.columns * 0.02).toBeGreaterThanOrEqual(0.7 + 0.04);
    expect(part.top).toBeLessThanOrEqual(1.5 - 0.04);
    expect(part.top + part.rows * 0.02).toBeGreaterThanOrEqual(2.2 + 0.04);
  });

  it('never reaches beyond the whole grid', () => {
    const part = gridAround(
      grid,
      [
        [-30, -30],
        [30, 30],
      ],
      5,
    );
    expect(part).toEqual(grid);
  });

  it('lies on the cells of the whole grid', () => {
    const part = gridAround(grid, [[0.333, 2.777]], 1);
    const columns = (part.left - grid.left) / 0.02;
    expect(columns).toBeCloseTo(Math.round(columns), 6);
  });
});
