import { bellOfSquare, smooth } from '../scalars.ts';

/** Of each side: where the shade beside a corner of resting lips has its middle, how fast it ends across, down and askew, and how much light it lacks. */
export const DENT_BYTES: usize = 24;
/** No corner is nearer to the middle, in mouth widths. */
const NEAREST: f32 = 0.3;
/** From here to there aside, in mouth widths, pixels of the lips give way to others, and over so much above the lower end of the lips. */
const FADES: f32 = 0.57;
const END: f32 = 0.65;
const FADES_DOWN: f32 = 0.06;
/** Beyond the square of this distance nothing is left of a bell. */
const BELL_END: f32 = 9;

/** 1 beside the lips, and nothing where other pixels than theirs begin. */
// inline
export function besideLips(u: f32, v: f32, bottom: f32): f32 {
  const away = abs<f32>(u);
  if (away < NEAREST) return 0;
  return (1 - smooth(FADES, END, away)) * (1 - smooth(bottom - FADES_DOWN, bottom, v));
}

/** How much lighter skin of a place is without that shade; `dents` are those of the left and the right. */
// inline
export function withoutDent(dents: usize, u: f32, v: f32): f32 {
  const at = u > 0 ? dents + DENT_BYTES : dents;
  const x = u - load<f32>(at);
  const y = v - load<f32>(at, 4);
  const off = load<f32>(at, 8) * x * x + load<f32>(at, 12) * y * y + 2 * load<f32>(at, 16) * x * y;
  return off > BELL_END ? 0 : load<f32>(at, 20) * bellOfSquare(off);
}
