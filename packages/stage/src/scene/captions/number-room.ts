import type { PlannedFigure } from '@herald/media/scene/figures';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize, type PlannedShot, type ShotSize } from '@herald/media/scene/shot-plan';
import { type FaceReach, featureParts } from '#base/face-reach.ts';
import { isTall } from '#base/is-tall.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { photoReach } from '#photos/face-in-picture.ts';
import { figurePlace } from '../layout/figure-place.ts';
import { DRAWN_REACH, takenPlaces } from '../layout/free-places.ts';
import { closeFraming, type SceneLayout } from '../layout/layout-scene.ts';
import { pictureMargins, wordMargins } from '../layout/safe-zones.ts';

/** Product and cards end where captions begin. */
const STANDS_ABOVE: ReadonlySet<ShotSize> = new Set(['product', 'card']);
/** Of a close shot, at least, as a share of the wide one. */
const CLOSER = 1.32;

interface Times {
  startSec: number;
  endSec: number;
  /** a plate hides what outlined letters leave to be seen: it keeps off the chin, too */
  isPlate?: boolean;
}

/** Whether words may stand in a place beyond those of captions for as long as they are shown: off faces, and off all that the film lays over its picture. */
export function roomForNumbers(
  spec: SceneSpec,
  layout: SceneLayout,
  said: ReadonlySet<PlannedFigure>,
): (area: Rect, times: Times) => boolean {
  return (area, times) => {
    const sizes = shotsIn(spec, times).map(({ size }) => size);
    const hasFigures = spec.figures.some((figure) => !said.has(figure) && isDuring(figure, times));
    const figures = hasFigures ? figuresIn(spec, layout, sizes) : [];
    if (!isWithinMargins(area, spec, layout) || sizes.some((size) => STANDS_ABOVE.has(size)) || !figures) return false;
    const hasHook = spec.hook !== null && times.startSec < spec.hook.durationSec;
    const lasting = takenPlaces({ ...spec, captions: null, hook: hasHook ? spec.hook : null }, layout);
    const { isPlate = false } = times;
    const faces = sizes
      .filter(isPresenterSize)
      .flatMap((size) => facesIn(spec, layout, { isWide: size === 'wide', isPlate }));
    return [...lasting, ...faces, ...figures].every((part) => !touches(area, part));
  };
}

/** Areas are of whole pixels, and captions below a low mouth may be lower already. */
function isWithinMargins({ y, height }: Rect, { aspect }: SceneSpec, { caption, height: whole }: SceneLayout): boolean {
  const top = Math.min(wordMargins(aspect).top * whole, caption.y) - 1;
  const bottom = Math.max((1 - pictureMargins(aspect).bottom) * whole, caption.y + caption.height) + 1;
  return y >= top && y + height <= bottom;
}

const isDuring = ({ fromSec, untilSec }: { fromSec: number; untilSec: number }, { startSec, endSec }: Times): boolean =>
  fromSec < endSec && untilSec > startSec;

function shotsIn({ shots }: SceneSpec, times: Times): PlannedShot[] {
  if (shots.length === 0) return [{ fromSec: 0, size: 'wide' }];
  const ends = shots.slice(1).map(({ fromSec }) => fromSec);
  return shots.filter((shot, index) => isDuring({ ...shot, untilSec: ends[index] ?? Number.POSITIVE_INFINITY }, times));
}

/** Eyes and mouth; where a nearer shot of a photo or a clip has them is up to its picture, but never within the captions. */
function facesIn(
  spec: SceneSpec,
  layout: SceneLayout,
  { isWide, isPlate }: { isWide: boolean; isPlate: boolean },
): Rect[] {
  const { framing, caption, width, height, photoCard } = layout;
  const reach = reachOf(spec);
  const faceIn = (at: Framing, its: FaceReach) => [...featureParts(at, its), ...(isPlate ? [chinIn(at, its)] : [])];
  const wide = faceIn(framing, reach);
  if (isWide) return wide;
  if (isDrawn(spec.performer)) {
    const close = closeFraming(spec.aspect, framing, { isBeside: photoCard !== null });
    const near = { ...close, unitPx: Math.max(close.unitPx, CLOSER * framing.unitPx) };
    return [...wide, ...faceIn(near, DRAWN_REACH)];
  }
  const bottom = caption.y + caption.height + 1;
  const isAbove = caption.y + caption.height / 2 < framing.headY;
  return [isAbove ? { x: 0, y: bottom, width, height: height - bottom } : { x: 0, y: 0, width, height: caption.y - 1 }];
}

/** Below the mouth, as wide as the mouth. */
function chinIn(framing: Framing, reach: FaceReach): Rect {
  const [, { x, y, width, height }] = featureParts(framing, reach);
  const bottom = framing.headY + reach.chin * framing.unitPx;
  return { x, y: y + height, width, height: Math.max(0, bottom - y - height) };
}

function reachOf({ performer }: SceneSpec): FaceReach {
  if (performer.kind === 'photo') return photoReach(performer.points);
  return (performer.kind === 'clip' && performer.head) || DRAWN_REACH;
}

/** Where figures are beside drawn people; undefined where they may be below the words, or anywhere beside a photo. */
function figuresIn(spec: SceneSpec, layout: SceneLayout, sizes: readonly ShotSize[]): Rect[] | undefined {
  const { performer } = spec;
  const { framing, scale } = layout;
  if (!isDrawn(performer) || (isTall(framing) && sizes.some((size) => size !== 'wide'))) return undefined;
  const crown = crownReach(characterOf(performer).hair.style);
  const place = figurePlace(spec, { framing, reach: DRAWN_REACH, crown, places: layout, scale });
  return place ? [place] : [];
}
