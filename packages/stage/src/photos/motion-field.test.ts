import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { MotionBasis, MotionGrid } from './motion-basis.ts';
import { type MotionField, type MotionWeights, motionField, sampleGrid, updateMotion } from './motion-field.ts';

const GRID: MotionGrid = { cell: 4, columns: 21, rows: 31 };
const AT_REST: MotionWeights = {
  yaw: 0,
  pitch: 0,
  roll: 0,
  shiftX: 0,
  shiftY: 0,
  near: 0,
  jaw: 0,
  browLeftPx: 0,
  browRightPx: 0,
  browInnerPx: 0,
  frownPx: 0,
  breathPx: 0,
  leanPx: 0,
  swayPx: 0,
  cheekPx: 0,
  asidePx: 0,
};

const nodes = Array.from({ length: GRID.columns * GRID.rows }, (_, k) => ({
  k,
  x: (k % GRID.columns) * GRID.cell,
  y: Math.floor(k / GRID.columns) * GRID.cell,
}));

const fieldOf = (valueAt: (x: number, y: number) => number): Float32Array =>
  Float32Array.from(nodes, ({ x, y }) => valueAt(x, y));

/** A soft bell of motion in every direction. */
function softBasis(): MotionBasis {
  const bell = fieldOf((x, y) => Math.exp(-((x - 40) ** 2 + (y - 60) ** 2) / 800));
  const none = fieldOf(() => 0);
  return {
    grid: GRID,
    yaw: bell,
    yawY: none,
    pitch: bell,
    pitchX: none,
    rollX: bell,
    rollY: bell,
    shift: bell,
    dip: bell,
    nearX: bell,
    nearY: bell,
    jawX: bell,
    jawY: bell,
    browLeft: bell,
    browRight: bell,
    browInner: bell,
    frown: bell,
    breath: bell,
    lean: bell,
    sway: bell,
    cheek: bell,
    cheekX: bell,
    aside: bell,
  };
}

function moved(weights: Partial<MotionWeights>): MotionField {
  const field = motionField(GRID);
  updateMotion(field, softBasis(), { ...AT_REST, ...weights });
  return field;
}

describe('the motion of a photo', () => {
  it('takes every node from where it is at rest', () => {
    const { fromX, fromY } = moved({});
    expect([...fromX]).toEqual(nodes.map(({ x }) => x));
    expect([...fromY]).toEqual(nodes.map(({ y }) => y));
  });

  it('reaches nowhere at rest', () => {
    expect(moved({}).reach.every((reach) => reach === 0)).toBe(true);
  });

  it('comes to rest again after a movement', () => {
    const field = motionField(GRID);
    updateMotion(field, softBasis(), { ...AT_REST, yaw: 5, jaw: 3 });
    updateMotion(field, softBasis(), AT_REST);
    expect(field.reach.every((reach) => reach === 0)).toBe(true);
  });

  it('finds the place that moves to each node', () => {
    const field = moved({ yaw: 3, pitch: -2, jaw: 2 });
    const misses = nodes.map(({ k, x, y }) => {
      const toX = field.fromX[k] + sampleGrid(field.moveX, GRID, field.fromX[k], field.fromY[k]);
      const toY = field.fromY[k] + sampleGrid(field.moveY, GRID, field.fromX[k], field.fromY[k]);
      return Math.hypot(toX - x, toY - y);
    });
    expect(Math.max(...misses)).toBeLessThan(0.25);
  });

  it('finds what is right below a chin that goes over its neck', () => {
    const steep = fieldOf((_, y) => (y < 40 ? 1 : Math.max(0, 1 - (y - 40) / 48) ** 2));
    const field = motionField(GRID);
    updateMotion(field, { ...softBasis(), jawY: steep }, { ...AT_REST, jaw: 20 });
    const misses = nodes
      .filter(({ y }) => y > 64 && y < 96)
      .map(({ k, y }) => Math.abs(field.fromY[k] + sampleGrid(field.moveY, GRID, field.fromX[k], field.fromY[k]) - y));
    expect(Math.max(...misses)).toBeLessThan(1);
  });

  it('never reaches further than the longest movement', () => {
    const { moveX, moveY, reach } = moved({ yaw: 6, shiftY: 4 });
    const longest = Math.max(...moveX.map(Math.abs), ...moveY.map(Math.abs));
    expect(Math.max(...reach)).toBeLessThanOrEqual(longest + 1e-4);
  });

  it('moves sideways by yaw alone and up or down by pitch alone', () => {
    expect(moved({ yaw: 5 }).moveY.every((move) => move === 0)).toBe(true);
    expect(moved({ pitch: 5 }).moveX.every((move) => move === 0)).toBe(true);
  });

  it.each(['browLeftPx', 'browRightPx', 'browInnerPx', 'breathPx', 'cheekPx'] as const)(
    'lifts what %s moves',
    (weight) => {
      const { moveY } = moved({ [weight]: 2 });
      expect(Math.max(...moveY)).toBeLessThanOrEqual(0);
      expect(Math.min(...moveY)).toBeCloseTo(-2, 1);
    },
  );

  it('drops what the jaw moves', () => {
    expect(Math.min(...moved({ jaw: 2 }).moveY)).toBeGreaterThanOrEqual(0);
  });

  it('takes what a turn brings nearer down, and what a nod brings nearer aside', () => {
    const bell = softBasis().yaw;
    const field = motionField(GRID);
    updateMotion(field, { ...softBasis(), yawY: bell, pitchX: bell }, { ...AT_REST, yaw: 2 });
    expect(Math.max(...field.moveY)).toBeCloseTo(2, 1);
    updateMotion(field, { ...softBasis(), yawY: bell, pitchX: bell }, { ...AT_REST, pitch: 2 });
    expect(Math.max(...field.moveX)).toBeCloseTo(2, 1);
  });

  it('adds movements up', () => {
    const both = moved({ yaw: 2, roll: 1 }).moveX;
    const [first, second] = [moved({ yaw: 2 }).moveX, moved({ roll: 1 }).moveX];
    for (const { k } of nodes) expect(both[k]).toBeCloseTo(first[k] + second[k], 4);
  });
});

describe('sampleGrid', () => {
  it('is exact on the nodes', () => {
    const random = seededRandom(2);
    const values = Float32Array.from(nodes, () => random());
    for (const { k, x, y } of nodes.filter((node) => node.x < 80 && node.y < 120)) {
      expect(sampleGrid(values, GRID, x, y)).toBeCloseTo(values[k], 5);
    }
  });

  it('is exact between the nodes of a plane', () => {
    const plane = fieldOf((x, y) => 2 * x - 0.5 * y + 3);
    const random = seededRandom(4);
    for (let i = 0; i < 50; i++) {
      const [x, y] = [random() * 79, random() * 119];
      expect(sampleGrid(plane, GRID, x, y)).toBeCloseTo(2 * x - 0.5 * y + 3, 3);
    }
  });

  it('keeps the value of the edge outside the grid', () => {
    const plane = fieldOf((x) => x);
    expect(sampleGrid(plane, GRID, -50, 40)).toBe(0);
    expect(sampleGrid(plane, GRID, 900, 40)).toBeCloseTo(80, 1);
  });
});
