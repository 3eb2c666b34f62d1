import { FLAT_BYTES, FROM_LAMP, FRONT } from './places.ts';

/** Bones from here on are only there for narrow places and shadows. */
export let ownBones: i32 = 0;
export let allBones: i32 = 0;

export function takeBones(all: i32, own: i32): void {
  allBones = all;
  ownBones = own;
}

/** Bones of the picture that come within `reach` of a place, their melting included; returns how many. */
export function gatherOwn(list: usize, u: f32, v: f32, reach: f32): i32 {
  let count = 0;
  for (let i = 0; i < ownBones; i++) {
    const bone = FRONT + <usize>i * FLAT_BYTES;
    const room = load<f32>(bone, 16) + reach + load<f32>(bone, 24);
    if (distance2(bone, u, v) <= room * room) store<u8>(list + count++, <u8>i);
  }
  return count;
}

/** All bones within `reach` of a place, as the viewer sees them. */
export function gatherAll(list: usize, u: f32, v: f32, reach: f32): i32 {
  return gatherFlat(FRONT, list, u, v, reach);
}

/** All bones within `reach` of a place, as the key lamp sees them. */
export function gatherSeenByLamp(list: usize, u: f32, v: f32, reach: f32): i32 {
  return gatherFlat(FROM_LAMP, list, u, v, reach);
}

function gatherFlat(plane: usize, list: usize, u: f32, v: f32, reach: f32): i32 {
  let count = 0;
  for (let i = 0; i < allBones; i++) {
    const bone = plane + <usize>i * FLAT_BYTES;
    const room = load<f32>(bone, 16) + reach;
    if (distance2(bone, u, v) <= room * room) store<u8>(list + count++, <u8>i);
  }
  return count;
}

// inline
function distance2(bone: usize, u: f32, v: f32): f32 {
  const wayX = load<f32>(bone, 8);
  const wayY = load<f32>(bone, 12);
  const x = u - load<f32>(bone);
  const y = v - load<f32>(bone, 4);
  const t = max<f32>(0, min<f32>(1, (x * wayX + y * wayY) * load<f32>(bone, 20)));
  const asideX = x - wayX * t;
  const asideY = y - wayY * t;
  return asideX * asideX + asideY * asideY;
}
