import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Rect } from '#base/performer.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { personInFrame } from '#photos/person-in-frame.ts';
import {
  chipsPlace,
  figurePlace,
  placeBelowWords,
  signPlace,
  takenBesides,
  type View,
} from '../layout/figure-place.ts';
import { linkPlace } from '../layout/link-place.ts';
import {
  headCells,
  isFreeOfHead,
  NUMBER_SIZES,
  POINT_SIZES,
  placeBesidePerson,
  STICKER_SIZES,
} from '../layout/place-beside-person.ts';

export interface FigurePlaces {
  figure: Rect | null;
  /** Of a number that is hardly wider than high: as high as a sticker, but for drawn people, whose numbers always are. */
  point: Rect | null;
  chips: Rect | null;
  /** Of one line above the head. */
  sign: Rect | null;
  arrow: Rect | null;
  /** Where an arrow that has words has room for them. */
  link: () => Rect | null;
  sticker: Rect | null;
  /** Where a sticker has room beside other figures. */
  besides: (others: readonly Rect[]) => Rect | null;
}

/** From here on something counts as a person, of 1. */
const LEAST_PERSON = 0.3;
/** A place below the words is taken where the one beside the head is smaller than this share of it. */
const SMALLER = 0.62;
/** A number this wide is read on a phone, in units of a 720 frame: a narrower place is too small for it, if there is another one. */
export const READABLE = 184;
/** On a phone, a number that is narrower is a speck in a corner, in units of a 720 frame. */
export const LEAST_NUMBER = 150;
/** A digit in a smaller place is a speck, in units of a 720 frame. */
const LEAST_POINT = { width: 96, height: 128 };
/** Down to here, of the height, a sign may be before a chest where there is no other place that is large enough: some networks write there. */
const LOWEST_ON_CHEST = 0.91;

export type PhotoOfScene = Extract<SceneSpec['performer'], { kind: 'photo' }>;

/** Beside or above the hair of a photo as its outline has it, or before the chest; undefined where the outline is not known. */
export function placesBesidePhoto(
  spec: SceneSpec,
  view: View,
  { points, isCutOut }: Pick<PhotoOfScene, 'points' | 'isCutOut'>,
): Omit<FigurePlaces, 'arrow'> | undefined {
  const { framing, reach, scale } = view;
  const shareAt = personInFrame(points, fitPhoto(points, framing), { isCutOut: isCutOut === true });
  if (!shareAt) return undefined;
  const { headX, headY, unitPx, window } = framing;
  const chin = headY + reach.chin * unitPx;
  const isShown = (x: number, y: number) =>
    !window || (x >= window.x && y >= window.y && x < window.x + window.width && y < window.y + window.height);
  const isFace = (x: number, y: number) => Math.abs(x - headX) < unitPx && y > headY - unitPx;
  const head = headCells(
    framing,
    scale,
    (x, y) => y < chin && (isFace(x, y) || (isShown(x, y) && shareAt(x, y) > LEAST_PERSON)),
  );
  const around = { framing, scale, head, taken: takenBesides(spec, view) };
  const beside = placeBesidePerson(spec, around);
  const numberPlace = () => {
    const found = placeBesidePerson(spec, around, NUMBER_SIZES);
    const isSmall = found === null || found.width < READABLE * scale;
    const below =
      placeBelowWords(spec, view, 'number') ??
      (isSmall ? placeBelowWords(spec, view, 'number', LOWEST_ON_CHEST) : null);
    if (below && (found === null || found.width < SMALLER * below.width)) return below;
    if (spec.aspect !== '9:16') return found ?? figurePlace(spec, view);
    return found && found.width < LEAST_NUMBER * scale ? null : found;
  };
  const band = chipsPlace(spec, view);
  const chips = band && isFreeOfHead(band, around) ? band : beside;
  const line = signPlace(spec, view);
  const sticker = placeBesidePerson(spec, around, STICKER_SIZES);
  return {
    link: () =>
      linkPlace(spec, view, { isFree: (place) => isFreeOfHead(place, { ...around, taken: [] }), band: chips }),
    figure: numberPlace(),
    point: placeOfPoint(
      [sticker, placeBesidePerson(spec, around, POINT_SIZES), ...pointsBelowWords(spec, view)],
      scale,
    ),
    sticker,
    chips,
    sign: line && isFreeOfHead(line, around) ? line : null,
    besides: (others) => placeBesidePerson(spec, { ...around, taken: [...around.taken, ...others] }, STICKER_SIZES),
  };
}

/** Before a chest a digit may be where networks write over pictures alone, and as low as a sign. */
export const pointsBelowWords = (spec: SceneSpec, view: View): (Rect | null)[] => [
  placeBelowWords(spec, view, 'point'),
  placeBelowWords(spec, view, 'point', LOWEST_ON_CHEST),
];

/** The highest place for a digit alone beside a real face; null where it would be a speck. */
export function placeOfPoint(places: readonly (Rect | null)[], scale: number): Rect | null {
  const { width: least, height: lowest } = LEAST_POINT;
  const seen = places.flatMap((place) =>
    place && place.width >= least * scale && place.height >= lowest * scale ? [place] : [],
  );
  return seen.sort((a, b) => b.height - a.height)[0] ?? null;
}

/** A sticker is as large as the shorter side of its place. */
export function largestOf(places: readonly (Rect | null)[]): Rect | null {
  return places.flatMap((place) => place ?? []).sort((a, b) => sideOf(b) - sideOf(a))[0] ?? null;
}

const sideOf = ({ width, height }: Rect): number => Math.min(width, height);
