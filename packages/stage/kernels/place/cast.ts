import { BRANCH_BYTES, branches, HIT, SOLID_BYTES, solids } from './memory.ts';
import * as ray from './ray.ts';
import { ALMOST_NONE, hitSolid, meetWithin, met } from './solid.ts';

/** Branches that are still to be looked at; a tree is never as deep. */
const WAITING = memory.data(512, 16);

/** The solid that the ray meets first within its reach, or 0; HIT says where. */
export function cast(reach: f64): usize {
  const ox = ray.fromX;
  const oy = ray.fromY;
  const oz = ray.fromZ;
  const dx = ray.wayX;
  const dy = ray.wayY;
  const dz = ray.wayZ;
  meetWithin(reach);
  const ix = 1 / (dx === 0 ? ALMOST_NONE : dx);
  const iy = 1 / (dy === 0 ? ALMOST_NONE : dy);
  const iz = 1 / (dz === 0 ? ALMOST_NONE : dz);
  let waiting: usize = WAITING;
  store<u32>(waiting, 0);
  for (waiting += 4; waiting > WAITING; ) {
    waiting -= 4;
    const branch = branches + <usize>load<u32>(waiting) * BRANCH_BYTES;
    const xa = (load<f64>(branch) - ox) * ix;
    const xb = (load<f64>(branch, 24) - ox) * ix;
    const ya = (load<f64>(branch, 8) - oy) * iy;
    const yb = (load<f64>(branch, 32) - oy) * iy;
    const za = (load<f64>(branch, 16) - oz) * iz;
    const zb = (load<f64>(branch, 40) - oz) * iz;
    const near = max(max(min(xa, xb), min(ya, yb)), min(za, zb));
    const far = min(min(max(xa, xb), max(ya, yb)), max(za, zb));
    if (!(near <= far && far > 0 && near < load<f64>(HIT))) continue;
    const count = load<u32>(branch, 64);
    if (count > 0) {
      let solid = solids + <usize>load<u32>(branch, 60) * SOLID_BYTES;
      const end = solid + <usize>count * SOLID_BYTES;
      for (; solid < end; solid += SOLID_BYTES) hitSolid(solid);
      continue;
    }
    const axis = load<u32>(branch, 48);
    const along = axis === 0 ? dx : axis === 1 ? dy : dz;
    // The nearer half first: what it hits often hides the other.
    const left = load<u32>(branch, 52);
    const right = load<u32>(branch, 56);
    // A place without a solid is one branch with nothing in it.
    if (left === 0) continue;
    store<u32>(waiting, along > 0 ? right : left);
    store<u32>(waiting, along > 0 ? left : right, 4);
    waiting += 8;
  }
  return met;
}
