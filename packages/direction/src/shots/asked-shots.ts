import { isPresenterSize, type PlacedShot, type ShotSize, showsMaterial } from '@herald/media/scene/shot-plan';
import type { Camera, ShowablePicture } from '../direction.ts';
import type { CutMoment } from './cut-moments.ts';

/** A stretch for which a mark asks for one picture. */
export interface AskedShot {
  fromSec: number;
  untilSec: number;
  size: ShotSize;
  /** a kept plan cuts to it from a shot of its size */
  isCut?: true;
}

/** Nothing that takes the presenter's place, or some of it, is seen longer at a time. */
export const LONGEST_INSERT_SEC = { product: 2.8, picture: 4 } as const;
/** A clip that is shorter holds its last picture so long. */
const SHORTEST_CLIP_SEC = 1.6;
/** What was asked for and cannot stay to the end of its sentence is seen for so long at least. */
const ASKED_INSERT_SEC = 1;
/** More than all that speaks against a picture, so that only what has no room is not done. */
const UNASKED = 100;
const UNASKED_PER_SEC = 100;
const SAME_SEC = 1e-6;

/** What marks ask for: each from its word to the end of its sentence or the next one. A size the scene has no room for is left to the planner. */
export function askedShots(moments: readonly CutMoment[], { camera, durationSec, pictures = [] }: Asking): AskedShot[] {
  return moments.flatMap(({ atSec: fromSec, asks: size, isKeptCut }, index) => {
    if (!size || !camera.sizes.includes(size)) return [];
    const end = moments.slice(index + 1).find(({ before, asks }) => before === 'sentence' || asks);
    const endSec = end?.atSec ?? durationSec;
    const isCut = isKeptCut && size === 'wide' && camera.hasNearerWide;
    return [
      {
        ...(isCut && { isCut }),
        fromSec,
        size,
        untilSec: isPresenterSize(size) ? endSec : placedUntil({ size, fromSec, endSec }, pictures),
      },
    ];
  });
}

interface Asking {
  camera: Pick<Camera, 'sizes' | 'hasNearerWide'>;
  durationSec: number;
  pictures?: readonly ShowablePicture[];
}

/** A clip is not seen longer than it plays. */
export function longestPlacedSec(placed: PlacedShot, pictures: readonly ShowablePicture[] = []): number {
  const longestSec = LONGEST_INSERT_SEC[placed === 'product' ? 'product' : 'picture'];
  const { lengthSec = longestSec } = pictures.find(({ shot }) => showsMaterial(placed, shot)) ?? {};
  return Math.min(longestSec, Math.max(SHORTEST_CLIP_SEC, lengthSec));
}

/** A picture stays for its sentence where that is short enough. */
function placedUntil(
  { size, fromSec, endSec }: { size: PlacedShot; fromSec: number; endSec: number },
  pictures: readonly ShowablePicture[],
): number {
  const isWhole = size !== 'product' && endSec - fromSec <= longestPlacedSec(size, pictures);
  return isWhole ? endSec : Math.min(endSec, fromSec + ASKED_INSERT_SEC);
}

/** What it costs to show something else than was asked for. */
export function unaskedCost(asked: readonly AskedShot[], fromSec: number, untilSec: number, size: ShotSize): number {
  return asked.reduce((sum, span) => {
    const overlapSec = Math.min(untilSec, span.untilSec) - Math.max(fromSec, span.fromSec);
    const isAgainst = span.size !== size && overlapSec > SAME_SEC;
    const isUncut = span.isCut && span.fromSec > fromSec + SAME_SEC && span.fromSec < untilSec - SAME_SEC;
    return sum + (isAgainst ? UNASKED + UNASKED_PER_SEC * overlapSec : isUncut ? UNASKED : 0);
  }, 0);
}

/** Whether what is asked for begins or ends at a moment. */
export function isBound(asked: readonly AskedShot[], atSec: number): boolean {
  return asked.some((span) => isSame(span.fromSec, atSec) || isSame(span.untilSec, atSec));
}

/** The picture that is asked for before and after a moment alike, so that it needs no cut. */
export function goesOnAt(asked: readonly AskedShot[], atSec: number): ShotSize | undefined {
  const before = asked.find((span) => span.fromSec < atSec - SAME_SEC && atSec < span.untilSec + SAME_SEC);
  const after = asked.find((span) => span.fromSec < atSec + SAME_SEC && atSec < span.untilSec - SAME_SEC);
  const isCut = after !== before && after?.isCut === true;
  return before && before.size === after?.size && !isCut ? before.size : undefined;
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_SEC;
}

/** Whether what fills the frame, or shares it, may end at a moment: it was seen long enough, and is not over. */
export function endsInsert(asked: readonly AskedShot[], atSec: number, pictures: readonly ShowablePicture[]): boolean {
  return asked.some(
    ({ size, fromSec, untilSec }) =>
      !isPresenterSize(size) && atSec >= untilSec && atSec <= fromSec + longestPlacedSec(size, pictures),
  );
}
