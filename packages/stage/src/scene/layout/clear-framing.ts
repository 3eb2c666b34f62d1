import { type FaceReach, featuresIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';

/** Steps of a try, in units of half a face, and how far up or down is still tried at one size. */
const STEP = 0.04;
const FARTHEST = 0.5;
const SMALLER = 0.97;
const TRIES = 20;
const GAP = 8;

/**
 * The framing itself, or the nearest one at which nothing lies on eyes, nose or mouth and the forehead is seen: higher, lower, at last
 * smaller. None where there is no room for a face.
 */
export function clearFraming(
  framing: Framing,
  { reach, taken, forehead }: { reach: FaceReach; taken: readonly Rect[]; forehead: number },
): Framing | undefined {
  const gap = (GAP * Math.min(framing.frameWidth, framing.frameHeight)) / 720;
  const isClear = (tried: Framing) =>
    tried.headY >= forehead * tried.unitPx && taken.every((part) => !touches(featuresIn(tried, reach), part, gap));
  let { unitPx } = framing;
  for (let size = 0; size < TRIES; size++, unitPx *= SMALLER) {
    for (let away = 0; away <= FARTHEST; away += STEP) {
      for (const side of [-1, 1]) {
        const tried = { ...framing, unitPx, headY: framing.headY + side * away * unitPx };
        if (isClear(tried)) return tried;
      }
    }
  }
  return undefined;
}
