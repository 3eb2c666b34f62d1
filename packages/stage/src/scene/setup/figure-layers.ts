import { type FigureKind, MOST_ON_CARD, type PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize } from '@herald/media/scene/shot-plan';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { isSign, saidPrices, saidSigns, sumsInDigits } from '../captions/caption-words.ts';
import { thingPlaces, thingsOn } from '../cards/word-card-layers.ts';
import { layOutSign } from '../figures/draw-sign.ts';
import { figureLookOf } from '../figures/figure-look.ts';
import { FigureOverlay, type PlacedFigure } from '../figures/figure-overlay.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { Overlay } from '../overlays/overlay.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import { placesOfFigures } from './figure-places.ts';
import type { FramedPerformer } from './frame-performer.ts';
import type { FigurePlaces } from './places-beside-photo.ts';
import { besideProduct } from './present-at.ts';
import type { Shot } from './scene.ts';

interface Parts {
  spec: SceneSpec;
  layout: SceneLayout;
  shots: readonly Pick<Shot, 'startSec' | 'insert' | 'size' | 'sharing' | 'isNearer' | 'isAside' | 'isOtherRest'>[];
  framed: FramedPerformer;
}

const PLACES = {
  number: 'figure',
  stars: 'figure',
  sticker: 'sticker',
  chips: 'chips',
  arrow: 'arrow',
} as const satisfies Record<FigureKind, string>;
/** Less of a sticker is not seen. */
const SEEN_SEC = 0.8;
/** What goes so soon before the end stays until then. */
const LAST_SEC = 0.1;

/** Numbers and key words in one layer, stickers, arrows and each thing of a card in others, whether a film has any or not: what a segment shows has the same layers in every film. */
export function figureLayers({ spec: whole, ...around }: Parts, makeCanvas: MakeCanvas): Overlay[] {
  const said = new Set([...saidSigns(whole), ...saidPrices(whole), ...sumsInDigits(whole)]);
  const parts = { ...around, spec: { ...whole, figures: whole.figures.filter((figure) => !said.has(figure)) } };
  const look = figureLookOf(parts.spec, makeCanvas);
  const placed = wholeLists(
    parts.spec.figures.flatMap((figure) => placedIn(figure, parts, look.setter)),
    parts.spec.figures.filter((figure) => presenterShotAt(figure.fromSec, parts.shots)),
  );
  const layerOf = (figures: PlacedFigure[]) => new FigureOverlay(figures, look, makeCanvas);
  const layerFor = (isShown: (kind: FigureKind) => boolean) =>
    layerOf(placed.filter(({ figure }) => isShown(figure.kind)));
  const own = [layerFor(isInItsPlace), layerFor((kind) => kind === 'sticker'), layerFor((kind) => kind === 'arrow')];
  return [...own, ...thingsOnCards(parts).map(layerOf)];
}

/** A list that leaves out a number looks wrong: where one of its digits has no room beside who speaks, captions say them all. */
function wholeLists(placed: PlacedFigure[], besideSpeaker: readonly PlannedFigure[]): PlacedFigure[] {
  const digits = placed.filter(({ figure }) => isPoint(figure)).length;
  return digits === besideSpeaker.filter(isPoint).length ? placed : placed.filter(({ figure }) => !isPoint(figure));
}

function presenterShotAt(atSec: number, shots: Parts['shots']) {
  const shot = shots.findLast(({ startSec }) => startSec <= atSec);
  return shot && !shot.insert && isPresenterSize(shot.size) ? { ...shot, size: shot.size } : null;
}

/** Side by side, so each of them in a layer. */
function thingsOnCards({ spec, layout, shots }: Parts): PlacedFigure[][] {
  const cards = shots.flatMap(({ insert, startSec }, index) =>
    insert === 'card' && !(index === shots.length - 1 && spec.shots.at(-1)?.isOffer)
      ? [{ startSec, endSec: shots[index + 1]?.startSec ?? spec.durationSec }]
      : [],
  );
  const placed = cards.map((card): PlacedFigure[] => {
    const shown = thingsOn(spec, card);
    const { things } = thingPlaces(spec, layout, shown.length);
    return shown.flatMap((figure, index) => {
      const place = things[index];
      const standing = { staysForShot: true, isStanding: true } as const;
      if (!place) return [];
      // One is there with the cut, so that its ground is never empty.
      if (index === 0) return [{ ...standing, figure: { ...figure, fromSec: card.startSec }, place, isAtOnce: true }];
      return [{ ...standing, figure, place }];
    });
  });
  return Array.from({ length: MOST_ON_CARD }, (_, layer) => placed.flatMap((onCard) => onCard.slice(layer, layer + 1)));
}

