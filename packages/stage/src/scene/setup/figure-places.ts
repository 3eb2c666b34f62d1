import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import type { PresenterSize } from '@herald/media/scene/shot-plan';
import { HIGH_HAIR } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { handsAtLink } from '#people/arms/gestures/link-hands.ts';
import { placeHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { personInFrame } from '#photos/person-in-frame.ts';
import {
  arrowPlace,
  chipsPlace,
  figurePlace,
  placeBelowWords,
  signPlace,
  takenBesides,
  type View,
} from '../layout/figure-place.ts';
import { freePlaces } from '../layout/free-places.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { linkPlace } from '../layout/link-place.ts';
import {
  headCells,
  isFreeOfHead,
  NUMBER_SIZES,
  placeBesidePerson,
  STICKER_SIZES,
} from '../layout/place-beside-person.ts';
import { stickerPlace } from '../layout/sticker-place.ts';
import type { FramedPerformer } from './frame-performer.ts';
import { nearerWide } from './nearer-wide.ts';
import { sideView } from './side-view.ts';

export interface FigurePlaces {
  figure: Rect | null;
  /** Of a number that is hardly wider than high, where others are before the chest. */
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

/** Of a size, and seen from a little nearer or by the second camera. */
export interface SpecialView {
  size: PresenterSize;
  isNearer?: true;
  isAside?: true;
}

/** Where figures have room in a shot of this size; undefined where the presenter does not have it. */
export function placesOfFigures(
  spec: SceneSpec,
  layout: SceneLayout,
  framed: FramedPerformer,
  shown: PresenterSize | SpecialView,
  isOtherRest = false,
): FigurePlaces | undefined {
  const { framings, reach } = framed;
  const { size, framing } = viewIn(spec, layout, framed, shown);
  if (!framing) return undefined;
  const { performer } = spec;
  const params = isDrawn(performer) && characterOf(performer);
  const alone = {
    framing: params ? placeHead(params, framing) : framing,
    reach,
    crown: params ? crownReach(params.hair.style) : reach.crown,
    places: freePlaces(layout, framings.wide, reach),
    scale: layout.scale,
  };
  // A close shot shows hands of drawn people where it opens a film, beside the chest; nobody else points.
  const isHandSeen = params !== false && size !== 'close';
  const arrow = arrowPlace(spec, alone, isHandSeen);
  const view = { ...alone, arrow };
  if (performer.kind === 'photo') {
    const ofPhoto = besidePhoto(spec, view, performer);
    if (ofPhoto) return { ...ofPhoto, arrow };
  }
  const beside = figurePlace(spec, view);
  const chips = chipsPlace(spec, view);
  const link = () => {
    const isHolding = spec.card?.placement === 'hand';
    const held = { isOther: isOtherRest, isHolding };
    const hands = params && isHandSeen ? handsAtLink({ ...params, ...held }, alone.framing) : [];
    const isFree = (place: Rect) => hands.every((hand) => !touches(place, hand));
    return linkPlace(spec, params ? view : { ...view, arrow: null }, { isFree, band: chips });
  };
  const elsewhere = (kind: 'number' | 'point' | 'sticker') => (isHandSeen ? null : placeBelowWords(spec, view, kind));
  const isSpeck = performer.kind === 'clip' && beside !== null && beside.width < LEAST_NUMBER * view.scale;
  const below = elsewhere('number');
  const inFront = (isSpeck ? below : null) ?? beside ?? below;
  const figure = alone.framing.aside ? largestOf([beside, below]) : inFront;
  return {
    figure,
    point: (figure === below ? elsewhere('point') : null) ?? figure,
    sticker: largestOf([stickerPlace(spec, view), beside, elsewhere('sticker')]),
    chips,
    sign: signPlace(spec, params ? view : { ...view, crown: view.crown + HIGH_HAIR }),
    arrow,
    link,
    besides: (others) => stickerPlace(spec, view, others) ?? figurePlace(spec, view, others),
  };
}

function viewIn(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer, shown: PresenterSize | SpecialView) {
  const size = typeof shown === 'string' ? shown : shown.size;
  const special =
    typeof shown !== 'string' &&
    (shown.isAside ? sideView(spec, layout, framed, size) : shown.isNearer && nearerWide(spec, layout, framed));
  return { size, framing: special || framed.framings[size] };
}

/** A sticker is as large as the shorter side of its place. */
function largestOf(places: readonly (Rect | null)[]): Rect | null {
  const sideOf = ({ width, height }: Rect) => Math.min(width, height);
  return places.flatMap((place) => place ?? []).sort((a, b) => sideOf(b) - sideOf(a))[0] ?? null;
}

/** From here on something counts as a person, of 1. */
const LEAST_PERSON = 0.3;
/** A place below the words is taken where the one beside the head is smaller than this share of it. */
const SMALLER = 0.62;
/** A narrower place is too small for a number, in units of a 720 frame, if there is another one. */
const READABLE = 184;
/** On a phone, a number that is narrower is a speck in a corner, in units of a 720 frame. */
export const LEAST_NUMBER = 150;
/** Down to here, of the height, a sign may be before a chest where there is no other place that is large enough: some networks write there. */
const LOWEST_ON_CHEST = 0.91;

type PhotoOfScene = Extract<SceneSpec['performer'], { kind: 'photo' }>;

/** Beside or above the hair of a photo as its outline has it, or before the chest; undefined where the outline is not known. */
function besidePhoto(
  spec: SceneSpec,
  view: View,
  { points, isCutOut }: PhotoOfScene,
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
  const placeOf = (kind: 'number' | 'sticker') => {
    const found = placeBesidePerson(spec, around, kind === 'number' ? NUMBER_SIZES : STICKER_SIZES);
    const isSmall = found === null || (kind === 'number' && found.width < READABLE * scale);
    const below =
      placeBelowWords(spec, view, kind) ?? (isSmall ? placeBelowWords(spec, view, kind, LOWEST_ON_CHEST) : null);
    if (below && (found === null || found.width < SMALLER * below.width)) return below;
    if (spec.aspect !== '9:16') return found ?? figurePlace(spec, view);
    return kind === 'number' && found && found.width < LEAST_NUMBER * scale ? null : found;
  };
  const band = chipsPlace(spec, view);
  const chips = band && isFreeOfHead(band, around) ? band : beside;
  const line = signPlace(spec, view);
  const number = placeOf('number');
  return {
    link: () =>
      linkPlace(spec, view, { isFree: (place) => isFreeOfHead(place, { ...around, taken: [] }), band: chips }),
    figure: number,
    point: number,
    sticker: placeOf('sticker'),
    chips,
    sign: line && isFreeOfHead(line, around) ? line : null,
    besides: (others) => placeBesidePerson(spec, { ...around, taken: [...around.taken, ...others] }, STICKER_SIZES),
  };
}
