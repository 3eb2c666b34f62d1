import { smooth } from '../scalars.ts';

/** Lips that touch beside a rounded opening; all in mouth widths, but the share. */

/** The line goes on beyond the corners of the mouth, and so far it is led over, less and less: a sharper end is a ring on the cheek. */
export const CORNER: f32 = 0.32;
/** Where rounded lips touch, skin from so far above and below leads over the line; beyond this, on a turned face, is hair. */
export const LEAD_OVER: f32 = 0.1;
/** So much less of it happens within the lips: their corners stay visible. */
const WITHIN_LIPS: f32 = 0.35;
/** Beside an opening lips are read so many halves of the dark line away. */
export const RIM_LIFT: f32 = 1;
/** So far from the line between them the other lip is seen. */
export const MEETING: f32 = 0.06;
/** How much of the line between closed lips goes beside an opening: the rest is the fold that every corner has. */
const OPEN_CORNERS: f32 = 0.45;
/** From here on aside corners of an opening are left more and more as they are: a smile has folds there. */
const LIPS_END: f32 = 0.58;
const FACE_BEGINS: f32 = 0.65;

/** How much of it happens so far within the corners; the dark of those that are drawn apart reaches further in. */
// inline
export function shareBeside(inside: f32, drawn: f32): f32 {
  return 1 - WITHIN_LIPS * smooth(-0.04 + 0.1 * drawn, 0.1 + 0.1 * drawn, inside);
}

// inline
export function nearCorner(inside: f32, away: f32, drawn: f32): f32 {
  return smooth(-CORNER, -0.02, inside) * (1 - drawn * smooth(LIPS_END, FACE_BEGINS, away));
}

// inline
export function partedBy(opened: f32): f32 {
  return OPEN_CORNERS * opened;
}
