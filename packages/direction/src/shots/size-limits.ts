import type { ShotSize } from '@herald/media/scene/shot-plan';
import type { Camera } from '../direction.ts';

/** A figure may come so much before the cut to its shot. */
const FIGURE_LEAD_SEC = 0.1;

export function fits(size: ShotSize, fromSec: number, untilSec: number, { sizes, limits }: Camera): boolean {
  if (!sizes.includes(size)) return false;
  return limits.every((limit) => {
    const isApart = limit.untilSec <= fromSec || limit.fromSec >= untilSec;
    return isApart || limit.sizes.includes(size);
  });
}

/** What stands in the picture with a presenter goes with the shot it came in, so that shot lasts. */
export function isInWish({ limits }: Camera, atSec: number): boolean {
  return limits.some(
    ({ isWish, fromSec, untilSec }) => isWish && atSec > fromSec + FIGURE_LEAD_SEC && atSec < untilSec,
  );
}

/** What only has room where a film can be cut with it is left out. */
export function withoutWishes(camera: Camera): Camera {
  return { ...camera, limits: camera.limits.filter(({ isWish }) => !isWish) };
}
