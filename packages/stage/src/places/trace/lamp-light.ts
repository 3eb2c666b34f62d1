import type { Dither } from './dither.ts';
import type { Hit, PlacedSolid, Ray } from './hit-solid.ts';
import type { SolidTree } from './solid-tree.ts';
import type { Lamp } from './world.ts';

const FAR = 1e6;
const LIFT = 2e-3;

/** Light of all lamps on one point, with one randomly placed shadow ray each; added to `sum`. */
export function addLampLight(
  lamps: Lamp[],
  surface: { x: number; y: number; z: number; nx: number; ny: number; nz: number; sheer: number },
  tree: SolidTree,
  dither: Dither,
  sum: Float64Array,
): void {
  for (const lamp of lamps) {
    const aim = aimAt(lamp, surface, dither);
    const facing = aim.dx * surface.nx + aim.dy * surface.ny + aim.dz * surface.nz;
    const received = facing > 0 ? facing : -facing * surface.sheer;
    const strength = received * aim.strength;
    if (strength < 1e-4 || blocked(tree, surface, aim, facing > 0 ? 1 : -1)) continue;
    sum[0] += lamp.color[0] * strength;
    sum[1] += lamp.color[1] * strength;
    sum[2] += lamp.color[2] * strength;
  }
}

interface Aim {
  dx: number;
  dy: number;
  dz: number;
  distance: number;
  strength: number;
}

function aimAt(lamp: Lamp, from: { x: number; y: number; z: number }, dither: Dither): Aim {
  const a = dither.next() - 0.5;
  const b = dither.next() - 0.5;
  if (lamp.kind === 'sun') {
    const [x, y, z] = lamp.towards;
    return aimed(x + a * lamp.spread, y + b * lamp.spread, z + (dither.next() - 0.5) * lamp.spread, 1, FAR);
  }
  const [cx, cy, cz] = lamp.center;
  if (lamp.kind === 'bulb') {
    const r = lamp.radius * 2;
    return falling(cx + a * r - from.x, cy + b * r - from.y, cz + (dither.next() - 0.5) * r - from.z, 1);
  }
  if (lamp.kind === 'ceiling') {
    const aim = falling(
      cx + a * lamp.size[0] - from.x,
      cy - from.y,
      cz + b * lamp.size[1] - from.z,
      lamp.size[0] * lamp.size[1],
    );
    return { ...aim, strength: aim.strength * Math.max(0, aim.dy) };
  }
  const cos = Math.cos(lamp.turn);
  const sin = Math.sin(lamp.turn);
  const aim = falling(
    cx + a * lamp.size[0] * cos - from.x,
    cy + b * lamp.size[1] - from.y,
    cz - a * lamp.size[0] * sin - from.z,
    lamp.size[0] * lamp.size[1],
  );
  return { ...aim, strength: aim.strength * Math.max(0, aim.dx * sin + aim.dz * cos) };
}

function falling(x: number, y: number, z: number, area: number): Aim {
  const distance = Math.hypot(x, y, z) || 1e-3;
  return aimed(x, y, z, area / (distance * distance + 0.04), distance);
}

function aimed(x: number, y: number, z: number, strength: number, distance: number): Aim {
  const length = Math.hypot(x, y, z) || 1;
  return { dx: x / length, dy: y / length, dz: z / length, distance, strength };
}

const shadow: Hit = { distance: 0, solid: null, nx: 0, ny: 0, nz: 0, u: 0, v: 0 };

function blocked(
  tree: SolidTree,
  from: { x: number; y: number; z: number; nx: number; ny: number; nz: number },
  aim: Aim,
  side: number,
): boolean {
  const ray: Ray = {
    ox: from.x + from.nx * LIFT * side,
    oy: from.y + from.ny * LIFT * side,
    oz: from.z + from.nz * LIFT * side,
    dx: aim.dx,
    dy: aim.dy,
    dz: aim.dz,
  };
  let left = aim.distance - 0.03;
  // Lamps' own glass and shades do not shadow their light: step through them.
  for (let step = 0; step < 4; step++) {
    shadow.distance = left;
    shadow.solid = null;
    tree.cast(ray, shadow);
    if (!shadow.solid) return false;
    if ((shadow.solid as PlacedSolid).solid.castsShadow !== false) return true;
    const forward = shadow.distance + LIFT;
    ray.ox += ray.dx * forward;
    ray.oy += ray.dy * forward;
    ray.oz += ray.dz * forward;
    left -= forward;
  }
  return true;
}
