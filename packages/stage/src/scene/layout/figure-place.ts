import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type FaceReach, featuresIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import type { Places } from './free-places.ts';
import { pictureMargins, wordMargins } from './safe-zones.ts';

/** In units of a 720 frame. */
const SMALLEST = { width: 112, height: 92 };
const LARGEST = { width: 320, height: 250 };
const GAP = 12;
/** A number is of who says it. */
const FARTHEST = 48;
/** Hands that speak stay below the eyes, and within their reach beside the body; in units of half a face. */
const ABOVE_HANDS = 0.3;
const BESIDE_HANDS = 3.3;
/** Hair and ears may be touched, never the face. */
const BESIDE_FACE = 0.94;
/** Two rows of chips. */
const LEAST_BAND = 120;
const LARGEST_BAND = 190;
/** One row of larger letters. */
const LINE = { least: 56, most: 110 };
/** Beside a hand that points, too, and where no hand is seen. */
const ARROW = { beside: 92, alone: 136 };
const ARROW_GAP = 20;
/** A sign below the words is no higher, and a number no lower. */
const MOST_BELOW = 122;
/** A digit alone would be a tenth of the width there: it may be taller, and lower, where one network of three writes. */
const POINT = { most: 220, lowest: 0.82 };
const LEAST_NUMBER = 72;

export interface View {
  framing: Framing;
  reach: FaceReach;
  crown: number;
  places: Places;
  /** of the arrow to the link, which may be seen with every figure */
  arrow?: Rect | null;
  scale: number;
}

/** Where numbers, stars and chips have room beside a head: clear of hair, hands, words, card and logo; null where there is none. */
export function figurePlace(spec: SceneSpec, view: View): Rect | null {
  const { framing, reach, scale } = view;
  const { headX, headY, unitPx, frameWidth, frameHeight } = framing;
  const margins = wordMargins(spec.aspect);
  const edges = { left: margins.left * frameWidth, right: (1 - margins.right) * frameWidth };
  const top = margins.top * frameHeight;
  const aboveHands = headY - ABOVE_HANDS * unitPx;
  const low = Math.min(headY + reach.chin * unitPx, (1 - margins.bottom) * frameHeight);
  const aside = BESIDE_FACE * reach.aside * unitPx + (GAP / 2) * scale;
  const far = Math.max(aside, BESIDE_HANDS * unitPx);
  const rooms = [
    between({ x: edges.left, y: top }, { x: headX - aside, y: aboveHands }),
    between({ x: headX + aside, y: top }, { x: edges.right, y: aboveHands }),
    between({ x: edges.left, y: top }, { x: headX - far, y: low }),
    between({ x: headX + far, y: top }, { x: edges.right, y: low }),
  ];
  const taken = takenBesides(spec, view);
  const free = rooms
    .map((room) => clearOf(room, taken, GAP * scale))
    .filter(({ width, height }) => width >= SMALLEST.width * scale && height >= SMALLEST.height * scale)
    .map((room) => within(room, { scale, headX }));
  return free.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}

/** Where key words have room: in rows above the head, otherwise where a number has it. */
export function chipsPlace(spec: SceneSpec, view: View): Rect | null {
  return (
    bandAbove(spec, view, { least: LEAST_BAND, most: LARGEST_BAND, topShare: wordMargins(spec.aspect).top }) ??
    figurePlace(spec, view)
  );
}

/** Where one line has room that says what the viewer is asked to do: above the head, as high as pictures may be; null where it has none. */
export function signPlace(spec: SceneSpec, view: View): Rect | null {
  return bandAbove(spec, view, { ...LINE, topShare: pictureMargins(spec.aspect).top });
}

function bandAbove(
  spec: SceneSpec,
  view: View,
  { least, most, topShare }: { least: number; most: number; topShare: number },
): Rect | null {
  const { framing, crown, scale } = view;
  const { headY, unitPx, frameWidth, frameHeight } = framing;
  const margins = wordMargins(spec.aspect);
  const above = between(
    { x: margins.left * frameWidth, y: topShare * frameHeight },
    { x: (1 - margins.right) * frameWidth, y: headY - crown * unitPx - GAP * scale },
  );
  const { x, y, width, height } = clearOf(above, takenBesides(spec, view), GAP * scale);
  if (height < least * scale) return null;
  const high = Math.floor(Math.min(height, most * scale));
  const even = Math.max(x, frameWidth - x - width);
  return {
    x: Math.ceil(even),
    y: Math.floor(y + height) - high,
    width: Math.floor(frameWidth - 2 * even),
    height: high,
  };
}

/**
 * Where a number has room that has none beside the head: below the words of a tall frame, above what most networks lay
 * there. One lays its description higher, over what the words say, too.
 */
