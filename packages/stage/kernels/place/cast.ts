import { BRANCH_BYTES, branches, HIT, SOLID_BYTES, solids } from './memory.ts';
import * as ray from './ray.ts';
import { ALMOST_NONE, hitSolid, meetWithin, met } from './solid.ts';

/** Branches that are still to be looked at; a tree is never as deep. */
const WAITING = memory.data(512, 16);

/** The solid that the ray meets first within its reach, or 0; HIT says where. */
export function cast(reach: f64): usize {
  meetWithin(reach);
  const from = inLanes(ray.fromX, ray.fromY, ray.fromZ, 0);
  const inverse = inLanes(inverseOf(ray.wayX), inverseOf(ray.wayY), inverseOf(ray.wayZ), 1);
  let waiting: usize = WAITING;
  store<u32>(waiting, 0);
  for (waiting += 4; waiting > WAITING; ) {
    waiting -= 4;
    const branch = branches + <usize>load<u32>(waiting) * BRANCH_BYTES;
    if (!meets(branch, from, inverse)) continue;
    const count = load<u32>(branch, 48);
    if (count > 0) {
      let solid = solids + <usize>load<u32>(branch, 44) * SOLID_BYTES;
      const end = solid + <usize>count * SOLID_BYTES;
      for (; solid < end; solid += SOLID_BYTES) hitSolid(solid);
      continue;
    }
    const left = load<u32>(branch, 36);
    const right = load<u32>(branch, 40);
    // A place without a solid is one branch with nothing in it.
    if (left === 0) continue;
    const axis = load<u32>(branch, 32);
    const along = axis === 0 ? ray.wayX : axis === 1 ? ray.wayY : ray.wayZ;
    // The nearer half first: what it hits often hides the other.
    store<u32>(waiting, along > 0 ? right : left);
    store<u32>(waiting, along > 0 ? left : right, 4);
    waiting += 8;
  }
  return met;
}

/** Whether the ray enters the box of a branch along each axis before it leaves it along any, and before the last hit. */
// inline
function meets(branch: usize, from: v128, inverse: v128): bool {
  const a = f32x4.mul(f32x4.sub(v128.load(branch), from), inverse);
  const b = f32x4.mul(f32x4.sub(v128.load(branch, 16), from), inverse);
  const enters = f32x4.replace_lane(f32x4.pmin(a, b), 3, 0);
  const leaves = f32x4.replace_lane(f32x4.pmax(a, b), 3, <f32>load<f64>(HIT));
  const first = f32x4.le(enters, v128.shuffle<f32>(leaves, leaves, 1, 2, 3, 0));
  const second = f32x4.le(enters, v128.shuffle<f32>(leaves, leaves, 2, 3, 0, 1));
  const third = f32x4.le(enters, v128.shuffle<f32>(leaves, leaves, 3, 0, 1, 2));
  return i32x4.all_true(v128.and(v128.and(first, second), third));
}

// inline
function inverseOf(way: f64): f64 {
  return 1 / (way === 0 ? ALMOST_NONE : way);
}

// inline
function inLanes(x: f64, y: f64, z: f64, rest: f32): v128 {
  const xy = f32x4.replace_lane(f32x4.splat(<f32>x), 1, <f32>y);
  return f32x4.replace_lane(f32x4.replace_lane(xy, 2, <f32>z), 3, rest);
}
