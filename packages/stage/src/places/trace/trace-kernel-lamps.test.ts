import { describe, expect, it } from 'vitest';
import type { Vector } from '#base/math/vector.ts';
import { layWorld } from './lay-world.ts';
import type { Lamp, Solid } from './world.ts';

const material = { color: [1, 1, 1] as const };
const FAR_AWAY: Solid = { shape: 'ball', center: [900, 900, 900], size: [1, 1, 1], material };
const BOARD: Solid = { shape: 'box', center: [0, 0.5, 2], size: [4, 0.02, 4], material };

const bulbAt = (center: Vector, color: Vector = [1, 1, 1]): Lamp => ({ kind: 'bulb', center, radius: 0.01, color });

/** Light on a point at (0, 0, 2) that faces this way, as the mean of many rays. */
function received(lamps: Lamp[], facing: Vector = [0, 1, 0], more: { solids?: Solid[]; sheer?: number } = {}) {
  const solids = [FAR_AWAY, ...(more.solids ?? [])];
  const kernel = layWorld({ solids, lamps, ambient: { above: [0, 0, 0], below: [0, 0, 0] } }, 1, 1);
  const [nx, ny, nz] = facing;
  kernel.standAt(0, 0, 2);
  kernel.face(nx, ny, nz, more.sheer ?? 0);
  for (let i = 0; i < 40; i++) {
    kernel.ditherAt(i % 8, Math.floor(i / 8));
    kernel.addLamps();
  }
  return Array.from(new Float64Array(kernel.memory.buffer, kernel.sumAt(), 3), (value) => value / 40);
}

const brightness = (...args: Parameters<typeof received>): number => received(...args)[1];

describe('the light of a bulb', () => {
  it('falls to about a quarter at twice the distance', () => {
    const near = brightness([bulbAt([0, 2, 2])]);
    const far = brightness([bulbAt([0, 4, 2])]);
    expect(far / near).toBeGreaterThan(0.24);
    expect(far / near).toBeLessThan(0.27);
  });

  it('never falls to nothing and never grows without limit', () => {
    expect(brightness([bulbAt([0, 20, 2])])).toBeGreaterThan(0);
    expect(brightness([bulbAt([0, 0.05, 2])])).toBeLessThan(0.01 / 0.0004);
  });

  it('lights a slanted surface less than one that faces it', () => {
    const slanted = brightness([bulbAt([0, 2, 2])], [Math.SQRT1_2, Math.SQRT1_2, 0]);
    expect(slanted / brightness([bulbAt([0, 2, 2])])).toBeCloseTo(Math.SQRT1_2, 1);
  });

  it('does not reach the back of a solid surface', () => {
    expect(brightness([bulbAt([0, 2, 2])], [0, -1, 0])).toBe(0);
  });

  it('shines through a sheer surface, as much as it is sheer', () => {
    const front = brightness([bulbAt([0, 2, 2])]);
    expect(brightness([bulbAt([0, 2, 2])], [0, -1, 0], { sheer: 0.4 }) / front).toBeCloseTo(0.4, 2);
  });

  it('is held back by what lies between', () => {
    expect(brightness([bulbAt([0, 2, 2])], [0, 1, 0], { solids: [BOARD] })).toBe(0);
  });

  it('is not held back by its own shade', () => {
    const shade: Solid = { ...BOARD, castsShadow: false };
    expect(brightness([bulbAt([0, 2, 2])], [0, 1, 0], { solids: [shade] })).toBeCloseTo(
      brightness([bulbAt([0, 2, 2])]),
      6,
    );
  });

  it('is not held back by what lies behind it', () => {
    const ceiling: Solid = { ...BOARD, center: [0, 3, 2] };
    expect(brightness([bulbAt([0, 2, 2])], [0, 1, 0], { solids: [ceiling] })).toBeGreaterThan(0.2);
  });

  it('has the color of the bulb', () => {
    const [red, green, blue] = received([bulbAt([0, 2, 2], [1, 0.5, 0])]);
    expect(green).toBeCloseTo(red / 2, 6);
    expect(blue).toBe(0);
  });

  it('adds up with that of other bulbs', () => {
    const both = brightness([bulbAt([0, 2, 2]), bulbAt([0, 2, 2])]);
    expect(both).toBeCloseTo(2 * brightness([bulbAt([0, 2, 2])]), 1);
  });
});

describe('the light of wide lamps', () => {
  const ceiling = (size: number): Lamp => ({
    kind: 'ceiling',
    center: [0, 2, 2],
    size: [size, size],
    color: [1, 1, 1],
  });
  const pane = (turn: number): Lamp => ({
    kind: 'window',
    center: [0, 0, 4],
    size: [0.2, 0.2],
    turn,
    color: [1, 1, 1],
  });

  it('grows with the area of a ceiling lamp', () => {
    expect(brightness([ceiling(0.4)]) / brightness([ceiling(0.2)])).toBeCloseTo(4, 0);
  });

  it('does not fall on what is above a ceiling lamp', () => {
    expect(brightness([{ ...ceiling(1), center: [0, -2, 2] } as Lamp], [0, -1, 0])).toBe(0);
  });

  it('falls through a window onto what is before it', () => {
    expect(brightness([pane(0)], [0, 0, 1])).toBeGreaterThan(0);
  });

  it('does not fall through a window that faces away', () => {
    expect(brightness([pane(Math.PI)], [0, 0, 1])).toBe(0);
  });
});

describe('the light of the sun', () => {
  const sun: Lamp = { kind: 'sun', towards: [0, 1, 0], spread: 0, color: [2, 2, 2] };

  it('is the same at any distance', () => {
    expect(brightness([sun])).toBeCloseTo(2, 6);
  });

  it('throws a shadow under a board', () => {
    expect(brightness([sun], [0, 1, 0], { solids: [BOARD] })).toBe(0);
  });
});
