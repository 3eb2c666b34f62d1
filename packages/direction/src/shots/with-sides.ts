import type { PlannedFigure } from '@herald/media/scene/figures';
import { type PlannedShot, PRESENTER_SIZES, type PresenterSize } from '@herald/media/scene/shot-plan';
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
 * A second camera takes some shots between the first one and the last, where all that they show has room, and all of one size: a
 * presenter is made again for each size that it sees. Where it stands between two wide shots, neither has to be nearer. Who points at something with an arrow is seen from the front.
 */
export function withSides(shots: readonly PlannedShot[], around: Around): PlannedShot[] {
  const taken = PRESENTER_SIZES.map((size) => shotsAside(shots, size, around));
  const [most = new Set<PlannedShot>()] = taken.toSorted((a, b) => b.size - a.size);
  const seen = shots.map((shot) => {
    const { isNearer: _, ...aside } = shot;
    return most.has(shot) ? { ...aside, isAside: true as const } : shot;
  });
  return seen.map((shot, index) => {
    const { isNearer, ...fromFront } = shot;
    const isWideBeside = [seen[index - 1], seen[index + 1]].some((other) => other?.size === 'wide' && !other.isAside);
    return isNearer && !isWideBeside ? fromFront : shot;
  });
}

/** The shots of a size that the second camera would take. */
function shotsAside(
  shots: readonly PlannedShot[],
  size: PresenterSize,
  { camera, figures, durationSec }: Around,
): Set<PlannedShot> {
  const { aside, pace } = camera ?? {};
  const every = pace && EVERY[pace];
  const taken = new Set<PlannedShot>();
  if (!aside || !every) return taken;
  let next = 1;
  for (const [index, shot] of shots.entries()) {
    const untilSec = shots[index + 1]?.fromSec ?? durationSec;
    const isBetween = index >= next && index < shots.length - 1 && shot.fromSec >= aside.fromSec;
    const seen = figures.filter((figure) => figure.fromSec < untilSec && figure.untilSec > shot.fromSec + LEAD_SEC);
    const sizes = seen.length > 0 ? aside.figureSizes : aside.sizes;
    const hasRoom = shot.size === size && sizes.includes(size);
    if (!isBetween || !hasRoom || seen.some(({ kind }) => kind === 'arrow')) continue;
    next = index + every;
    taken.add(shot);
  }
  return taken;
}
