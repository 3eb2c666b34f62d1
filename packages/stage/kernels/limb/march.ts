import { distanceTo } from './field.ts';
import { splat } from './packets.ts';

const MOST_STEPS = 120;

/** Depths where the last four rays ended. */
export let depths: v128 = f32x4.splat(0);
/** Rays end here. */
export let floor: f32 = 0;
/** A grazing ray takes at least this step: otherwise the background shines through along silhouettes. */
let leastStep: f32 = 0;

export function endRaysAt(depth: f32): void {
  floor = depth;
}

export function stepAtLeast(step: f32): void {
  leastStep = step;
}

/** Marches four rays away from the viewer; returns where they hit. */
export function march(list: usize, count: i32, x: v128, y: v128, from: f32): v128 {
  let z = f32x4.splat(from);
  let hit = i32x4.splat(0);
  let done = i32x4.splat(0);
  let slope = f32x4.splat(1);
  let before = f32x4.splat(1e9);
  let by = f32x4.splat(1);
  const near = f32x4.splat(0.0025);
  const lowest = f32x4.splat(floor);
  for (let step = 0; step < MOST_STEPS; step++) {
    const distance = distanceTo(list, count, x, y, z);
    // How fast the ray comes nearer: it may go on as far as that says, but never past a wall.
    const seen = f32x4.div(f32x4.sub(before, distance), by);
    const held = f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0.3), seen));
    slope = step === 0 ? f32x4.splat(1) : v128.bitselect(slope, held, done);
    const to = f32x4.div(distance, slope);
    const close = v128.andnot(f32x4.lt(f32x4.abs(distance), near), done);
    hit = v128.or(hit, close);
    z = f32x4.sub(z, v128.and(to, close));
    done = v128.or(done, close);
    before = distance;
    by = f32x4.pmin(to, f32x4.add(distance, f32x4.splat(0.02)));
    by = v128.bitselect(f32x4.pmax(by, splat(leastStep)), by, f32x4.gt(distance, f32x4.splat(0)));
    z = f32x4.sub(z, v128.andnot(by, done));
    done = v128.or(done, f32x4.le(z, lowest));
    if (i32x4.all_true(done)) break;
  }
  depths = z;
  return hit;
}
