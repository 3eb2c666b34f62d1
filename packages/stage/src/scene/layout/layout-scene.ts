import type { Aspect, CaptionPosition, CardPlacement, Corner } from '@herald/media/choices';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import type { Sharing } from '@herald/media/scene/shot-plan';
import type { Framing, Rect } from '#base/performer.ts';
import type { OverPicture, SharedSeat } from '#clips/clip-crop.ts';
import { HELD_CARD_REACH } from '#people/arms/hold/card-place.ts';
import { RAISED_HANDS } from '#people/arms/rest.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { clearOfWords } from './clear-of-words.ts';
import { PLATFORM_MARGINS, pictureMargins, wordMargins } from './safe-zones.ts';
import { type Seat, seatHead } from './seat-head.ts';
import { hasWordsBeside, wordsBeside } from './words-beside.ts';

export interface SceneLayout {
  width: number;
  height: number;
  /** pixels per unit of a 720 frame; sizes of type and lines are given in those units */
  scale: number;
  framing: Framing;
  caption: Rect;
  hook: Rect;
  card: Rect;
  /** the product stands in front of who speaks, who has the frame as without it */
  isProductInFront?: true;
  /** what it keeps off besides */
  productKeepsOff?: readonly ('logo' | 'hook')[];
  logo: Rect;
  /** words stand beside the presenter; where a photo is a card then */
  photoCard: Rect | null;
  /** where a filmed person is in a nearer shot, and whether nothing lies on the face there */
  near?: { framing: Framing; isClear: boolean };
  /** what lies over a filmed person, and until when */
  over?: readonly OverPicture[];
  /** where a filmed person is in a frame with material */
  shared?: Partial<Record<Sharing, SharedSeat>>;
}

/** a photo shows what it shows; a character has hands */
type Presenter = 'character' | 'photo';

interface HeadPlace {
  x: number;
  y: number;
  unit: number;
}

interface Composition {
  width: number;
  height: number;
  head: HeadPlace;
  /** with a card beside the presenter */
  headWithCard: HeadPlace;
  /** with the card held before the chest: smaller and higher, so that captions stay below the hand */
  headWithHand: HeadPlace;
  /** a character down to the waist: hands show at rest, and there is room for gestures */
  waistUp: { alone: HeadPlace; withCard: HeadPlace };
  /** so near that the face is nearly all there is: from the hair to the words */
  close: HeadPlace;
  card: Rect;
  /** words leave room for the hands of a character */
  captionHeight: Record<Presenter, number>;
  hookHeight: number;
  /** beside a character, in frames that have the room; elsewhere hooks are above the head or before the chest */
  hookBeside?: Rect;
}

/**
 * One composition per ratio, in units of a 720 frame, set by eye: eyes in the upper half, words below the chin. Where a frame is not tall, a
 * person from the hair down to the folded hands fills all that is above the words.
 */
