import type { Aspect, Corner } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Sharing } from '@herald/media/scene/shot-plan';
import { type FaceReach, featuresIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { layoutScene, type SceneLayout } from './layout-scene.ts';
import { pictureMargins } from './safe-zones.ts';

/** How presenter and material lie in one frame. */
export interface SharedPlace {
  /** where the presenter is seen; a circle where it is round */
  window: Rect;
  isRound: boolean;
  /** where the material is; a round window lies over it */
  material: Rect;
  framing: Framing;
  /** where the captions begin in such a shot */
  captionY: number;
}

/** Puts a head into a window, as near to its wish as can be and clear of what is taken; undefined where it does not fit. */
export type SeatInWindow = (window: Rect, wish: Framing, taken: readonly Rect[]) => Framing | undefined;

export interface SharedPerson {
  reach: FaceReach;
  /** how far the hair reaches up from between the eyes, in units of half a face */
  crown: number;
  seatIn: SeatInWindow;
}

interface SplitPlace {
  /** where the material ends and the presenter begins, as a share of the frame */
  seam: number;
  isStacked: boolean;
  unit: number;
  /** above the hair */
  above: number;
}

/** In units of a 720 frame, set by eye. Material lies above the presenter in tall frames, beside in the others. */
const SPLITS: Readonly<Record<Aspect, SplitPlace>> = {
  '9:16': { seam: 0.44, isStacked: true, unit: 118, above: 20 },
  '4:5': { seam: 0.44, isStacked: true, unit: 94, above: 16 },
  '1:1': { seam: 0.5, isStacked: false, unit: 88, above: 64 },
  '16:9': { seam: 0.56, isStacked: false, unit: 112, above: 52 },
};
const CIRCLES: Readonly<Record<Aspect, number>> = { '9:16': 300, '4:5': 248, '1:1': 236, '16:9': 264 };
/** Half a face in a circle, as a share of its width; of a head with hair, some of the hair is cut. */
const FACE_IN_CIRCLE = 0.31;
const EYES_IN_CIRCLE = 0.47;
const GAP = 8;
const LOGO_GAP = 84;

/** The ways in which a presenter may share the frame of a scene; those without room for a face are left out. */
export function sharedPlaces(
  spec: SceneSpec,
  layout: SceneLayout,
  person: SharedPerson,
): Partial<Record<Sharing, SharedPlace>> {
  const split = splitPlace(spec, layout, person);
  const over = overPlace(spec, layout, person);
  return { ...(split && { split }), ...(over && { over }) };
}

function splitPlace(spec: SceneSpec, layout: SceneLayout, person: SharedPerson): SharedPlace | undefined {
  const { seam, isStacked, unit, above } = SPLITS[spec.aspect];
  const { width, height, scale } = layout;
  const { window, material } = isStacked ? stacked(layout, seam) : sideBySide(layout, seam, spec.logo?.corner);
  const unitPx = unit * scale;
  const wish = {
    ...layout.framing,
    unitPx,
    headX: window.x + window.width / 2,
    headY: window.y + above * scale + person.crown * unitPx,
  };
  const captionY = Math.round(
    spec.aspect === '9:16'
      ? material.height - layout.caption.height - GAP * scale
      : captionAt(spec, 'bottom', layout) + heightBeside(spec, 'bottom', layout),
  );
  const framing = person.seatIn(window, wish, takenBy(spec, layout, captionY));
  if (!framing) return undefined;
  const place = { window, isRound: false, material, framing, captionY };
  return isClear(place, spec, layout, person) && width > 0 && height > 0 ? place : undefined;
}

function stacked({ width, height }: SceneLayout, seam: number): Pick<SharedPlace, 'window' | 'material'> {
  const y = Math.round(height * seam);
  return { material: { x: 0, y: 0, width, height: y }, window: { x: 0, y, width, height: height - y } };
}

/** The presenter is on the left, but never under a logo. */
function sideBySide(
  { width, height }: SceneLayout,
  seam: number,
  corner: Corner | undefined,
): Pick<SharedPlace, 'window' | 'material'> {
  const wide = Math.round(width * seam);
  const narrow = width - wide;
  if (corner?.endsWith('left'))
    return { material: { x: 0, y: 0, width: wide, height }, window: { x: wide, y: 0, width: narrow, height } };
  return { material: { x: narrow, y: 0, width: wide, height }, window: { x: 0, y: 0, width: narrow, height } };
}

function overPlace(spec: SceneSpec, layout: SceneLayout, person: SharedPerson): SharedPlace | undefined {
  const window = circleOf(spec, layout);
  const wish = {
    ...layout.framing,
    unitPx: FACE_IN_CIRCLE * window.width,
    headX: window.x + window.width / 2,
    headY: window.y + EYES_IN_CIRCLE * window.height,
  };
  const framing = person.seatIn(window, wish, []);
  if (!framing) return undefined;
  const material = { x: 0, y: 0, width: layout.width, height: layout.height };
  const place = { window, isRound: true, material, framing, captionY: captionAt(spec, 'top', layout) };
  return isClear(place, spec, layout, person) ? place : undefined;
}

/** In the lower left corner, above a logo that is there. */
function circleOf({ aspect, logo }: SceneSpec, { width, height, scale }: SceneLayout): Rect {
  const margins = pictureMargins(aspect);
  const size = Math.round(CIRCLES[aspect] * scale);
  const lifted = logo?.corner === 'bottom-left' ? LOGO_GAP * scale : 0;
  return {
    x: Math.round(margins.left * width),
    y: Math.round(height * (1 - margins.bottom) - size - lifted),
    width: size,
    height: size,
  };
}

/** Captions of such a shot are where those of another position would be. */
function captionAt(spec: SceneSpec, captionPosition: 'top' | 'bottom', layout: SceneLayout): number {
  return captionRectAt(spec, captionPosition, layout).y;
}

/** Lower boxes may be higher than the one that the captions were set for. */
function heightBeside(spec: SceneSpec, captionPosition: 'bottom', layout: SceneLayout): number {
  return captionRectAt(spec, captionPosition, layout).height - layout.caption.height;
}

function captionRectAt(spec: SceneSpec, captionPosition: 'top' | 'bottom', { scale }: SceneLayout): Rect {
  return layoutScene({
    aspect: spec.aspect,
    resolution: 720 * scale,
    captionPosition,
    corner: spec.logo?.corner,
    presenter: spec.performer.kind === 'photo' ? 'photo' : 'character',
  }).caption;
}

function isClear(
  { framing, window, isRound, captionY }: SharedPlace,
  spec: SceneSpec,
  layout: SceneLayout,
  { reach }: SharedPerson,
): boolean {
  const features = featuresIn(framing, reach);
  const gap = GAP * layout.scale;
  const taken = takenBy(spec, layout, captionY);
  if (taken.some((part) => touches(features, part, gap))) return false;
  return isRound ? !taken.some((part) => touches(window, part, 0)) : isInside(features, window);
}

function takenBy(spec: SceneSpec, layout: SceneLayout, captionY: number): Rect[] {
  const caption = { ...layout.caption, y: captionY };
  return [...(spec.captions ? [caption] : []), ...(spec.logo ? [layout.logo] : [])];
}

function isInside(part: Rect, { x, y, width, height }: Rect): boolean {
  return part.x >= x && part.y >= y && part.x + part.width <= x + width && part.y + part.height <= y + height;
}