export function placeBelowWords(
  spec: SceneSpec,
  view: View,
  kind: 'number' | 'point',
  lowestShare = kind === 'point' ? POINT.lowest : 1 - pictureMargins(spec.aspect).bottom,
): Rect | null {
  if (spec.aspect !== '9:16') return null;
  const { framing, reach, places, scale } = view;
  const { frameWidth, frameHeight } = framing;
  const { caption } = places;
  const gap = GAP * scale;
  const lowest = lowestShare * frameHeight;
  const top = Math.round(spec.captions ? caption.y + caption.height + gap / 2 : 0.65 * frameHeight);
  const side = Math.floor(Math.min(lowest - top, (kind === 'point' ? POINT.most : MOST_BELOW) * scale));
  const width = kind === 'number' ? Math.round(LARGEST.width * scale) : side;
  const place = { x: Math.round((frameWidth - width) / 2), y: top, width, height: side };
  const isFree = [featuresIn(framing, reach), ...takenBesides(spec, view)].every((part) => !touches(place, part));
  // Words at the top have the head below them.
  if (top < framing.headY) return null;
  const least = kind === 'number' ? LEAST_NUMBER : SMALLEST.height;
  return side >= least * scale && isFree ? place : null;
}

/** Where the arrow to the link is: at an edge, below or above the words; null where it would lie on the face, a card or a logo. */
export function arrowPlace(spec: SceneSpec, view: Omit<View, 'arrow'>, isHandSeen: boolean): Rect | null {
  const sizes = isHandSeen ? [ARROW.beside] : [ARROW.alone, ARROW.beside];
  const tried = (['left', 'right'] as const).flatMap((side) =>
    sizes.flatMap((wanted) => arrowAt(side, wanted, spec, view) ?? []),
  );
  return tried[0] ?? null;
}

function arrowAt(
  side: 'left' | 'right',
  wanted: number,
  spec: SceneSpec,
  { framing, reach, places, scale }: Omit<View, 'arrow'>,
): Rect | null {
  const { frameWidth, frameHeight } = framing;
  const size = Math.round(wanted * scale);
  const { caption } = places;
  const { left, right, top } = wordMargins(spec.aspect);
  const x = side === 'left' ? Math.round(left * frameWidth) : Math.round((1 - right) * frameWidth) - size;
  const low = spec.captions ? caption : { ...caption, y: frameHeight * 0.7, height: 0 };
  const above = Math.round(low.y - ARROW_GAP * scale - size);
  const below = Math.round(low.y + low.height + ARROW_GAP * scale);
  // Words at the top leave no room above them; low ones, as below a face that fills a tall frame, none below.
  const isRoomAbove = above >= top * frameHeight;
  const taken = [featuresIn(framing, reach), ...takenBy(spec, places)];
  const isFree = (place: Rect): boolean =>
    place.y >= 0 && place.y + size <= frameHeight * 0.86 && taken.every((part) => !touches(place, part));
  const tried = [...(spec.aspect === '9:16' || !isRoomAbove ? [below] : []), ...(isRoomAbove ? [above] : [])];
  return tried.map((y) => ({ x, y, width: size, height: size })).find(isFree) ?? null;
}

/** What is seen with a figure, besides the presenter. */
export function takenBesides(spec: SceneSpec, { places, arrow }: View): Rect[] {
  return [...takenBy(spec, places), ...(arrow ? [arrow] : [])];
}

function takenBy({ captions, words, card, logo }: SceneSpec, places: Places): Rect[] {
  return [
    ...(captions && words.length > 0 ? [places.caption] : []),
    ...(card?.placement === 'beside' ? [places.card] : []),
    ...(logo ? [places.logo] : []),
  ];
}

function between({ x, y }: { x: number; y: number }, to: { x: number; y: number }): Rect {
  return { x, y, width: Math.max(0, to.x - x), height: Math.max(0, to.y - y) };
}

/** What is left of a room beside all that is taken, above or below it. */
function clearOf(room: Rect, taken: readonly Rect[], gap: number): Rect {
  let { y, height } = room;
  for (const part of taken) {
    if (!touches({ ...room, y, height }, part, gap)) continue;
    const above = Math.max(0, part.y - gap - y);
    const low = part.y + part.height + gap;
    const below = Math.max(0, y + height - low);
    if (above <= below) y = low;
    height = Math.max(above, below);
  }
  return { ...room, y, height };
}

/** No larger than is good to look at, and near the head. */
function within(room: Rect, { scale, headX }: { scale: number; headX: number }): Rect {
  const width = Math.min(room.width, LARGEST.width * scale);
  const height = Math.min(room.height, LARGEST.height * scale);
  const isLeft = room.x < headX;
  const slack = Math.min((room.width - width) * 0.4, FARTHEST * scale);
  const x = Math.round(isLeft ? room.x + room.width - width - slack : room.x + slack);
  const y = Math.round(room.y + (room.height - height) * 0.3);
  return { x, y, width: Math.floor(width), height: Math.floor(height) };
}
