import type { PlannedFigure } from '@herald/media/scene/figures';
import { isPresenterSize, type PlannedShot } from '@herald/media/scene/shot-plan';
import type { Camera } from '../direction.ts';

/** From one shot of the second camera to the next: one or two others are between them. A calm film has one camera. */
const EVERY: Partial<Record<Camera['pace'], number>> = { natural: 3, fast: 2 };
/** A cut comes so much before the words it belongs to, at most. */
const LEAD_SEC = 0.15;

interface Around {
  camera: Camera | undefined;
  figures: readonly PlannedFigure[];
  durationSec: number;
}

/**
 * A second camera takes some shots between the first one and the last, where all that they show has room. Who points at something
 * with an arrow is seen from the front.
 */
export function withSides(shots: readonly PlannedShot[], { camera, figures, durationSec }: Around): PlannedShot[] {
  const { aside, pace } = camera ?? {};
  const every = pace && EVERY[pace];
  if (!aside || !every) return [...shots];
  let next = 1;
  return shots.map((shot, index) => {
    const untilSec = shots[index + 1]?.fromSec ?? durationSec;
    const isBetween = index >= next && index < shots.length - 1 && shot.fromSec >= aside.fromSec;
    const seen = figures.filter((figure) => figure.fromSec < untilSec && figure.untilSec > shot.fromSec + LEAD_SEC);
    const sizes = seen.length > 0 ? aside.figureSizes : aside.sizes;
    const hasRoom = isPresenterSize(shot.size) && sizes.includes(shot.size) && !shot.isNearer;
    const isPointedOut = seen.some(({ kind }) => kind === 'arrow');
    if (!isBetween || !hasRoom || isPointedOut) return shot;
    next = index + every;
    return { ...shot, isAside: true };
  });
}
