import type { Point } from '#base/math/point.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance, meanColor } from './photo-colors.ts';

/** Of an eye's width: the least that lashes reach beside a corner, and the most; what is dark farther out is hair or a brow. */
export const LEAST_TAIL = 0.1;
export const MOST_TAIL = 0.5;
/** Of an eye's width: where they are looked for around the height of the corner, where the skin beside them is, and how long they may be hidden. */
const ROWS = { above: 0.32, below: 0.12, step: 0.03 };
const SKIN_BELOW = 0.42;
const GAP = 0.05;
/** Beside that skin; and where it is so much darker than at the corner, the face ends or hair begins. */
const DARK = 0.45;
const OTHER_SKIN = 0.6;

/** How far lashes and make-up reach beside the outer corner of an eye, in eye widths; the least where they do not end. */
export function lashTail(frame: FramePixels, [cornerX, cornerY]: Point, step: -1 | 1, eyeWidth: number): number {
  const skinAt = (x: number) => luminance(meanColor(frame, x, cornerY + SKIN_BELOW * eyeWidth, 2));
  const ownSkin = skinAt(cornerX);
  let last = 0;
  for (let away = 0; away <= MOST_TAIL + GAP; away += 1 / eyeWidth) {
    if (away - last > GAP) return Math.max(LEAST_TAIL, last);
    const x = cornerX + step * away * eyeWidth;
    const skin = skinAt(x);
    if (skin < OTHER_SKIN * ownSkin) return LEAST_TAIL;
    for (let up = -ROWS.below; up <= ROWS.above; up += ROWS.step) {
      const light = luminance(meanColor(frame, x, cornerY - up * eyeWidth, 1));
      if (light < DARK * skin) last = away;
    }
  }
  return LEAST_TAIL;
}
