import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import type { PresenterSize } from '@herald/media/scene/shot-plan';
import { HIGH_HAIR } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { handsAtLink } from '#people/arms/gestures/link-hands.ts';
import { placeHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { arrowPlace, chipsPlace, figurePlace, placeBelowWords, signPlace } from '../layout/figure-place.ts';
import { freePlaces } from '../layout/free-places.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { linkPlace } from '../layout/link-place.ts';
import { stickerPlace } from '../layout/sticker-place.ts';
import type { FramedPerformer } from './frame-performer.ts';
import { nearerWide } from './nearer-wide.ts';
import {
  type FigurePlaces,
  LEAST_NUMBER,
  largestOf,
  placeOfPoint,
  placesBesidePhoto,
  pointsBelowWords,
} from './places-beside-photo.ts';
import { sideView } from './side-view.ts';

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
    const ofPhoto = placesBesidePhoto(spec, view, performer);
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
  const elsewhere = (kind: 'number' | 'point') => (isHandSeen ? null : placeBelowWords(spec, view, kind));
  const isSpeck = performer.kind === 'clip' && beside !== null && beside.width < LEAST_NUMBER * view.scale;
  const below = elsewhere('number');
  const inFront = (isSpeck ? below : null) ?? beside ?? below;
  const figure = alone.framing.aside ? largestOf([beside, below]) : inFront;
  const point = (figure === below ? elsewhere('point') : null) ?? figure;
  const sticker = stickerPlace(spec, view);
  return {
    figure,
    point: params ? point : placeOfPoint([point, sticker, ...pointsBelowWords(spec, view)], view.scale),
    sticker,
    chips,
    sign: signPlace(spec, params ? view : { ...view, crown: view.crown + HIGH_HAIR }),
    arrow,
    link,
    besides: (others) => stickerPlace(spec, view, others),
  };
}

function viewIn(spec: SceneSpec, layout: SceneLayout, framed: FramedPerformer, shown: PresenterSize | SpecialView) {
  const size = typeof shown === 'string' ? shown : shown.size;
  const special =
    typeof shown !== 'string' &&
    (shown.isAside ? sideView(spec, layout, framed, size) : shown.isNearer && nearerWide(spec, layout, framed));
  return { size, framing: special || framed.framings[size] };
}