function placedIn(figure: PlannedFigure, parts: Parts, setter: TypeSetter): PlacedFigure[] {
  const { spec, layout, shots, framed } = parts;
  const shot = presenterShotAt(figure.fromSec, shots);
  if (!shot) return [];
  const { size, isNearer, isAside, isOtherRest } = shot;
  const view = { size, ...(isNearer && { isNearer }), ...(isAside && { isAside }) };
  const places = placesOfFigures(besideProduct(spec, layout, figure), layout, framed, view, isOtherRest);
  const place = places && roomOf(figure, places);
  if (!places) return [];
  const link = figure.kind === 'arrow' && figure.parts.length > 0 ? linkAmong(figure, spec.figures, places) : null;
  // A link and a call are the last that is seen of a film: they do not fade before the end.
  const isLast = figure.untilSec >= spec.durationSec - LAST_SEC;
  if (link) return [{ figure, place: link, ...(isLast && { staysForShot: true }) }];
  if (isSign(figure))
    return signIn(figure, places, setter).map((placed) => ({ ...placed, ...(isLast && { staysForShot: true }) }));
  if (!place) return [];
  return figure.kind === 'sticker' ? besideOthers({ figure, place }, spec.figures, places) : [{ figure, place }];
}

/** A sticker that a mark asks for takes the place of a number where there is none for stickers. */
function roomOf(figure: PlannedFigure, places: FigurePlaces): Rect | null {
  const room = places[isPoint(figure) ? 'point' : PLACES[figure.kind]];
  return room ?? (figure.kind === 'sticker' ? places.figure : null);
}

const POINT = /^\p{Nd}{1,2}$/u;

/** A digit or two, without a unit. */
function isPoint({ kind, parts }: PlannedFigure): boolean {
  return kind === 'number' && parts.length === 1 && POINT.test(parts[0]?.text ?? '');
}

/** One chip alone is read best where it is largest. */
function signIn(figure: PlannedFigure, { sign, figure: beside }: FigurePlaces, setter: TypeSetter): PlacedFigure[] {
  const emIn = (place: Rect) => layOutSign(place, figure.parts[0]?.text ?? '', setter).em;
  const [place] = [sign, beside].flatMap((room) => room ?? []).sort((a, b) => emIn(b) - emIn(a));
  return place ? [{ figure, place }] : [];
}

/** A sticker stands beside the number or the key words that are seen meanwhile, or comes after them. */
function besideOthers(sticker: PlacedFigure, figures: readonly PlannedFigure[], places: FigurePlaces): PlacedFigure[] {
  const { fromSec, untilSec } = sticker.figure;
  const others = figures.filter(
    (its) => isInItsPlace(its.kind) && roomOf(its, places) && its.fromSec < untilSec && its.untilSec > fromSec,
  );
  const place = places.besides(others.flatMap((other) => roomOf(other, places) ?? []));
  if (place) return [{ ...sticker, place }];
  const freeSec = Math.max(fromSec, ...others.map((other) => other.untilSec));
  return untilSec - freeSec >= SEEN_SEC ? [{ ...sticker, figure: { ...sticker.figure, fromSec: freeSec } }] : [];
}

/** The place of a link's button, unless something else is seen there meanwhile. */
function linkAmong(
  { fromSec, untilSec }: PlannedFigure,
  figures: readonly PlannedFigure[],
  places: FigurePlaces,
): Rect | null {
  const link = places.link();
  if (!link) return null;
  const others = figures.filter((its) => its.kind !== 'arrow' && its.fromSec < untilSec && its.untilSec > fromSec);
  const isTaken = others.some((figure) => {
    const other = roomOf(figure, places);
    return other !== null && touches(other, link);
  });
  return isTaken ? null : link;
}

function isInItsPlace(kind: FigureKind): boolean {
  return kind !== 'sticker' && kind !== 'arrow';
}
