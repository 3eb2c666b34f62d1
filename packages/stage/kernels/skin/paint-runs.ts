import { byteOf } from '../scalars.ts';
import { besideNose, besideNoseAtFour, foldAt, foldAtFour } from './folds.ts';
import {
  areFourNear,
  fourLevelsOf,
  fourLitLevelsOf,
  fourSharp,
  levelOf,
  READ_SHARE,
  sharpAt,
  stepX,
  stepY,
} from './read-sharp.ts';

let acrossU: f32 = 0;
let acrossV: f32 = 0;
let zero: f32 = 0;
let fromU: f32 = 0;
let fromV: f32 = 0;
let hasFold: bool = false;
let hasCheek: bool = false;

/** How mouth space goes on from pixel to pixel, and what black or grey is stored as. */
export function setRuns(perPixelU: f32, perPixelV: f32, black: f32): void {
  acrossU = perPixelU;
  acrossV = perPixelV;
  zero = black;
}

/** A run of skin that is only pulled; its first pixel is read at a place. */
// inline
export function paintRun(at: usize, count: i32, x: i32, y: i32): void {
  const end = at + count;
  while (at < end) {
    if (end - at > 3 && areFourNear(x, y)) {
      store<i32>(at, fourLevelsOf(fourSharp(x, y)));
      at += 4;
      x += 4 * stepX;
      y += 4 * stepY;
      continue;
    }
    store<u8>(at, levelOf(sharpAt(x, y)));
    at += 1;
    x += stepX;
    y += stepY;
  }
}

/** Where a run begins in mouth space, and which folds it may lie in. */
// inline
export function setFoldedRun(u: f32, v: f32, isOnChin: bool, isBesideNose: bool): void {
  fromU = u;
  fromV = v;
  hasFold = isOnChin;
  hasCheek = isBesideNose;
}

/** A run of skin with folds. */
// inline
export function paintFoldedRun(at: usize, count: i32, x: i32, y: i32): void {
  let u = fromU;
  let v = fromV;
  const end = at + count;
  while (at < end) {
    if (end - at > 3 && areFourNear(x, y)) {
      const us = fourSteps(u, acrossU);
      const vs = fourSteps(v, acrossV);
      let light = f32x4.splat(1);
      if (hasFold) light = f32x4.sub(light, foldAtFour(us, vs));
      if (hasCheek) light = f32x4.sub(light, besideNoseAtFour(us, vs));
      store<i32>(at, fourLitLevelsOf(fourSharp(x, y), light, f32x4.splat(zero)));
      at += 4;
      x += 4 * stepX;
      y += 4 * stepY;
      u = f32x4.extract_lane(us, 3) + acrossU;
      v = f32x4.extract_lane(vs, 3) + acrossV;
      continue;
    }
    const light: f32 = 1 - (hasFold ? foldAt(u, v) : 0) - (hasCheek ? besideNose(u, v) : 0);
    store<u8>(at, byteOf(zero + (<f32>sharpAt(x, y) * READ_SHARE - zero) * light));
    at += 1;
    x += stepX;
    y += stepY;
    u += acrossU;
    v += acrossV;
  }
}

/** Four places after each other, added up one by one: rounding is that of a run that is walked. */
// inline
function fourSteps(from: f32, step: f32): v128 {
  const second = from + step;
  const third = second + step;
  const steps = f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(from), 1, second), 2, third);
  return f32x4.replace_lane(steps, 3, third + step);
}
