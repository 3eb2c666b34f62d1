import type { ClipHead } from '@herald/media/clips';
import { type FaceReach, featuresIn, headIn } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import { sharedArea } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';

export interface SeatWish {
  head: ClipHead;
  /** where the head would be best */
  wish: Framing;
  /** pixels of the film for one of the clip, from the widest view on */
  scales: { least: number; most: number };
  /** what lies over the picture */
  taken: readonly Rect[];
}

export interface ClipSeat {
  framing: Framing;
  /** nothing lies on eyes, nose and mouth */
  isClear: boolean;
  cost: number;
}

const SIZES = 9;
const PLACES_ACROSS = 9;
const PLACES_DOWN = 25;
/** Words on hair are allowed, on a forehead they are not; in units of half a face above the eyes. */
const FOREHEAD = 0.95;
/** Cheeks and ears of a head that turns. */
const CHEEKS = 1.15;
/** What a square of half a face costs under words or a picture, or outside the frame. */
const COVER_COST = { features: 30, face: 4, head: 0.3 } as const;
/** Eyes and mouth keep this distance from the edge, in units of half a face. */
const EDGE = 0.25;
/** What half a face of hair above the frame costs. */
const CROWN_COST = 0.5;
/** A clip that is enlarged loses sharpness. */
const ENLARGED_COST = 0.4;

/** The part of a clip in which the head is nearest the wish and clear of all that lies over the picture; the clip always fills the frame. */
export function seatInClip({ head, wish, scales, taken }: SeatWish): ClipSeat {
  let best: ClipSeat | undefined;
  for (const scale of stepsBetween(scales.least, scales.most, SIZES)) {
    const unitPx = head.halfPx * scale;
    const across = reachable(head.x, head.width, wish.frameWidth, scale);
    const down = reachable(head.y, head.height, wish.frameHeight, scale);
    const nearest = { headX: clamp(wish.headX, ...across), headY: clamp(wish.headY, ...down) };
    for (const headY of [nearest.headY, ...stepsBetween(...down, PLACES_DOWN)]) {
      for (const headX of [nearest.headX, ...stepsBetween(...across, PLACES_ACROSS)]) {
        const framing = { ...wish, headX, headY, unitPx };
        const covered = coveredOf(framing, head, taken);
        const cost = covered.cost + strayCost(framing, wish, head) + ENLARGED_COST * Math.log(scale / scales.least);
        if (!best || cost < best.cost - 1e-9) best = { framing, isClear: covered.features < 1e-6, cost };
      }
    }
  }
  return best ?? { framing: wish, isClear: false, cost: Number.POSITIVE_INFINITY };
}

/** Where the head can be in the frame while the clip fills it. */
function reachable(at: number, size: number, frame: number, scale: number): [number, number] {
  return [Math.min(at * scale, frame - (size - at) * scale), at * scale];
}

function stepsBetween(from: number, to: number, count: number): number[] {
  if (to - from < 1e-6) return [from];
  return Array.from({ length: count }, (_, k) => from + ((to - from) * k) / (count - 1));
}

function coveredOf(framing: Framing, reach: FaceReach, taken: readonly Rect[]): { features: number; cost: number } {
  const square = framing.unitPx * framing.unitPx;
  const edge = EDGE * framing.unitPx;
  const inside = {
    x: edge,
    y: edge,
    width: framing.frameWidth - 2 * edge,
    height: framing.frameHeight - 2 * edge,
  };
  const share = (part: Rect) =>
    (taken.reduce((sum, place) => sum + sharedArea(part, place), 0) +
      part.width * part.height -
      sharedArea(part, inside)) /
    square;
  const features = share(featuresIn(framing, reach));
  const face = share(headIn(framing, { ...reach, aside: CHEEKS, crown: FOREHEAD }));
  const head = share(headIn(framing, { ...reach, crown: FOREHEAD }));
  return { features, cost: COVER_COST.features * features + COVER_COST.face * face + COVER_COST.head * head };
}

function strayCost({ headX, headY, unitPx }: Framing, wish: Framing, { crown }: FaceReach): number {
  const size = Math.log(unitPx / wish.unitPx);
  const aside = (headX - wish.headX) / wish.frameWidth;
  const away = (headY - wish.headY) / wish.frameHeight;
  const cut = Math.max(0, crown - headY / unitPx);
  return 0.8 * size * size + 6 * aside * aside + 4 * away * away + CROWN_COST * cut;
}
