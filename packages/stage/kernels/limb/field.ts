import { atLeastZero, length2, meltMax, meltMin, splat, splatAt } from './packets.ts';
import * as at from './places.ts';

/**
 * The distance of four points to one bone: a rounded cone, thicker by its bulge a third of the way along.
 * `free` is how far along the bone they lie, 0..1 between its ends.
 */
// inline
function toBone(bone: usize, x: v128, y: v128, z: v128): v128 {
  const px = f32x4.sub(x, splatAt(bone + at.FROM));
  const py = f32x4.sub(y, splatAt(bone + at.FROM + 4));
  const pz = f32x4.sub(z, splatAt(bone + at.FROM + 8));
  const dx = splatAt(bone + at.WAY);
  const dy = splatAt(bone + at.WAY + 4);
  const dz = splatAt(bone + at.WAY + 8);
  const onWay = f32x4.add(f32x4.add(f32x4.mul(px, dx), f32x4.mul(py, dy)), f32x4.mul(pz, dz));
  const free = f32x4.mul(onWay, splatAt(bone + at.INVERSE_LENGTH2));
  const t = atLeastZero(f32x4.pmin(free, splatAt(bone + at.REACHES_TO)));
  const aside = length2(
    f32x4.sub(px, f32x4.mul(dx, t)),
    f32x4.sub(py, f32x4.mul(dy, t)),
    f32x4.sub(pz, f32x4.mul(dz, t)),
  );
  const rest = f32x4.sub(f32x4.splat(1), t);
  const bulge = f32x4.mul(splatAt(bone + at.BULGE), f32x4.mul(rest, rest));
  const radius = f32x4.add(splatAt(bone + at.RADIUS), f32x4.mul(t, f32x4.add(splatAt(bone + at.RADIUS_GROWS), bulge)));
  const outer = f32x4.sub(f32x4.sqrt(aside), radius);
  if (load<f32>(bone + at.IS_HOLLOW) === 0) return outer;
  return hollow(bone, outer, free);
}

/** A cuff: cut flat at its end, and hollow, so that one can look into it. */
function hollow(bone: usize, outer: v128, free: v128): v128 {
  const beyond = f32x4.mul(f32x4.sub(free, f32x4.splat(1)), splatAt(bone + at.LENGTH));
  // Far from its open end it is a bone like others.
  if (i32x4.all_true(f32x4.lt(beyond, splat(-0.1 - load<f32>(bone + at.HOLLOW_DEEP))))) return outer;
  const soft = f32x4.splat(0.02);
  const inverse = f32x4.splat(12.5);
  const inside = f32x4.add(outer, splatAt(bone + at.HOLLOW_WALL));
  const cavity = meltMax(inside, f32x4.neg(f32x4.add(beyond, splatAt(bone + at.HOLLOW_DEEP))), soft, inverse);
  const closed = meltMax(outer, beyond, f32x4.splat(0.035), f32x4.splat(7.142857));
  return meltMax(closed, f32x4.neg(cavity), soft, inverse);
}

/** The distance of four points to the bones of a list. Bones of a group melt into each other, groups into those before. */
export function distanceTo(list: usize, count: i32, x: v128, y: v128, z: v128): v128 {
  let total = f32x4.splat(1e9);
  let grouped = f32x4.splat(1e9);
  let group: f32 = -1;
  let join = f32x4.splat(0);
  let joinInverse = f32x4.splat(0);
  for (let k = 0; k < count; k++) {
    const bone = at.FIELD + <usize>load<u8>(list + k) * at.FIELD_BYTES;
    const own = load<f32>(bone + at.GROUP);
    const distance = toBone(bone, x, y, z);
    if (own !== group) {
      if (group >= 0) total = meltMin(total, grouped, join, joinInverse);
      group = own;
      join = splatAt(bone + at.JOIN);
      joinInverse = splatAt(bone + at.JOIN_INVERSE);
      grouped = distance;
    } else grouped = meltMin(grouped, distance, splatAt(bone + at.BLEND), splatAt(bone + at.BLEND + 4));
  }
  return meltMin(total, grouped, join, joinInverse);
}

/** The bone whose own surface is nearest, one for each point. */
export function nearestBones(list: usize, count: i32, x: v128, y: v128, z: v128): v128 {
  let best = f32x4.splat(1e9);
  let found = i32x4.splat(0);
  for (let k = 0; k < count; k++) {
    const id = <i32>load<u8>(list + k);
    const distance = toBone(at.FIELD + <usize>id * at.FIELD_BYTES, x, y, z);
    v128.store(at.DISTANCES + <usize>k * 16, distance);
    const closer = f32x4.lt(distance, best);
    best = f32x4.pmin(best, distance);
    found = v128.bitselect(i32x4.splat(id), found, closer);
  }
  nearest = best;
  return found;
}

let nearest: v128 = f32x4.splat(0);

/** The few bones that shape the surface where `nearestBones` has just looked; returns how many. */
export function bonesHere(list: usize, count: i32, live: v128): i32 {
  let here = 0;
  const best = f32x4.add(nearest, f32x4.splat(0.02));
  for (let k = 0; k < count; k++) {
    const id = load<u8>(list + k);
    const melts = splatAt(at.FRONT + <usize>id * at.FLAT_BYTES + 24);
    const close = f32x4.lt(v128.load(at.DISTANCES + <usize>k * 16), f32x4.add(best, melts));
    if (v128.any_true(v128.and(live, close))) store<u8>(at.HERE + here++, id);
  }
  return here;
}