const COMPOSITIONS: Record<Aspect, Composition> = {
  '9:16': {
    width: 720,
    height: 1280,
    head: { x: 360, y: 508, unit: 170 },
    headWithCard: { x: 438, y: 505, unit: 150 },
    headWithHand: { x: 350, y: 500, unit: 152 },
    waistUp: { alone: { x: 360, y: 446, unit: 140 }, withCard: { x: 438, y: 446, unit: 136 } },
    close: { x: 360, y: 424, unit: 212 },
    card: { x: 44, y: 452, width: 216, height: 270 },
    captionHeight: { character: 160, photo: 110 },
    hookHeight: 136,
  },
  '4:5': {
    width: 720,
    height: 900,
    head: { x: 360, y: 372, unit: 138 },
    headWithCard: { x: 452, y: 372, unit: 130 },
    headWithHand: { x: 340, y: 292, unit: 112 },
    waistUp: { alone: { x: 360, y: 220, unit: 118 }, withCard: { x: 452, y: 220, unit: 118 } },
    close: { x: 360, y: 332, unit: 180 },
    card: { x: 40, y: 300, width: 232, height: 290 },
    captionHeight: { character: 106, photo: 152 },
    hookHeight: 130,
  },
  '1:1': {
    width: 720,
    height: 720,
    head: { x: 360, y: 296, unit: 116 },
    headWithCard: { x: 468, y: 296, unit: 112 },
    headWithHand: { x: 344, y: 224, unit: 88 },
    waistUp: { alone: { x: 360, y: 170, unit: 96 }, withCard: { x: 468, y: 170, unit: 96 } },
    close: { x: 360, y: 238, unit: 142 },
    card: { x: 40, y: 166, width: 232, height: 290 },
    captionHeight: { character: 104, photo: 152 },
    hookHeight: 116,
  },
  '16:9': {
    width: 1280,
    height: 720,
    head: { x: 640, y: 300, unit: 118 },
    headWithCard: { x: 452, y: 300, unit: 118 },
    headWithHand: { x: 620, y: 228, unit: 90 },
    waistUp: { alone: { x: 640, y: 170, unit: 96 }, withCard: { x: 452, y: 170, unit: 96 } },
    close: { x: 640, y: 268, unit: 150 },
    card: { x: 806, y: 140, width: 304, height: 380 },
    captionHeight: { character: 104, photo: 152 },
    hookHeight: 116,
    hookBeside: { x: 64, y: 136, width: 380, height: 260 },
  },
};

const LOGO_BOX = { width: 168, height: 68 };
const LOGO_GAP = 10;
const HOOK_GAP = 6;
const HAND_GAP = 3;
/** The share of a caption's height that is free above one line of it. */
const ABOVE_LINE = 0.27;
/** Between a hook before the chest and the captions below it. */
const CHEST_GAP = 8;
/** A hook needs this height for its words to be read. */
const LEAST_HOOK = 76;
/** The chin of a small person who nods and speaks. */
const LOWEST_CHIN = 1.58;
/** From between the eyes to the chin, in units of half a face. */
const CHIN = 1.22;
/** Down to here a mouth of anybody needs to be seen, with the head lowered, so that its lips can be measured. */
const MOUTH_REACH = 1.4;
const USUAL_CROWN = 1.76;
/** Words begin below a mouth that is wide open. */
const BELOW_MOUTH = 1.32;
/** Below a hook, captions leave the face some of their height. */
const BELOW_HOOK = 136;
/** A caption below a card in the hand is at least this high. */
const LOW_CAPTION = 88;

export interface LayoutRequest {
  aspect: Aspect;
  /** pixels of the shorter side, 720 for a frame of 720x1280 */
  resolution: number;
  captionPosition?: CaptionPosition;
  corner?: Corner;
  hasHook?: boolean;
  cardPlacement?: CardPlacement | null;
  /** what is seen while the product is */
  besidesCard?: readonly ('logo' | 'hook')[];
  presenter?: Presenter;
  /** how far the hair reaches up from between the eyes, in units of half a face */
  crown?: number;
  /** words stand beside the presenter */
  isBeside?: boolean;
  /** left out: by the presenter */
  hookPlace?: HookPlace;
}

/** Where a hook can be; a frame that has no room beside the presenter has it above the head. */
export const HOOK_PLACES = ['above', 'beside', 'before-chest'] as const;
type HookPlace = (typeof HOOK_PLACES)[number];

