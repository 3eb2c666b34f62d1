/** Lips that touch beside a rounded opening; all in mouth widths, but the share. */

/** The line goes on beyond the corners of the mouth, and so far it is led over, less and less: a sharper end is a ring on the cheek. */
export const CORNER: f32 = 0.32;
/** Where rounded lips touch, skin from so far above and below leads over the line; beyond this, on a turned face, is hair. */
export const LEAD_OVER: f32 = 0.1;
/** So much less of it happens within the lips: their corners stay visible. */
export const WITHIN_LIPS: f32 = 0.6;
/** Beside an opening lips are read so many halves of the dark line away. */
export const RIM_LIFT: f32 = 1;
/** So far from the line between them the other lip is seen. */
export const MEETING: f32 = 0.06;
