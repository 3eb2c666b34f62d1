import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '#base/math/seeded-random.ts';
import { casterOf, type Hit, type Ray, rayTo } from '../../../testing/cast-ray.ts';
import { halfSizes } from './half-sizes.ts';
import { texelAt } from './texel-at.ts';
import type { Solid } from './world.ts';

const material = { color: [1, 1, 1] as const };
const SHAPES = ['box', 'ball', 'tube', 'cone', 'panel'] as const;

function solidOf(shape: (typeof SHAPES)[number], random: Random): Solid {
  const center = [random() * 2 - 1, random() * 2 - 1, 4 + random() * 2] as const;
  const size = [0.6 + random(), 0.6 + random(), 0.6 + random()] as const;
  const turn = random() * 6;
  if (shape === 'panel') return { shape, center, size: [size[0], size[1]], turn, material };
  if (shape === 'tube') return { shape, center, radius: size[0], height: size[1], turn, material };
  if (shape === 'cone') {
    return { shape: 'tube', center, radius: size[0], topRadius: size[0] * 0.4, height: size[1], turn, material };
  }
  return { shape, center, size, turn, material };
}

/** A hundred rays from the camera that meet a hundred solids of this shape. */
function meetings(shape: (typeof SHAPES)[number]): { solid: Solid; ray: Ray; hit: Hit }[] {
  const random = seededRandom(SHAPES.indexOf(shape) + 5);
  return Array.from({ length: 100 }, () => {
    const solid = solidOf(shape, random);
    const [x, y, z] = solid.center.map((value) => value + (random() - 0.5) * 0.3);
    const ray = rayTo(x, y, z);
    const hit = casterOf([solid])(ray);
    return hit ? [{ solid, ray, hit }] : [];
  }).flat();
}

describe.each(SHAPES)('where a ray meets a %s', (shape) => {
  const met = meetings(shape);

  it('is met by most rays towards its middle', () => {
    expect(met.length).toBeGreaterThan(60);
  });

  it('has a normal that looks back at the camera', () => {
    for (const { ray, hit } of met) expect(hit.nx * ray.dx + hit.ny * ray.dy + hit.nz * ray.dz).toBeLessThan(1e-9);
  });

  it('has a place on its texture', () => {
    for (const { hit } of met) {
      expect(Math.min(hit.u, hit.v)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(hit.u, hit.v)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('lies no further than half its size from its middle', () => {
    for (const { solid, ray, hit } of met) {
      const at = [ray.dx, ray.dy, ray.dz].map((value, axis) => value * hit.distance - solid.center[axis]);
      expect(Math.hypot(...at)).toBeLessThanOrEqual(Math.hypot(...halfSizes(solid)) + 1e-6);
    }
  });

  it('is not met again from just behind a nearer hit', () => {
    for (const { solid, ray, hit } of met) expect(casterOf([solid])(ray, hit.distance * 0.99)).toBeUndefined();
  });
});

describe.each(['box', 'ball', 'tube', 'panel'] as const)('the normal of a %s', (shape) => {
  it('has the length 1', () => {
    for (const { hit } of meetings(shape)) expect(Math.hypot(hit.nx, hit.ny, hit.nz)).toBeCloseTo(1, 6);
  });
});

describe('texelAt', () => {
  const texture = { width: 4, height: 2, data: new Float32Array(32) };

  it.each([
    [0, 0, 0],
    [0.99, 0, 3],
    [0, 0.99, 4],
    [1, 1, 7],
    [-2, 5, 4],
  ])('finds the pixel at %d, %d', (u, v, pixel) => {
    expect(texelAt(texture, u, v)).toBe(pixel * 4);
  });
});
