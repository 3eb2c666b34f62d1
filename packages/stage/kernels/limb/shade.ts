import { back, key, open } from './light-reach.ts';
import { atLeastZero, dotSetting, oneMinus, splat, splatSetting } from './packets.ts';
import {
  BLUE,
  CLOTH_MATERIAL,
  FILL,
  FILL_COLOR,
  FILL_HALF,
  GAMMA,
  GREEN,
  GROUND,
  IS_CLOTH,
  KEY,
  KEY_COLOR,
  KEY_HALF,
  NORMAL_X,
  NORMAL_Y,
  NORMAL_Z,
  OUT,
  RED,
  RIM,
  RIM_COLOR,
  SHINE,
  SHOWN,
  SKIN_MATERIAL,
  SKY,
} from './places.ts';

/** Steps of the gamma table for one unit of light. */
const GAMMA_STEPS: f32 = 2559.375;

let fill: v128 = f32x4.splat(0);
let up: v128 = f32x4.splat(0);
let rim: v128 = f32x4.splat(0);
let bright: v128 = f32x4.splat(0);
let sheen: v128 = f32x4.splat(0);

// inline
function square(a: v128): v128 {
  return f32x4.mul(a, a);
}

// inline
function times(a: v128, by: f32): v128 {
  return f32x4.mul(a, splat(by));
}

// inline
function plus(a: v128, more: f32): v128 {
  return f32x4.add(a, splat(more));
}

/** Lights the four points as `shadeSurface` of the stage does, and leaves their bytes in OUT. A test compares the two. */
export function shade(): void {
  const nx = v128.load(NORMAL_X);
  const ny = v128.load(NORMAL_Y);
  const nz = v128.load(NORMAL_Z);
  const cloth = i32x4.ne(v128.load(IS_CLOTH), i32x4.splat(0));
  const gloss = v128.bitselect(splatSetting(CLOTH_MATERIAL), splatSetting(SKIN_MATERIAL), cloth);
  const fillGloss = v128.bitselect(splatSetting(CLOTH_MATERIAL + 1), splatSetting(SKIN_MATERIAL + 1), cloth);
  const softness = v128.bitselect(splatSetting(CLOTH_MATERIAL + 2), splatSetting(SKIN_MATERIAL + 2), cloth);
  lightAround(nx, ny, nz);
  highlights(nx, ny, nz, gloss, fillGloss);
  const facing = dotSetting(KEY, nx, ny, nz);
  const wrapRed = plus(times(softness, 0.27), 0.18);
  const wrapGreen = plus(times(softness, 0.07), 0.18);
  let red = atLeastZero(f32x4.div(f32x4.add(facing, wrapRed), plus(wrapRed, 1)));
  red = f32x4.mul(red, plus(times(red, 0.35), 0.65));
  const green = atLeastZero(f32x4.div(f32x4.add(facing, wrapGreen), plus(wrapGreen, 1)));
  const blue = atLeastZero(times(plus(facing, 0.16), 0.862069));
  const openRed = f32x4.add(open, f32x4.mul(oneMinus(open), times(softness, 0.28)));
  const keyOpen = plus(times(open, 0.4), 0.6);
  const keyOpenRed = plus(times(openRed, 0.4), 0.6);
  const shut = oneMinus(key);
  const redKey = f32x4.add(key, f32x4.mul(shut, plus(times(softness, 0.22), 0.06)));
  const greenKey = f32x4.add(key, f32x4.mul(shut, plus(times(softness, 0.02), 0.05)));
  const blueKey = f32x4.add(key, times(shut, 0.05));
  const r = channel(v128.load(RED), 0, f32x4.mul(red, f32x4.mul(redKey, keyOpenRed)), openRed);
  const g = channel(v128.load(GREEN), 1, f32x4.mul(green, f32x4.mul(greenKey, keyOpen)), open);
  const b = channel(v128.load(BLUE), 2, f32x4.mul(blue, f32x4.mul(blueKey, keyOpen)), open);
  v128.store(RED, r);
  v128.store(GREEN, g);
  v128.store(BLUE, b);
  for (let i: usize = 0; i < 4; i++) putColor(i * 4);
}

// inline
function lightAround(nx: v128, ny: v128, nz: v128): void {
  fill = atLeastZero(times(plus(dotSetting(FILL, nx, ny, nz), 0.4), 0.7142857));
  up = f32x4.sub(f32x4.splat(0.5), times(ny, 0.5));
  const graze = f32x4.pmin(f32x4.splat(1), oneMinus(nz));
  const grazes = square(square(graze));
  const faces = atLeastZero(plus(dotSetting(RIM, nx, ny, nz), 0.15));
  rim = f32x4.mul(f32x4.mul(f32x4.mul(faces, grazes), back), times(square(open), 0.9));
}

// inline
function highlights(nx: v128, ny: v128, nz: v128, gloss: v128, fillGloss: v128): void {
  const shine = v128.load(SHINE);
  const glare = square(square(square(atLeastZero(dotSetting(KEY_HALF, nx, ny, nz)))));
  const sharp = square(square(glare));
  const mirrored = f32x4.add(times(glare, 0.4), times(sharp, 0.9));
  bright = f32x4.mul(f32x4.mul(mirrored, gloss), f32x4.mul(shine, key));
  const soft = square(square(atLeastZero(dotSetting(FILL_HALF, nx, ny, nz))));
  sheen = f32x4.mul(square(soft), f32x4.mul(fillGloss, shine));
}

// inline
function channel(albedo: v128, color: usize, keyLight: v128, openness: v128): v128 {
  const ground = splatSetting(GROUND + color);
  const around = f32x4.mul(f32x4.add(ground, f32x4.mul(f32x4.sub(splatSetting(SKY + color), ground), up)), openness);
  const lamps = f32x4.add(
    f32x4.mul(splatSetting(KEY_COLOR + color), keyLight),
    f32x4.mul(splatSetting(FILL_COLOR + color), fill),
  );
  let light = f32x4.mul(albedo, f32x4.add(lamps, around));
  light = f32x4.add(light, f32x4.mul(bright, splatSetting(KEY_COLOR + color)));
  light = f32x4.add(light, f32x4.mul(sheen, splatSetting(FILL_COLOR + color)));
  light = f32x4.add(light, f32x4.mul(f32x4.mul(rim, splatSetting(RIM_COLOR + color)), plus(times(albedo, 0.9), 0.12)));
  return i32x4.trunc_sat_f32x4_s(f32x4.pmin(f32x4.splat(4095), atLeastZero(times(light, GAMMA_STEPS))));
}

// inline
function putColor(i: usize): void {
  const red = <u32>load<u8>(GAMMA + load<u32>(RED + i));
  const green = <u32>load<u8>(GAMMA + load<u32>(GREEN + i));
  const blue = <u32>load<u8>(GAMMA + load<u32>(BLUE + i));
  store<u32>(OUT + i, red | (green << 8) | (blue << 16) | (load<u32>(SHOWN + i) << 24));
}
