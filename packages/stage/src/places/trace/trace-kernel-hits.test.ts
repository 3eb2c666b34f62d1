import { describe, expect, it } from 'vitest';
import { casterOf, type Hit, type Ray, rayTo } from '../../../testing/cast-ray.ts';
import type { Solid } from './world.ts';

const material = { color: [1, 1, 1] as const };

const meet = (solid: Solid, ray: Ray): Hit | undefined => casterOf([solid])(ray);

const speckAt = (away: number): Solid => ({
  shape: 'ball',
  center: [away, away, away],
  size: [0.1, 0.1, 0.1],
  material,
});

const STRAIGHT: Ray = { ox: 0, oy: 0, oz: -1, dx: 0, dy: 0, dz: 1 };
const JUST_WITHIN = 1 - 1e-6;

const SOLIDS: Record<string, Solid> = {
  box: { shape: 'box', center: [0, 0, 5], size: [2, 2, 2], material },
  ball: { shape: 'ball', center: [0, 0, 5], size: [2, 2, 2], material },
  tube: { shape: 'tube', center: [0, 0, 5], radius: 1, height: 2, material },
  panel: { shape: 'panel', center: [0, 0, 4], size: [2, 2], material },
};

describe.each(Object.entries(SOLIDS))('a %s', (_name, solid) => {
  it('is met at its near side, which faces the camera', () => {
    const hit = meet(solid, rayTo(0, 0.001, 1));
    expect(hit?.distance).toBeCloseTo(4, 3);
    expect(hit?.nz).toBeCloseTo(-1, 2);
    expect(hit?.u).toBeCloseTo(0.5, 1);
  });

  it('is missed beside it', () => {
    expect(meet(solid, rayTo(1.5, 0, 4))).toBeUndefined();
    expect(meet(solid, rayTo(0, 1.5, 4))).toBeUndefined();
    expect(meet(solid, rayTo(0, 0, -1))).toBeUndefined();
  });
});

it('a turned box shows its edge nearer than its face', () => {
  const turned: Solid = { shape: 'box', center: [0, 0, 5], size: [2, 2, 2], turn: Math.PI / 4, material };
  expect(meet(turned, rayTo(0, 0, 1))?.distance).toBeCloseTo(5 - Math.SQRT2, 3);
});

it('a panel lets rays through where its texture is clear', () => {
  const data = new Float32Array(2 * 1 * 4);
  data[3] = 1;
  const leaf: Solid = {
    shape: 'panel',
    center: [0, 0, 4],
    size: [2, 2],
    material: { ...material, texture: { width: 2, height: 1, data } },
  };
  expect(meet(leaf, rayTo(-0.5, 0, 4))).toBeDefined();
  expect(meet(leaf, rayTo(0.5, 0, 4))).toBeUndefined();
});

describe('a tree of solids', () => {
  const solids: Solid[] = Array.from({ length: 60 }, (_, i) => ({
    shape: (['box', 'ball', 'tube', 'panel'] as const)[i % 4],
    center: [Math.sin(i * 3.1) * 4, Math.cos(i * 1.7) * 3, 6 + Math.sin(i * 0.9) * 4] as const,
    size: [0.8, 0.9, 0.7] as never,
    radius: 0.4,
    height: 0.9,
    turn: i % 8 < 4 ? 0 : i * 0.3,
    material,
  }));
  const cast = casterOf(solids);

  /** Two specks share the box of the solid: it is so large that no ray misses it. */
  const alone = solids.map((solid) => casterOf([solid, speckAt(-900), speckAt(900)]));
  const nearestOf = (ray: Ray) => Math.min(...alone.map((castAtOne) => castAtOne(ray)?.distance ?? 100));
  const found = (ray: Ray) => cast(ray)?.distance ?? 100;

  it('finds the same nearest thing as asking every one', () => {
    const rays = Array.from({ length: 400 }, (_, i) => rayTo(Math.sin(i * 1.3) * 0.6, Math.cos(i * 2.1) * 0.5, 1));
    expect(rays.filter((ray) => nearestOf(ray) < 100).length).toBeGreaterThan(100);
    for (const ray of rays) expect(found(ray)).toBeCloseTo(nearestOf(ray), 9);
  });

  it('finds what a ray only grazes', () => {
    const rays = solids.flatMap(({ center: [x, y, z] }) =>
      [-1, 1].flatMap((sign) => [
        { ...STRAIGHT, ox: x + sign * JUST_WITHIN * 0.4, oy: y },
        { ...STRAIGHT, ox: x, oy: y + sign * JUST_WITHIN * 0.45 },
        rayTo(x + sign * JUST_WITHIN * 0.4, y, z),
      ]),
    );
    expect(rays.filter((ray) => nearestOf(ray) < 100).length).toBeGreaterThan(200);
    for (const ray of rays) expect(found(ray)).toBeCloseTo(nearestOf(ray), 9);
  });
});

it('a ray through a place without solids meets nothing', () => {
  expect(casterOf([])(rayTo(0, 0, 1))).toBeUndefined();
});