/** Where everything is in the frame; nothing is cropped from another ratio. */
export function layoutScene(request: LayoutRequest): SceneLayout {
  const { aspect, resolution, presenter } = request;
  const composition = COMPOSITIONS[aspect];
  const scale = resolution / 720;
  const beside = besideOf(request);
  const head = seatOf(request);
  const caption = beside?.caption ?? captionRect(request, head);
  const hook = hookRect(request);
  const width = composition.width * scale;
  const height = composition.height * scale;
  const corner = request.corner ?? 'top-right';
  return {
    width,
    height,
    scale,
    framing: {
      frameWidth: width,
      frameHeight: height,
      headX: head.x * scale,
      headY: head.y * scale,
      unitPx: head.unit * scale,
      ...(presenter === 'character' && { handsAbove: Math.round(handsAbove(request) * scale) }),
      ...(areWordsBetweenHands(request) && { words: heightOf(scaleRect(caption, scale)) }),
    },
    caption: scaleRect(caption, scale),
    hook: scaleRect(hook, scale),
    card: scaleRect(
      clearOfWords(
        composition.card,
        request.hasHook && hookPlaceOf(request) !== 'beside' ? [caption, hook] : [caption],
      ),
      scale,
    ),
    ...(hasProductInFront(request) && { isProductInFront: true, productKeepsOff: request.besidesCard ?? [] }),
    logo: scaleRect(logoRect(aspect, corner), scale),
    photoCard: beside ? scaleRect(beside.photo, scale) : null,
  };
}

function besideOf({ aspect, isBeside }: LayoutRequest) {
  return isBeside ? wordsBeside(aspect) : undefined;
}

export function requestOf(spec: SceneSpec): LayoutRequest {
  return {
    aspect: spec.aspect,
    resolution: spec.resolution,
    captionPosition: spec.captions?.position,
    corner: spec.logo?.corner,
    hasHook: spec.hook !== null && !isOverNearShots(spec),
    cardPlacement: spec.card?.placement ?? null,
    besidesCard: besidesCard(spec),
    presenter: isDrawn(spec.performer) ? 'character' : 'photo',
    crown: isDrawn(spec.performer) ? crownReach(characterOf(spec.performer).hair.style) : undefined,
    isBeside: hasWordsBeside(spec),
  };
}

function besidesCard({ logo, hook, card }: SceneSpec): ('logo' | 'hook')[] {
  const isHookSeen = hook !== null && card !== null && card.enterAtSec < hook.durationSec;
  return [...(logo ? (['logo'] as const) : []), ...(isHookSeen ? (['hook'] as const) : [])];
}

/** A hook that lies on the hair of near shots alone takes nothing of the frame from the wide ones. */
function isOverNearShots({ aspect, hook, shots, card, captions, performer }: SceneSpec): boolean {
  // Words at the top stand below the hook for the whole film.
  if (!hook || aspect !== '9:16' || card || captions?.position === 'top') return false;
  if (!isDrawn(performer) || shots.length === 0) return false;
  return shots.every(({ fromSec, size }) => fromSec >= hook.durationSec || size === 'medium');
}

/** Real faces fill a tall frame: what is beside them there is too narrow to show anything. */
function hasProductInFront({ aspect, cardPlacement, presenter = 'photo' }: LayoutRequest): boolean {
  return aspect === '9:16' && cardPlacement === 'beside' && presenter === 'photo';
}

export const isProductInFront = (spec: SceneSpec): boolean => hasProductInFront(requestOf(spec));

function headOf(composition: Composition, request: LayoutRequest): HeadPlace {
  const { cardPlacement, presenter = 'photo' } = request;
  const { head, headWithCard, headWithHand, waistUp } = composition;
  if (presenter === 'character') return cardPlacement === 'beside' ? waistUp.withCard : waistUp.alone;
  if (hasProductInFront(request)) return head;
  return { beside: headWithCard, hand: headWithHand, none: head }[cardPlacement ?? 'none'];
}

