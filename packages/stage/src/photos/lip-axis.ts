import { clamp } from '#base/math/clamp.ts';
import { type LipContours, rightCorner } from './lip-contours.ts';

/** Where the lips lie across a face. */
export interface LipAxis {
  /** between their corners */
  readonly middleX: number;
  readonly halfWidth: number;
  /** how much of half their width their right half is longer, and the left one shorter: the far half of a turned head is foreshortened */
  readonly lean: number;
}

/** From more on, the far half folds over just beyond its corner, and `alongOf` has nothing to turn back there. */
const MOST_LEAN = 0.25;

/** The middle of both lips lies under the nose, however the head is turned. */
export function lipAxis({ inner, outer }: LipContours): LipAxis {
  const left = inner[0][0];
  const right = inner[rightCorner][0];
  const middleX = (left + right) / 2;
  const halfWidth = (right - left) / 2;
  const underNose = (inner[15][0] + outer[15][0] + inner[45][0]) / 3;
  return { middleX, halfWidth, lean: clamp((middleX - underNose) / halfWidth, -MOST_LEAN, MOST_LEAN) };
}

/** How far along the lips a place is in the head itself: -1 in the left corner, 0 under the nose, 1 in the right corner. */
export function alongOf({ middleX, halfWidth, lean }: LipAxis, x: number): number {
  const across = (x - middleX) / halfWidth + lean;
  return (2 * across) / (1 + Math.sqrt(Math.max(0.04, 1 + 4 * lean * across)));
}

/** Where the picture shows a place along the lips; the round of the jaw turns the far corner away. */
export const acrossOf = ({ middleX, halfWidth, lean }: LipAxis, along: number): number =>
  middleX + halfWidth * (along + lean * (along * along - 1));
