import type { ClipHead } from '@herald/media/clips';
import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { PerformerSpec, SceneSpec } from '@herald/media/scene/scene-spec';
import type { PresenterSize, Sharing } from '@herald/media/scene/shot-plan';
import { type FaceReach, featuresIn } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { seatInWindow } from '#clips/clip-crop.ts';
import { placeHead, unplaceHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { photoReach } from '#photos/face-in-picture.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { coverFrame, framePhoto } from '#photos/frame-photo.ts';
import { freeSides } from '#photos/person-in-frame.ts';
import { cardFraming, inCard } from '#photos/photo-card.ts';
import { photoShots } from '#photos/photo-shots.ts';
import { clearFraming } from '../layout/clear-framing.ts';
import { DRAWN_REACH, freePlaces, takenPlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { closeFraming, type SceneLayout } from '../layout/layout-scene.ts';
import { type SeatInWindow, type SharedPerson, type SharedPlace, sharedPlaces } from '../layout/shared-place.ts';
import { asidePhoto } from './aside-photo.ts';

/** Where the presenter is in each size that fits, clear of what lies over the picture, and how far the face reaches. */
export interface FramedPerformer {
  framings: Partial<Record<PresenterSize, Framing>> & { wide: Framing };
  reach: FaceReach;
  /** with a picture or a clip in the same frame; what has no room is left out */
  shared: Partial<Record<Sharing, SharedShotPlace>>;
}

export interface SharedShotPlace {
  place: SharedPlace;
  /** what the presenter is made for */
  framing: Framing;
}

type PhotoSpec = Extract<PerformerSpec, { kind: 'photo' }>;

/** A smaller step between two sizes looks like a mistake. */
export const SMALLEST_STEP = 1.18;
/** A photo may be near already. */
const CLOSER = 1.32;
/** How much of the forehead every shot shows, in units of half a face above the eyes; the hair above may be cut. */
export const FOREHEAD = 1.15;
/** Photos are enlarged no further: their own pixels would be seen. */
const MOST_ENLARGED = 1.7;
const CARD_GAP = 10;
/** What is tried until a photo fills a window. */
const NEARER_IN_WINDOW = [1, 1.12, 1.25, 1.4, 1.6];

export function framePerformer(spec: SceneSpec, layout: SceneLayout): FramedPerformer {
  const { performer } = spec;
  if (performer.kind === 'clip') {
    const { head } = performer;
    return {
      framings: framedClip(layout),
      reach: head ?? DRAWN_REACH,
      shared: head ? sharedClip(spec, layout, head) : {},
    };
  }
  const reach = DRAWN_REACH;
  if (performer.kind === 'photo') return framedPhoto(spec, layout, performer);
  const wide = layout.framing;
  const nearer = nearFramings(spec, { layout, wide: placeHead(characterOf(performer), wide), reach });
  const params = characterOf(performer);
  const person = { reach, crown: crownReach(params.hair.style), seatIn: (_: Rect, wish: Framing) => wish };
  const shared = sharedShots(spec, layout, person, (framing) => unplaceHead(params, framing));
  const unplaced = Object.fromEntries(
    Object.entries(nearer).map(([size, framing]) => [size, unplaceHead(params, framing)]),
  );
  return { framings: { wide, ...unplaced }, reach, shared };
}

/** Where the product is beside or in front of who speaks, and where their head is then. */
export function placeOfProduct(spec: SceneSpec): { card: Rect; framing: Framing } {
  const layout = layoutOf(spec);
  if (!layout.isProductInFront) return layout;
  const { framings, reach } = framePerformer(spec, layout);
  return { card: freePlaces(layout, framings.wide, reach).card, framing: framings.wide };
}

function sharedShots(
  spec: SceneSpec,
  layout: SceneLayout,
  person: SharedPerson,
  madeFor: (framing: Framing) => Framing,
): FramedPerformer['shared'] {
  const places = Object.entries(sharedPlaces(spec, layout, person));
  return Object.fromEntries(places.map(([name, place]) => [name, { place, framing: madeFor(place.framing) }]));
}

function sharedClip(spec: SceneSpec, layout: SceneLayout, head: ClipHead): FramedPerformer['shared'] {
  const gap = CARD_GAP * layout.scale;
  const seatIn: SeatInWindow = (window, wish, taken) =>
    seatInWindow(head, {
      window,
      wish,
      taken: taken.map((part) => ({ ...part, y: part.y - gap, height: part.height + gap })),
    });
  return sharedShots(spec, layout, { reach: head, crown: head.crown, seatIn }, (framing) => framing);
}

/** So near that the photo fills its window, where its own pixels are not seen and the face is whole. */
function photoInWindow(points: PhotoAnalysis, reach: FaceReach): SeatInWindow {
  return (window, wish) => {
    const frame = { frameWidth: window.width, frameHeight: window.height };
    for (const nearer of NEARER_IN_WINDOW) {
      const unitPx = wish.unitPx * nearer;
      const local = { ...frame, unitPx, headX: wish.headX - window.x, headY: wish.headY - window.y };
      const seated = coverFrame(points, local);
      const { scale, covers } = fitPhoto(points, seated);
      const face = featuresIn(seated, reach);
      const isWhole = face.x >= 0 && face.y >= 0 && face.x + face.width <= window.width;
      if (covers && isWhole && face.y + face.height <= window.height && scale <= MOST_ENLARGED)
        return { ...wish, unitPx, headX: seated.headX + window.x, headY: seated.headY + window.y };
    }
    return undefined;
  };
}

/** A photo in the frame, or in a card beside the words, and its nearer shots. */
function framedPhoto(spec: SceneSpec, layout: SceneLayout, photo: PhotoSpec): FramedPerformer {
  const { points } = photo;
  const isCutOut = photo.isCutOut === true;
  const reach = photoReach(points);
  const card = isCutOut ? null : layout.photoCard;
  const free = isCutOut ? freeSides(points) : undefined;
  const framing = framePhoto(points, layout.framing, takenPlaces(spec, layout), free);
  const inFrame = isCutOut ? framing : inCard(points, framing);
  const centered = card ? cardFraming(points, layout.framing, card) : inFrame;
  const alone = layout.isProductInFront ? { ...spec, card: null } : spec;
  const isPlain = !isCutOut && !alone.card && centered.window === undefined;
  const aside = isPlain ? asidePhoto(alone, photo, { layout, wide: centered, reach }) : undefined;
  const wide = aside?.wide ?? centered;
  const taken = takenBetween(spec, { layout, wide, reach });
  const close = closeFraming(spec.aspect, centered, { isBeside: layout.photoCard !== null });
  // Beside a card a nearer shot has as much room as the wide one.
  const wish = { x: alone.card || card ? wide.headX : close.headX, y: close.headY };
  const isClear = (nearer: Framing) => taken.every((part) => !touches(featuresIn(nearer, reach), part, 0));
  const framings = { wide, ...photoShots(points, wide, { free, wish, isClear }), ...aside };
  const person = { reach, crown: reach.crown, seatIn: photoInWindow(points, reach) };
  return { framings, reach, shared: card ? {} : sharedShots(spec, layout, person, (shared) => shared) };
}

/** How much nearer the camera is to a filmed person; how near it comes is up to the pixels of their clip. */
function framedClip({ framing: wide, near }: SceneLayout): FramedPerformer['framings'] {
  if (!near) return { wide, medium: { ...wide, unitPx: wide.unitPx * SMALLEST_STEP } };
  return near.isClear ? { wide, medium: near.framing } : { wide };
}

type Nearer = Partial<Record<'medium' | 'close', Framing>>;

function nearFramings(
  spec: SceneSpec,
  { layout, wide, reach }: { layout: SceneLayout; wide: Framing; reach: FaceReach },
): Nearer {
  const taken = takenBetween(spec, { layout, wide, reach });
  const clear = (framing: Framing) => clearFraming(framing, { reach, taken, forehead: FOREHEAD });
  const usual = closeFraming(spec.aspect, wide, { isBeside: layout.photoCard !== null });
  const close = clear({ ...usual, unitPx: Math.max(usual.unitPx, CLOSER * wide.unitPx) });
  if (!close || close.unitPx < SMALLEST_STEP * wide.unitPx) return {};
  const between: Framing = {
    ...close,
    headY: (wide.headY + close.headY) / 2,
    unitPx: Math.sqrt(wide.unitPx * close.unitPx),
  };
  const medium = clear(spec.card?.placement === 'beside' ? besideCard(between, { layout, wide, reach }) : between);
  const isStep =
    medium && medium.unitPx >= SMALLEST_STEP * wide.unitPx && close.unitPx >= SMALLEST_STEP * medium.unitPx;
  return isStep ? { medium, close } : { close };
}

/** What lies over the picture all the time. Hook and card come and go: the planner keeps the sizes apart that have no room for them. */
function takenBetween(
  spec: SceneSpec,
  { layout, wide, reach }: { layout: SceneLayout; wide: Framing; reach: FaceReach },
): Rect[] {
  return takenPlaces({ ...spec, hook: null, card: null }, freePlaces(layout, wide, reach));
}

/** As far from the card as a whole head, where the frame is wide enough. */
function besideCard(
  framing: Framing,
  { layout, wide, reach }: { layout: SceneLayout; wide: Framing; reach: FaceReach },
): Framing {
  const { card, width, scale } = layout;
  const away = reach.aside * framing.unitPx;
  const isAtLeft = card.x + card.width / 2 < width / 2;
  const gap = CARD_GAP * scale;
  const headX = isAtLeft
    ? Math.max(wide.headX, card.x + card.width + gap + away)
    : Math.min(wide.headX, card.x - gap - away);
  return { ...framing, headX: clamp(headX, away, width - away) };
}