/** Where the presenter is: as the composition has it, and below the hook when there is one. */
function seatOf(request: LayoutRequest): Seat {
  const { aspect, cardPlacement, captionPosition, hasHook, crown = USUAL_CROWN } = request;
  const seat = besideOf(request)?.head ?? headOf(COMPOSITIONS[aspect], request);
  const isBelowHand = cardPlacement === 'hand' && aspect !== '9:16' && captionPosition !== 'top';
  const isDrawnAlone = request.presenter === 'character';
  if (!hasHook && !isBelowHand && !isDrawnAlone) return seat;
  const hook = hookRect(request);
  const isBelowHook = hasHook && hookPlaceOf(request) === 'above';
  if (isDrawnAlone && !isBelowHook && !isBelowHand && aspect !== '9:16')
    return seatHead(seat, { crown, low: RAISED_HANDS }, { top: HOOK_GAP, bottom: handsAbove(request) });
  const top = isBelowHook ? hook.y + hook.height + HOOK_GAP : HOOK_GAP;
  const low = isBelowHand ? HELD_CARD_REACH.bottom : CHIN;
  const bottom = lowestWord(request) - (isBelowHand ? LOW_CAPTION : captionHeightOf(request));
  return seatHead(seat, { crown, low }, { top, bottom });
}

/** Above what resting hands are seen: words that lie below them, or the edge of the frame. */
function handsAbove(request: LayoutRequest): number {
  const { aspect } = request;
  const { height } = COMPOSITIONS[aspect];
  if (aspect === '9:16' || besideOf(request)) return height - HAND_GAP;
  // Words at the top leave a person as large as other words do, wherever the logo is.
  const low = request.captionPosition === 'top' ? lowestWord({ aspect }) : lowestWord(request);
  return low - (1 - ABOVE_LINE) * captionHeightOf(request);
}

/** In a tall frame hands rest below the captions, and have room above them, too. */
function areWordsBetweenHands({ aspect, presenter, captionPosition }: LayoutRequest): boolean {
  return aspect === '9:16' && presenter === 'character' && captionPosition !== undefined;
}

function heightOf({ y, height }: Rect): { top: number; bottom: number } {
  return { top: y, bottom: y + height };
}

function captionHeightOf({ aspect, hasHook, presenter = 'photo' }: LayoutRequest): number {
  const height = COMPOSITIONS[aspect].captionHeight[presenter];
  return hasHook && aspect === '9:16' ? Math.min(BELOW_HOOK, height) : height;
}

/** Down to where captions may reach: a logo in a lower corner lifts them, except where they have width to spare beside it. */
function lowestWord({ aspect, corner }: Pick<LayoutRequest, 'aspect' | 'corner'>): number {
  const isLifted = corner?.startsWith('bottom') && (aspect === '4:5' || aspect === '1:1');
  return COMPOSITIONS[aspect].height * (1 - wordMargins(aspect).bottom) - (isLifted ? LOGO_BOX.height + LOGO_GAP : 0);
}

/** The same presenter in a close shot, before anything lies over the picture. */
export function closeFraming(aspect: Aspect, framing: Framing, { isBeside = false } = {}): Framing {
  const { width } = COMPOSITIONS[aspect];
  const { close } = besideOf({ aspect, isBeside, resolution: 720 }) ?? COMPOSITIONS[aspect];
  const scale = framing.frameWidth / width;
  return { ...framing, headX: close.x * scale, headY: close.y * scale, unitPx: close.unit * scale };
}

function captionRect(request: LayoutRequest, head: Seat): Rect {
  const { aspect, captionPosition: position = 'bottom', corner, hasHook } = request;
  const { width, height, hookHeight } = COMPOSITIONS[aspect];
  const margins = wordMargins(aspect);
  // A logo in a lower corner shortens the lines of wide frames; tall ones keep it below.
  const inset = position !== 'top' && aspect === '16:9' && corner?.startsWith('bottom') ? LOGO_BOX.width + LOGO_GAP : 0;
  // Lines are centred in the picture, so the wider margin counts on both sides.
  const side = Math.max(margins.left, margins.right) * width + inset;
  const isAboveHand = request.cardPlacement === 'hand' && aspect === '9:16';
  const aboveHand = isAboveHand ? Math.floor(head.y + HELD_CARD_REACH.top * head.unit) - HAND_GAP : height;
  const lowest = Math.min(lowestWord(request), aboveHand);
  // What a hand holds is above the words, except in tall frames, where the hand is below them.
  const isBelowHand = request.cardPlacement === 'hand' && aspect !== '9:16' && position !== 'top';
  const belowHand = isBelowHand ? Math.ceil(head.y + HELD_CARD_REACH.bottom * head.unit) + HAND_GAP : 0;
  const captionHeight = Math.min(
    captionHeightOf(request),
    lowest - (isAboveHand ? head.y + MOUTH_REACH * head.unit : belowHand),
  );
  const bottom = lowest - captionHeight;
  const belowLogo = corner?.startsWith('top') ? logoRect(aspect, corner).y + LOGO_BOX.height + LOGO_GAP : 0;
  const top = Math.max(height * margins.top + (hasHook ? hookHeight : 0), belowLogo);
  const middle = isBelowHand ? bottom : Math.min(bottom, Math.max(height * 0.56, head.y + BELOW_MOUTH * head.unit));
  const y = { bottom, middle, top }[position];
  return wholeRect({ x: side, y, width: width - 2 * side, height: captionHeight });
}

