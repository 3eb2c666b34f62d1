import type { PlannedFigure } from '@herald/media/scene/figures';
import { type PlannedShot, PRESENTER_SIZES, type PresenterSize } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera } from '../direction.ts';

/** From one shot of the second camera to the next: one or two others are between them. A calm film has one camera. */
const EVERY: Partial<Record<Camera['pace'], number>> = { natural: 3, fast: 2 };
/** A cut comes so much before the words it belongs to, at most. */
const LEAD_SEC = 0.15;

type Said = Pick<ActedClause, 'clause'>;

/** The camera that a mark asks for, from its word to the end of its sentence or the next such mark. */
interface AskedCamera {
  fromSec: number;
  untilSec: number;
  isAside: boolean;
}

interface Around {
  camera: Camera | undefined;
  figures: readonly PlannedFigure[];
  durationSec: number;
}

/**
 * A second camera takes some shots between the first one and the last, where all that they show has room, and all of one size: a
 * presenter is made again for each size that it sees. Where it stands between two wide shots, neither has to be nearer. Who points
 * at something with an arrow is seen from the front. Marks ask for either camera in any shot.
 */
export function withSides(shots: readonly PlannedShot[], clauses: readonly Said[], around: Around): PlannedShot[] {
  const asked = askedCameras(clauses, around.durationSec);
  const taken = PRESENTER_SIZES.map((size) => shotsAside(shots, size, { ...around, asked }));
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

/** The shots that the second camera would take: what marks ask for, and others of one size. */
function shotsAside(
  shots: readonly PlannedShot[],
  size: PresenterSize,
  { camera, figures, durationSec, asked }: Around & { asked: readonly AskedCamera[] },
): Set<PlannedShot> {
  const { aside, pace } = camera ?? {};
  const every = pace && EVERY[pace];
  const taken = new Set<PlannedShot>();
  if (!aside) return taken;
  // A film whose pace has one camera has the other where marks ask for it.
  let next = every ? 1 : Number.POSITIVE_INFINITY;
  for (const [index, shot] of shots.entries()) {
    const untilSec = shots[index + 1]?.fromSec ?? durationSec;
    const seen = figures.filter((figure) => figure.fromSec < untilSec && figure.untilSec > shot.fromSec + LEAD_SEC);
    const sizes: readonly string[] = seen.length > 0 ? aside.figureSizes : aside.sizes;
    const hasRoom = shot.fromSec >= aside.fromSec && sizes.includes(shot.size);
    const inTurn = shot.size === size && index >= next && index < shots.length - 1;
    const isTaken = askedFor(asked, shot, untilSec)?.isAside ?? inTurn;
    if (!isTaken || !hasRoom || seen.some(({ kind }) => kind === 'arrow')) continue;
    next = index + (every ?? Number.POSITIVE_INFINITY);
    taken.add(shot);
  }
  return taken;
}

function askedCameras(clauses: readonly Said[], durationSec: number): AskedCamera[] {
  const asked = clauses.flatMap(({ clause: { marks, sentence } }) =>
    marks.flatMap(({ action, atSec }) =>
      action.does === 'see-from' ? [{ fromSec: atSec, isAside: action.isAside, sentence }] : [],
    ),
  );
  return asked.map(({ fromSec, isAside, sentence }, index) => {
    const following = clauses.find(({ clause }) => clause.sentence > sentence)?.clause.fromSec ?? durationSec;
    return { fromSec, isAside, untilSec: Math.min(following, asked[index + 1]?.fromSec ?? durationSec) };
  });
}

/** What is asked for as a shot begins, else what is first asked for in it. */
function askedFor(asked: readonly AskedCamera[], { fromSec }: PlannedShot, untilSec: number): AskedCamera | undefined {
  const beginSec = fromSec + LEAD_SEC;
  const first = asked.find((one) => one.fromSec <= beginSec && beginSec < one.untilSec);
  return first ?? asked.find((one) => one.fromSec > beginSec && one.fromSec < untilSec);
}
