import type { PlannedFigure } from '@herald/media/scene/figures';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize, type PlannedShot, type ShotSize } from '@herald/media/scene/shot-plan';
import { featureParts } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { placeHead } from '#people/character/place-head.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { takenPlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { pictureMargins, wordMargins } from '../layout/safe-zones.ts';
import { placesOfFigures, type SpecialView } from '../setup/figure-places.ts';
import { type FramedPerformer, framePerformer } from '../setup/frame-performer.ts';
import { nearerWide } from '../setup/nearer-wide.ts';
import { sideView } from '../setup/side-view.ts';

/** Product and cards end where captions begin. */
const STANDS_ABOVE: ReadonlySet<ShotSize> = new Set(['product', 'card']);

interface Times {
  startSec: number;
  endSec: number;
}

/** Whether words may stand in a place beyond those of captions for as long as they are shown: off faces, and off all that the film lays over its picture. */
export function roomForNumbers(
  spec: SceneSpec,
  layout: SceneLayout,
  said: ReadonlySet<PlannedFigure>,
): (area: Rect, times: Times) => boolean {
  let known: { planned: SceneLayout; framed: FramedPerformer } | undefined;
  const framedOnce = () => {
    const planned = layoutOf(spec);
    return { planned, framed: framePerformer(spec, planned) };
  };
  return (area, times) => {
    const shown = shotsIn(spec, times);
    if (!isWithinMargins(area, spec, layout) || shown.some(({ size }) => STANDS_ABOVE.has(size))) return false;
    known ??= framedOnce();
    const { planned, framed } = known;
    const hasHook = spec.hook !== null && times.startSec < spec.hook.durationSec;
    const lasting = takenPlaces({ ...spec, captions: null, hook: hasHook ? spec.hook : null }, layout);
    const views = viewsOf(shown);
    const faces = views.flatMap((view) => faceIn(spec, planned, framed, view));
    const hasFigures = spec.figures.some((figure) => !said.has(figure) && isDuring(figure, times));
    const figures = hasFigures ? views.flatMap((view) => figuresIn(spec, planned, framed, view)) : [];
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

/** How who speaks is seen; where something else fills the frame, not at all. */
function viewsOf(shots: readonly PlannedShot[]): SpecialView[] {
  return shots.flatMap(({ size, isNearer, isAside }) =>
    isPresenterSize(size) ? [{ size, ...(isNearer && { isNearer }), ...(isAside && { isAside }) }] : [],
  );
}

function faceIn(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer, view: SpecialView): Rect[] {
  const { performer } = spec;
  const framing = framingOf(spec, layout, framed, view);
  return featureParts(isDrawn(performer) ? placeHead(characterOf(performer), framing) : framing, framed.reach);
}

function framingOf(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer, view: SpecialView): Framing {
  const { size, isAside, isNearer } = view;
  const special = isAside ? sideView(spec, layout, framed, size) : isNearer && nearerWide(spec, layout, framed);
  return special || (framed.framings[size] ?? framed.framings.wide);
}

function figuresIn(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer, view: SpecialView): Rect[] {
  const places = placesOfFigures(spec, layout, framed, view);
  if (!places) return [];
  return [places.figure, places.point, places.sticker, places.chips, places.sign].filter((place) => place !== null);
}