/** A hook before the chest lies where the hands of a wide shot rest. */
export function isHookOnHands(spec: SceneSpec): boolean {
  return spec.hook !== null && hookPlaceOf(requestOf(spec)) === 'before-chest';
}

/**
 * A hook above the head lowers a character for the whole film, and where a frame is not tall, captions then lie on the hands. A character
 * without a product has it beside the head, or before the chest for as long as it is read.
 */
function hookPlaceOf(request: LayoutRequest): HookPlace {
  const { aspect, presenter, cardPlacement, captionPosition = 'bottom', hookPlace } = request;
  if (hookPlace) return hookPlace === 'beside' && !COMPOSITIONS[aspect].hookBeside ? 'above' : hookPlace;
  const isFree = aspect !== '9:16' && presenter === 'character' && !cardPlacement && captionPosition === 'bottom';
  if (!isFree) return 'above';
  return COMPOSITIONS[aspect].hookBeside ? 'beside' : 'before-chest';
}

function hookRect(request: LayoutRequest): Rect {
  const { width, height, hookHeight, hookBeside, close } = COMPOSITIONS[request.aspect];
  const beside = besideOf(request);
  if (beside) return beside.hook;
  const place = hookPlaceOf(request);
  if (place === 'beside' && hookBeside) return hookBeside;
  const margins = wordMargins(request.aspect);
  const side = Math.max(margins.left, margins.right) * width;
  const captionTop = lowestWord(request) - captionHeightOf(request);
  if (place === 'above')
    return wholeRect({ x: side, y: height * margins.top, width: width - 2 * side, height: hookHeight });
  // Below the chin of a close shot, in which no hand is covered.
  const room = captionTop - CHEST_GAP - close.y - LOWEST_CHIN * close.unit;
  const low = Math.min(hookHeight, Math.max(LEAST_HOOK, room));
  return wholeRect({ x: side, y: captionTop - CHEST_GAP - low, width: width - 2 * side, height: low });
}

function logoRect(aspect: Aspect, corner: Corner): Rect {
  const { width, height } = COMPOSITIONS[aspect];
  const margins = pictureMargins(aspect);
  const rail = aspect === '9:16' && corner === 'bottom-right' ? PLATFORM_MARGINS.tiktok.right : margins.right;
  const x = corner.endsWith('left') ? margins.left * width : width * (1 - rail) - LOGO_BOX.width;
  const y = corner.startsWith('top') ? margins.top * height : height * (1 - margins.bottom) - LOGO_BOX.height;
  return wholeRect({ x, y, ...LOGO_BOX });
}

function wholeRect(rect: Rect): Rect {
  return {
    x: Math.ceil(rect.x),
    y: Math.floor(rect.y),
    width: Math.floor(rect.width),
    height: Math.floor(rect.height),
  };
}

function scaleRect(rect: Rect, scale: number): Rect {
  return {
    x: Math.round(rect.x * scale),
    y: Math.round(rect.y * scale),
    width: Math.round(rect.width * scale),
    height: Math.round(rect.height * scale),
  };
}
