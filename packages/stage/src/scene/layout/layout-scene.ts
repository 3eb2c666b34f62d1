import type { Aspect, CaptionPosition, CardPlacement, Corner, SceneSpec } from '@herald/media';
import type { Framing, Rect } from '#base/performer.ts';
import { PLATFORM_MARGINS, pictureMargins, wordMargins } from './safe-zones.ts';

export interface SceneLayout {
  width: number;
  height: number;
  /** pixels per unit of a 720 frame; sizes of type and lines are given in those units */
  scale: number;
  framing: Framing;
  caption: Rect;
  hook: Rect;
  card: Rect;
  logo: Rect;
}

interface Composition {
  width: number;
  height: number;
  head: { x: number; y: number; unit: number };
  /** with a card beside the presenter */
  headWithCard: { x: number; y: number; unit: number };
  /** with the card held before the chest: smaller and higher, so that captions stay below the hand */
  headWithHand: { x: number; y: number; unit: number };
  card: Rect;
  captionHeight: number;
  hookHeight: number;
}

/** One composition per ratio, in units of a 720 frame, set by eye: eyes in the upper half, room for two lines below the chin. */
const COMPOSITIONS: Record<Aspect, Composition> = {
  '9:16': {
    width: 720,
    height: 1280,
    head: { x: 360, y: 508, unit: 170 },
    headWithCard: { x: 438, y: 505, unit: 150 },
    headWithHand: { x: 350, y: 500, unit: 152 },
    card: { x: 44, y: 452, width: 216, height: 270 },
    captionHeight: 92,
    hookHeight: 150,
  },
  '4:5': {
    width: 720,
    height: 900,
    head: { x: 360, y: 372, unit: 138 },
    headWithCard: { x: 452, y: 372, unit: 130 },
    headWithHand: { x: 340, y: 292, unit: 112 },
    card: { x: 40, y: 300, width: 232, height: 290 },
    captionHeight: 132,
    hookHeight: 130,
  },
  '1:1': {
    width: 720,
    height: 720,
    head: { x: 360, y: 296, unit: 116 },
    headWithCard: { x: 468, y: 296, unit: 112 },
    headWithHand: { x: 344, y: 224, unit: 88 },
    card: { x: 40, y: 166, width: 232, height: 290 },
    captionHeight: 128,
    hookHeight: 116,
  },
  '16:9': {
    width: 1280,
    height: 720,
    head: { x: 640, y: 300, unit: 118 },
    headWithCard: { x: 452, y: 300, unit: 118 },
    headWithHand: { x: 620, y: 228, unit: 90 },
    card: { x: 806, y: 140, width: 304, height: 380 },
    captionHeight: 128,
    hookHeight: 116,
  },
};

const LOGO_BOX = { width: 168, height: 68 };
const LOGO_GAP = 10;
/** How much nearer the camera is after a cut. */
const TIGHTER = 1.13;

export interface LayoutRequest {
  aspect: Aspect;
  /** pixels of the shorter side, 720 for a frame of 720x1280 */
  resolution: number;
  captionPosition?: CaptionPosition;
  corner?: Corner;
  hasHook?: boolean;
  cardPlacement?: CardPlacement | null;
}

/** Where everything is in the frame; nothing is cropped from another ratio. */
export function layoutScene(request: LayoutRequest): SceneLayout {
  const { aspect, resolution } = request;
  const composition = COMPOSITIONS[aspect];
  const scale = resolution / 720;
  const { head: plain, headWithCard, headWithHand } = composition;
  const head = { beside: headWithCard, hand: headWithHand, none: plain }[request.cardPlacement ?? 'none'];
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
    },
    caption: scaleRect(captionRect(request), scale),
    hook: scaleRect(hookRect(aspect), scale),
    card: scaleRect(composition.card, scale),
    logo: scaleRect(logoRect(aspect, corner), scale),
  };
}

/** The layout a whole scene asks for. */
export function layoutOf(spec: SceneSpec): SceneLayout {
  return layoutScene({
    aspect: spec.aspect,
    resolution: spec.resolution,
    captionPosition: spec.captions?.position,
    corner: spec.logo?.corner,
    hasHook: spec.hook !== null,
    cardPlacement: spec.card?.placement ?? null,
  });
}

/** The same presenter after a cut: nearer, eyes at the same height. */
export function tightFraming(framing: Framing): Framing {
  return { ...framing, unitPx: framing.unitPx * TIGHTER, headY: framing.headY + framing.unitPx * 0.1 };
}

function captionRect({ aspect, captionPosition: position = 'bottom', corner, hasHook }: LayoutRequest): Rect {
  const { width, height, captionHeight, hookHeight } = COMPOSITIONS[aspect];
  const margins = wordMargins(aspect);
  // A logo in a lower corner lifts the lines, or shortens them where there is width to spare; tall frames keep it below.
  const shares = position === 'bottom' && aspect !== '9:16' && corner?.startsWith('bottom');
  const lift = shares && aspect !== '16:9' ? LOGO_BOX.height + LOGO_GAP : 0;
  const inset = shares && aspect === '16:9' ? LOGO_BOX.width + LOGO_GAP : 0;
  // Lines are centred in the picture, so the wider margin counts on both sides.
  const side = Math.max(margins.left, margins.right) * width + inset;
  const bottom = height * (1 - margins.bottom) - captionHeight - lift;
  const belowLogo = corner?.startsWith('top') ? logoRect(aspect, corner).y + LOGO_BOX.height + LOGO_GAP : 0;
  const top = Math.max(height * margins.top + (hasHook ? hookHeight : 0), belowLogo);
  const y = { bottom, middle: Math.min(bottom, height * 0.56), top }[position];
  return wholeRect({ x: side, y, width: width - 2 * side, height: captionHeight });
}

function hookRect(aspect: Aspect): Rect {
  const { width, height, hookHeight } = COMPOSITIONS[aspect];
  const margins = wordMargins(aspect);
  const side = Math.max(margins.left, margins.right) * width;
  return wholeRect({ x: side, y: height * margins.top, width: width - 2 * side, height: hookHeight });
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
