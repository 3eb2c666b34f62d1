import type { Gesture } from '@herald/media/scene/acting-plan';
import { type HookSpec, isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import {
  type PlannedShot,
  PRESENTER_SIZES,
  type PresenterSize,
  SHARINGS,
  type ShotSize,
  sharedShot,
} from '@herald/media/scene/shot-plan';
import { featureParts, headIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { gesturesThatFit } from '#people/arms/gestures/gestures-that-fit.ts';
import { placeHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { freePlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { isHookOnHands } from '../layout/layout-scene.ts';
import { isSeenInFront } from '../layout/product-in-front.ts';
import { placesOfFigures } from './figure-places.ts';
import { type FramedPerformer, framePerformer } from './frame-performer.ts';
import { nearerWide } from './nearer-wide.ts';
import { type FigurePlaces, LEAST_NUMBER } from './places-beside-photo.ts';
import { cardMoments, isMostlyAway, LEAVE_SEC } from './present-at.ts';
import { sideView } from './side-view.ts';

/** Which sizes of a shot a scene has room for, and when fewer. */
export interface ShotRoom {
  sizes: ShotSize[];
  /** one that is there for the opening alone */
  opening?: PresenterSize;
  limits: { fromSec: number; untilSec: number; sizes: ShotSize[] }[];
  /** the sizes that leave room for the hook; it goes with the first cut to another one */
  underHook: ShotSize[];
  /** those in which numbers and key words have a place */
  figureSizes: PresenterSize[];
  /** those in which a sticker has room alone, where it is large, and where it stands beside a number, and beside key words */
  stickerSizes: { alone: PresenterSize[]; large: PresenterSize[]; number: PresenterSize[]; chips: PresenterSize[] };
  /** what hands can say in a medium shot, and below the words of a close one */
  mediumGestures: Gesture[];
  closeGestures: Gesture[];
  /** a wide shot has room a little nearer, too, with all its hands */
  hasNearerWide: boolean;
  /** in which sizes a second camera beside a drawn presenter has room, in which of them with all figures, and from when on */
  aside: { sizes: PresenterSize[]; figureSizes: PresenterSize[]; fromSec: number };
}

/** Drawn people are made again for each size, which costs a second; shorter films get their change from two. */
const THREE_SIZES_SEC = 28;
/** A hook is read in this time, and a little more for each of its words. */
const HOOK_SEC = 0.9;
const HOOK_WORD_SEC = 0.25;
const WORD_LETTERS = 8;

/** In units of a 720 frame. */
const LARGE_STICKER = 144;

/** Down to here hair may lie behind a hook, in units of half a face above the eyes; a forehead may not. */
const FOREHEAD = 0.95;

/** `spokenSec` is that of a passage, where the scene has several. */
export function shotRoom(spec: SceneSpec, { isMediumAsked = false, spokenSec = spec.durationSec } = {}): ShotRoom {
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  const { framings } = framed;
  const isEnough = isDrawn(spec.performer) && framings.close && spokenSec < THREE_SIZES_SEC;
  const { hook, card } = spec;
  const opensNear = hook !== null && isBehindHook(spec, framed, layout.hook);
  const isWithoutMedium = isEnough && !isMediumAsked;
  const presenter = PRESENTER_SIZES.filter(
    (size) => framings[size] !== undefined && !(size === 'medium' && isWithoutMedium && !opensNear),
  );
  const pictures = spec.material.map(({ shot }) => shot);
  const shared = SHARINGS.filter((sharing) => framed.shared[sharing]).flatMap((sharing) =>
    pictures.flatMap((shot) => sharedShot(sharing, shot) ?? []),
  );
  const product = spec.card ? (['product'] as const) : [];
  // Nothing fills the frame of a presenter who is a layer of another film.
  const covering: ShotSize[] = spec.background.kind === 'ground' ? [] : [...product, 'card', ...pictures];
  const sizes: ShotSize[] = [...presenter, ...covering, ...shared];
  const clearOf = (place: Rect) => presenter.filter((size) => size === 'wide' || isClearOf(spec, framed, size, place));
  const clearOfHook = clearOf(layout.hook);
  // Seen from near below its hook, a person is as large as without one in the wide shots that follow.
  const waitsForWide = opensNear && !card;
  const underHook = withoutHands(
    presenter.filter((size) =>
      size === 'medium' && opensNear ? true : clearOfHook.includes(size) && !(size === 'wide' && waitsForWide),
    ),
    spec,
  );
  const limits: ShotRoom['limits'] = hook ? [{ fromSec: 0, untilSec: readSec(hook), sizes: underHook }] : [];
  if (card) {
    const shown: ShotSize[] =
      card.placement === 'hand' ? ['wide'] : besideCard(layout, framed, { clearOf, isFilled: covering.length > 0 });
    for (const { enterAtSec, leaveAtSec } of cardMoments(card)) {
      const untilSec = leaveAtSec === null ? spec.durationSec : leaveAtSec + LEAVE_SEC;
      // A card beside the presenter makes room; a hand that holds something up needs all of the frame.
      const together = card.placement === 'hand' ? [] : shared;
      limits.push({ fromSec: enterAtSec, untilSec, sizes: [...shown, ...covering, ...together] });
    }
  }
  // A product in front of who speaks comes and goes: before and after, everything has its place.
  const usual = layout.isProductInFront && isMostlyAway(spec) ? { ...spec, card: null } : spec;
  const placesIn = new Map(presenter.map((size) => [size, placesOfFigures(usual, layout, framed, size)]));
  const figureSizes = presenter.filter((size) => placesIn.get(size)?.figure);
  const besides = (kind: 'figure' | 'chips') =>
    presenter.filter((size) => {
      const places = placesIn.get(size);
      return places?.[kind] && places.besides([places[kind]]) !== null;
    });
  const alone = presenter.filter((size) => placesIn.get(size)?.sticker);
  const large = alone.filter((size) => (placesIn.get(size)?.sticker?.width ?? 0) >= LARGE_STICKER * layout.scale);
  const stickerSizes = { alone, large, number: besides('figure'), chips: besides('chips') };
  const opening = opensNear && isWithoutMedium ? ({ opening: 'medium' } as const) : {};
  const mediumGestures = gesturesIn(spec, framings.medium);
  const closeGestures = gesturesIn(spec, framings.close).filter((gesture) => !NOT_BESIDE_FACE.includes(gesture));
  const nearerPlaces =
    nearerWide(spec, layout, framed) && placesOfFigures(spec, layout, framed, { size: 'wide', isNearer: true });
  const hasNearerWide = nearerPlaces !== undefined && (nearerPlaces.figure !== null || !figureSizes.includes('wide'));
  const asideSizes = presenter.filter((size) => sideView(spec, layout, framed, size));
  const asideFigures = asideSizes.filter((size) =>
    hasPlacesOf(placesIn.get(size), placesOfFigures(spec, layout, framed, { size, isAside: true }), layout.scale),
  );
  const aside = { sizes: asideSizes, figureSizes: asideFigures, fromSec: hook?.durationSec ?? 0 };
  const shown = { figureSizes, stickerSizes, mediumGestures, closeGestures };
  return { sizes, ...opening, limits, underHook, ...shown, hasNearerWide, aside };
}

/** In a close shot numbers and stickers stand before the chest, and a hand that beats low in its corner looks cut off. */
const NOT_BESIDE_FACE: readonly Gesture[] = ['pinch', 'hand-on-heart', 'hand-to-cheek', 'beat'];

const SEEN_ASIDE = ['figure', 'chips', 'sign', 'sticker'] as const;

/** Whether everything that has a place in a view from the front has one from the side, a sticker beside it, too; a number is no speck there. */
function hasPlacesOf(front: FigurePlaces | undefined, side: FigurePlaces | undefined, scale: number): boolean {
  if (!front) return true;
  if (!side) return false;
  const isBeside = (kind: 'figure' | 'chips', { besides, ...its }: FigurePlaces) =>
    its[kind] !== null && besides([its[kind]]) !== null;
  const least = Math.min(LEAST_NUMBER * scale, front.figure?.width ?? 0);
  return (
    SEEN_ASIDE.every((kind) => !front[kind] || side[kind]) &&
    (['figure', 'chips'] as const).every((kind) => !isBeside(kind, front) || isBeside(kind, side)) &&
    (side.figure?.width ?? 0) >= least
  );
}

/** While a hook lies where hands rest, nearer shots show none; the wide one where there is no other. */
function withoutHands(sizes: PresenterSize[], spec: SceneSpec): PresenterSize[] {
  const nearer = sizes.filter((size) => size !== 'wide');
  return isHookOnHands(spec) && nearer.length > 0 ? nearer : sizes;
}

/** The hook of a scene with these shots: a cut to a size without room for it takes it along. */
export function hookUnder(spec: SceneSpec, shots: readonly PlannedShot[], { underHook }: ShotRoom): SceneSpec['hook'] {
  const { hook } = spec;
  // A film that begins with the wide shot has it below the hook.
  const beginsWide = shots[0]?.size === 'wide';
  const cut = shots.find(({ size }) => !underHook.includes(size) && !(beginsWide && size === 'wide'));
  if (!hook || !cut || cut.fromSec >= hook.durationSec) return hook;
  return { ...hook, durationSec: cut.fromSec };
}

function readSec({ text, durationSec }: HookSpec): number {
  const words = Math.max(text.trim().split(/\s+/u).length, [...text].length / WORD_LETTERS);
  return Math.min(durationSec, HOOK_SEC + HOOK_WORD_SEC * words);
}

/** In front of a face, a product may lie on hair and cheek; where it would be a speck, it fills the frame. */
function besideCard(
  layout: SceneLayout,
  { framings, reach }: FramedPerformer,
  { clearOf, isFilled }: { clearOf: (place: Rect) => PresenterSize[]; isFilled: boolean },
): PresenterSize[] {
  if (!layout.isProductInFront) return clearOf(layout.card);
  const { card } = freePlaces(layout, framings.wide, reach);
  if (isFilled && !isSeenInFront(card, layout.width)) return [];
  return PRESENTER_SIZES.filter((size) => {
    const framing = framings[size];
    return framing && featureParts(framing, reach).every((part) => !touches(part, card));
  });
}

/** Nothing that comes and goes lies on the head, with its hair. */
function isClearOf(
  { performer }: SceneSpec,
  { framings, reach }: FramedPerformer,
  size: PresenterSize,
  place: Rect,
): boolean {
  const framing = framings[size];
  if (!framing) return false;
  if (!isDrawn(performer)) return !touches(headIn(framing, reach), place, 0);
  const params = characterOf(performer);
  const crown = crownReach(params.hair.style);
  return !touches(headIn(placeHead(params, framing), { ...reach, crown }), place, 0);
}

/** In a tall frame there is no room for a hook above a near head with all its hair; above its forehead there is. */
function isBehindHook({ aspect, performer }: SceneSpec, { framings, reach }: FramedPerformer, hook: Rect): boolean {
  if (aspect !== '9:16' || !framings.medium || !isDrawn(performer)) return false;
  const head = headIn(placeHead(characterOf(performer), framings.medium), { ...reach, crown: FOREHEAD });
  return !touches(head, hook, 0);
}

function gesturesIn({ performer }: SceneSpec, framing: Framing | undefined): Gesture[] {
  if (!framing || !isDrawn(performer)) return [];
  const params = characterOf(performer);
  return gesturesThatFit(params, placeHead(params, framing));
}
