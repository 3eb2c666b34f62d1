import { blurred, height, margin, planeBytes, planes, stride, TAP_BYTES, tapCount, taps, width } from './planes.ts';

const ONE = f32x4.splat(1);
const NONE = f32x4.splat(0);

/** Gathers what falls on the pixels of a row from the discs of those around them. */
export function gatherRow(y: i32): void {
  for (let x = 0; x < width; x += 4) gatherFour(x + margin, y);
}

function gatherFour(x: i32, y: i32): void {
  const own = planes + ((<usize>(y * stride + x)) << 2);
  const depth = v128.load(own + 3 * planeBytes);
  const reach = v128.load(own + 4 * planeBytes);
  let red = NONE;
  let green = NONE;
  let blue = NONE;
  let total = NONE;
  const end = taps + <usize>tapCount * TAP_BYTES;
  for (let tap = taps; tap < end; tap += TAP_BYTES) {
    const row = max(0, min(height - 1, y + load<i32>(tap, 4)));
    const other = planes + ((<usize>(row * stride + x + load<i32>(tap))) << 2);
    // A sharp near thing must not smear over the soft background behind it, so the smaller disc decides.
    const isNearer = f32x4.lt(v128.load(other + 3 * planeBytes), depth);
    const allowed = v128.bitselect(v128.load(other + 4 * planeBytes), reach, isNearer);
    const rest = f32x4.add(f32x4.sub(allowed, f32x4.splat(load<f32>(tap, 8))), ONE);
    const weight = f32x4.pmax(NONE, f32x4.pmin(ONE, rest));
    red = f32x4.add(red, f32x4.mul(v128.load(other), weight));
    green = f32x4.add(green, f32x4.mul(v128.load(other + planeBytes), weight));
    blue = f32x4.add(blue, f32x4.mul(v128.load(other + 2 * planeBytes), weight));
    total = f32x4.add(total, weight);
  }
  const into = blurred + ((<usize>(y * stride + x)) << 2);
  v128.store(into, f32x4.div(red, total));
  v128.store(into + planeBytes, f32x4.div(green, total));
  v128.store(into + 2 * planeBytes, f32x4.div(blue, total));
}
