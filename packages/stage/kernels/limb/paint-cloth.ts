import { angle, bell, mix, smooth } from '../scalars.ts';
import { placeAlong, placeAlongAxis } from './bone-space.ts';
import { splat } from './packets.ts';
import {
  ALONG_FROM,
  ALONG_TO,
  AXIS,
  BAND,
  BENT,
  BLUE,
  BONE_LENGTH,
  CLOTH_COLOR,
  CUFF,
  CUFF_COLOR,
  FABRIC,
  FABRIC_SIZE,
  FOLD_DEPTH,
  FOLD_ROWS,
  FOLDS,
  GREEN,
  IS_CUFF,
  KIND,
  NORMAL_X,
  NORMAL_Y,
  NORMAL_Z,
  POINT_X,
  POINT_Y,
  RED,
  RIBS,
  SHINE,
  SHIRT_CUFF,
  SIDE,
  setting,
  UNIT_PX,
  UP,
  WEAVE,
  WEAVE_COS,
  WEAVE_SIN,
} from './places.ts';

const FOLD_ROW_BYTES: usize = 1024;
const COLUMNS_PER_RADIAN: f32 = 10.1859164;
const ROWS_PER_UNIT: f32 = 50;

export function paintCloth(i: usize, bone: usize): void {
  store<f32>(SHINE + i * 4, 1);
  if (load<f32>(bone + KIND) === SHIRT_CUFF) {
    putColor(i, CUFF_COLOR, 1);
    return;
  }
  const side = placeAlong(i, bone, SIDE);
  const up = placeAlong(i, bone, UP);
  const around = angle(side, up);
  const t = placeAlongAxis(i, bone) / load<f32>(bone + BONE_LENGTH);
  const along = mix(load<f32>(bone + ALONG_FROM), load<f32>(bone + ALONG_TO), t);
  bendByFolds(i, bone, side, up, foldAt(along, around));
  let share = weaveAt(i, bone);
  if (load<f32>(bone + IS_CUFF) !== 0) share *= cuffAt(load<f32>(bone + BONE_LENGTH) * (1 - t), around);
  putColor(i, CLOTH_COLOR, share);
}

/** Slopes of the folds at a place of the sleeve: along and around; the elbow's grow with its bend. */
function foldAt(along: f32, around: f32): v128 {
  const down = max<f32>(0, min<f32>(<f32>FOLD_ROWS - 1.01, (along + 0.3) * ROWS_PER_UNIT));
  const across = (around + 3.14159274) * COLUMNS_PER_RADIAN;
  const row = <i32>down;
  const column = <i32>across;
  const base = FOLDS + <usize>row * FOLD_ROW_BYTES;
  const first = foldsBetween(base + <usize>(column & 63) * 16, splat(down - <f32>row));
  const second = foldsBetween(base + <usize>((column + 1) & 63) * 16, splat(down - <f32>row));
  return f32x4.add(first, f32x4.mul(f32x4.sub(second, first), splat(across - <f32>column)));
}

// inline
function foldsBetween(at: usize, share: v128): v128 {
  const here = v128.load(at);
  return f32x4.add(here, f32x4.mul(f32x4.sub(v128.load(at + FOLD_ROW_BYTES), here), share));
}

function bendByFolds(i: usize, bone: usize, side: f32, up: f32, slopes: v128): void {
  const distance = sqrt(side * side + up * up);
  const radius = max<f32>(0.05, distance);
  const bent = setting(BENT);
  // At the end of a bone all directions around it meet: no fold may show there.
  const depth = smooth(0.04, 0.24, distance) * setting(FOLD_DEPTH);
  const down = (f32x4.extract_lane(slopes, 0) + f32x4.extract_lane(slopes, 2) * bent) * depth;
  const turn = ((f32x4.extract_lane(slopes, 1) + f32x4.extract_lane(slopes, 3) * bent) * depth) / radius;
  const cos = up / radius;
  const sin = side / radius;
  const x = load<f32>(NORMAL_X + i * 4) - slopeAlong(bone, 0, down, cos * turn, sin * turn);
  const y = load<f32>(NORMAL_Y + i * 4) - slopeAlong(bone, 4, down, cos * turn, sin * turn);
  const z = load<f32>(NORMAL_Z + i * 4) - 0.5 * slopeAlong(bone, 8, down, cos * turn, sin * turn);
  const shorten: f32 = 1 / sqrt(x * x + y * y + z * z);
  store<f32>(NORMAL_X + i * 4, x * shorten);
  store<f32>(NORMAL_Y + i * 4, y * shorten);
  store<f32>(NORMAL_Z + i * 4, z * shorten);
}

// inline
function slopeAlong(bone: usize, part: usize, down: f32, turnSide: f32, turnUp: f32): f32 {
  return (
    load<f32>(bone + AXIS + part) * down +
    load<f32>(bone + SIDE + part) * turnSide -
    load<f32>(bone + UP + part) * turnUp
  );
}

/** The weave lies in the picture's plane, turned with the bone: around the arm it would have poles at the elbow. */
function weaveAt(i: usize, bone: usize): f32 {
  const x = (load<f32>(POINT_X + i * 4) - load<f32>(bone)) * setting(UNIT_PX);
  const y = (load<f32>(POINT_Y + i * 4) - load<f32>(bone + 4)) * setting(UNIT_PX);
  const cos = load<f32>(bone + WEAVE_COS);
  const sin = load<f32>(bone + WEAVE_SIN);
  const width = <i32>setting(FABRIC_SIZE);
  const height = <i32>setting(FABRIC_SIZE + 1);
  let u = <i32>floor(x * cos - y * sin) % width;
  let v = <i32>floor(x * sin + y * cos) % height;
  if (u < 0) u += width;
  if (v < 0) v += height;
  return load<f32>(WEAVE + <usize>load<u8>(FABRIC + v * width + u) * 4);
}

/** Ribs, the seams of a band, or those of a hem; `rest` is the way to the end of the sleeve. */
function cuffAt(rest: f32, around: f32): f32 {
  const kind = setting(CUFF);
  const edge: f32 = 1 + 0.07 * bell((rest - 0.012) / 0.016);
  if (kind === RIBS) {
    const ribs: f32 = rest < 0.24 ? 0.93 + 0.1 * Mathf.cos(around * 46) : 1;
    return ribs * (1 - 0.3 * bell((rest - 0.25) / 0.018));
  }
  if (kind === BAND) {
    const gathers: f32 =
      smooth(0.26, 0.28, rest) * (1 - smooth(0.28, 0.5, rest)) * (0.5 + 0.5 * Mathf.cos(around * 13));
    return (
      edge * (1 - 0.2 * bell((rest - 0.05) / 0.009)) * (1 - 0.34 * bell((rest - 0.262) / 0.014)) * (1 - 0.1 * gathers)
    );
  }
  return edge * (1 - 0.26 * bell((rest - 0.075) / 0.012));
}

// inline
function putColor(i: usize, color: usize, share: f32): void {
  store<f32>(RED + i * 4, setting(color) * share);
  store<f32>(GREEN + i * 4, setting(color + 1) * share);
  store<f32>(BLUE + i * 4, setting(color + 2) * share);
}
