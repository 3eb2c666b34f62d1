import { describe, expect, it } from 'vitest';
import type { Vector } from '#base/math/vector.ts';
import { seenAside } from './seen-aside.ts';
import type { World } from './trace/world.ts';

const PERSON_METRES = 0.6;
const at = (center: Vector) =>
  ({
    shape: 'ball',
    center,
    size: [1, 1, 1],
    material: { color: [1, 1, 1] },
  }) as const satisfies World['solids'][number];
const WORLD: World = {
  solids: [at([0, 0, PERSON_METRES]), at([0, 0, 4])],
  lamps: [],
  glints: [],
  ambient: { above: [1, 1, 1], below: [1, 1, 1] },
  sky: ([x, y, z]) => [x, y, z],
  exposure: 1,
  blurUnits: 1,
};
const centers = (aside: number) => seenAside(WORLD, aside, PERSON_METRES).solids.map(({ center }) => center);

describe('a place as a second camera sees it', () => {
  it('has who speaks where they were', () => {
    for (const aside of [-0.5, 0.5])
      for (const [axis, value] of centers(aside)[0].entries())
        expect(value).toBeCloseTo([0, 0, PERSON_METRES][axis], 9);
  });

  it('has what was behind a person who is turned to the left at their right, and the other way round', () => {
    expect(centers(-0.5)[1][0]).toBeGreaterThan(1);
    expect(centers(0.5)[1][0]).toBeLessThan(-1);
  });

  it('has its sky behind the same things', () => {
    const [x, y, z] = centers(0.5)[1].map((value, axis) => value - [0, 0, PERSON_METRES][axis]);
    const seen = seenAside(WORLD, 0.5, PERSON_METRES).sky([x, y, z]);
    expect(seen[0]).toBeCloseTo(0, 9);
    expect(seen[2]).toBeCloseTo(4 - PERSON_METRES, 9);
  });
});
