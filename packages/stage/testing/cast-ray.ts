import { layWorld } from '#places/trace/lay-world.ts';
import type { Solid } from '#places/trace/world.ts';

export interface Ray {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
}

/** Where a ray meets the nearest thing. */
export interface Hit {
  distance: number;
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
}

const DARK = { above: [0, 0, 0], below: [0, 0, 0] } as const;

/** From the camera through a place. */
export function rayTo(x: number, y: number, z: number): Ray {
  const length = Math.hypot(x, y, z);
  return { ox: 0, oy: 0, oz: 0, dx: x / length, dy: y / length, dz: z / length };
}

/** Casts rays at these solids. */
export function casterOf(solids: Solid[]): (ray: Ray, reach?: number) => Hit | undefined {
  const kernel = layWorld({ solids, lamps: [], ambient: DARK }, 1, 1);
  return ({ ox, oy, oz, dx, dy, dz }, reach = 100) => {
    kernel.beginAt(ox, oy, oz);
    kernel.goTo(dx, dy, dz);
    if (kernel.cast(reach) === 0) return undefined;
    const [distance, nx, ny, nz, u, v] = new Float64Array(kernel.memory.buffer, kernel.hitAt(), 6);
    return { distance, nx, ny, nz, u, v };
  };
}
