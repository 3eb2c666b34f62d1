import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import type { PresenterSize } from '@herald/media/scene/shot-plan';
import type { Rect } from '#base/performer.ts';
import { placeHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { foreheadReach } from '#photos/face-in-picture.ts';
import { arrowPlace, chipsPlace, figurePlace, placeBelowWords, placeOverHair } from '../layout/figure-place.ts';
import { freePlaces } from '../layout/free-places.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { FramedPerformer } from './frame-performer.ts';
import { nearerWide } from './nearer-wide.ts';

export interface FigurePlaces {
  figure: Rect | null;
  chips: Rect | null;
  arrow: Rect | null;
  sticker: Rect | null;
  /** Where a sticker has room beside other figures. */
  besides: (others: readonly Rect[]) => Rect | null;
}

/** Where figures have room in a shot of this size; undefined where the presenter does not have it. */
export function placesOfFigures(
  spec: SceneSpec,
  layout: SceneLayout,
  framed: FramedPerformer,
  shown: PresenterSize | 'nearer wide',
): FigurePlaces | undefined {
  const { framings, reach } = framed;
  const size = shown === 'nearer wide' ? 'wide' : shown;
  const framing = (shown === 'nearer wide' && nearerWide(spec, layout, framed)) || framings[size];
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
  // Hands of drawn people are seen in all shots but close ones; nobody else points.
  const isHandSeen = params !== false && size !== 'close';
  const arrow = arrowPlace(spec, alone, isHandSeen);
  const view = { ...alone, arrow };
  const beside = figurePlace(spec, view);
  const elsewhere = (kind: 'number' | 'sticker') => {
    if (isHandSeen) return null;
    const below = placeBelowWords(spec, view, kind);
    if (below || performer.kind !== 'photo') return below;
    return placeOverHair(spec, view, kind, foreheadReach(performer.points));
  };
  return {
    figure: beside ?? elsewhere('number'),
    sticker: beside ?? elsewhere('sticker'),
    chips: chipsPlace(spec, view),
    arrow,
    besides: (others) => figurePlace(spec, view, others),
  };
}
