import { bell, smooth } from '../scalars.ts';

/** Farther from the edge of an opening than this, in mouth widths, no lips are painted: what they add has ended by then. */
const FADES: f32 = 0.08;
const END: f32 = 0.12;

/** Fully rounded lips catch light: what they add to the light of a place so far from their edge. */
// inline
export function pushedForward(u: f32, off: f32): f32 {
  const light: f32 = 0.09 * bell((off - 0.075) / 0.05);
  return bell(u / 0.3) * light * (1 - smooth(FADES, END, off));
}
