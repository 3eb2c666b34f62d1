import { bell, smooth } from '../scalars.ts';
import { BONE_LENGTH, END_RADIUS, HAND_LENGTH, IS_THUMB, setting } from './places.ts';

/** How much of the nail's darker rim and of its light ends shows at the point `nailAlong` has just looked at. */
export let nailRim: f32 = 0;
export let nailMoon: f32 = 0;

/** The share of the nail at a point of a finger's last bone: a rounded oblong on its back. Lengths are hand lengths. */
export function nailAlong(bone: usize, across: f32, along: f32, back: f32): f32 {
  const facing = smooth(0.05, 0.3, back);
  if (facing <= 0) return 0;
  const perLength: f32 = 1 / setting(HAND_LENGTH);
  const length = load<f32>(bone + BONE_LENGTH) * perLength;
  const radius = load<f32>(bone + END_RADIUS) * perLength;
  const wide = radius * (load<f32>(bone + IS_THUMB) !== 0 ? <f32>0.98 : <f32>0.9);
  const from = length * 0.38;
  const to = length + radius * 0.86;
  const half = (to - from) * 0.5;
  const fromMiddle = (along - (from + to) * 0.5) / half;
  const x = abs(across / wide);
  const y = abs(fromMiddle);
  if (x >= 1.4 || y >= 1.4) return 0;
  const outline = Mathf.pow(x, 2.6) + Mathf.pow(y, 2.6);
  nailRim = bell((outline - 1) / 0.26) * facing * 0.85;
  nailMoon = smooth(0.62, 0.8, fromMiddle) * 1.2 + 0.5 * smooth(0.55, 0.8, -fromMiddle);
  return facing * (1 - smooth(0.82, 1, outline));
}
