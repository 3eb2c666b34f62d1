import { type FaceReach, featureParts } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import { touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import type { SceneLayout } from './layout-scene.ts';
import { pictureMargins } from './safe-zones.ts';

/** Down to here, of the height, a product may be before a chest: it goes with its words, and networks write over a little of it. */
const LOWEST = 0.93;
/** The widest place, as a share of the frame. */
const WIDEST = 0.44;
/** Beside a mouth, where it covers cheek and hair, a product has to be so much larger than before the chest. */
const BESIDE_WORTH = 1.35;
/** In units of a 720 frame. */
const GAP = 14;

/** Of the width of the frame: in a smaller place a jar or a slim bottle, a third as wide as high, is a speck. */
const LEAST = { width: 0.18, height: 0.255 };

interface Placed extends Pick<SceneLayout, 'width' | 'height' | 'scale' | 'caption'> {
  /** hook and logo, while the product is seen */
  taken: readonly Rect[];
}

/** Where a product stands in front of a real face that fills a tall frame: before the chest, or beside the mouth below the eyes, where it is much larger or the other place would make a speck of it. */
export function productInFront(layout: Placed, framing: Framing, reach: FaceReach): Rect {
  const chest = beforeChest(layout, framing, reach);
  const [widest] = besideMouth(layout, framing, reach).sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!widest) return chest;
  const isSaved = isSeenInFront(widest, layout.width) && !isSeenInFront(chest, layout.width);
  return isSaved || sizeOf(widest) > BESIDE_WORTH * sizeOf(chest) ? widest : chest;
}

/** Whether a jar or a bottle in this place is more than a speck. A plan knows no pictures: what it shows there is painted. */
export function isSeenInFront({ width, height }: Rect, frameWidth: number): boolean {
  return width >= LEAST.width * frameWidth && height >= LEAST.height * frameWidth;
}

/** Most products are higher than wide. */
const sizeOf = ({ width, height }: Rect): number => Math.min(width, 0.7 * height);

function beforeChest(layout: Placed, framing: Framing, reach: FaceReach): Rect {
  const { width, height, scale, caption } = layout;
  const chin = framing.headY + reach.down * framing.unitPx;
  const isBelow = caption.y > framing.headY;
  const top = Math.round(Math.max(chin, isBelow ? caption.y + caption.height : 0) + GAP * scale);
  const { left, right } = pictureMargins('9:16');
  const whole = { x: Math.ceil(left * width), y: top, width: Math.floor((1 - left - right) * width) };
  const room = clearOf({ ...whole, height: Math.floor(LOWEST * height) - top }, layout);
  const wide = Math.min(Math.round(WIDEST * width), room.width);
  const x = clamp(Math.round((width - wide) / 2), room.x, room.x + room.width - wide);
  return { ...room, x, width: Math.max(1, wide), height: Math.max(1, room.height) };
}

function besideMouth(layout: Placed, framing: Framing, reach: FaceReach): Rect[] {
  const { width, height, scale, caption } = layout;
  const gap = GAP * scale;
  const [eyes, mouth] = featureParts(framing, reach);
  const margins = pictureMargins('9:16');
  const y = Math.ceil(eyes.y + eyes.height + gap);
  const low = caption.y > framing.headY ? caption.y - gap : LOWEST * height;
  const high = Math.floor(low) - y;
  const most = WIDEST * width;
  const left = Math.floor(Math.min(most, mouth.x - gap - margins.left * width));
  const right = Math.floor(Math.min(most, (1 - margins.right) * width - mouth.x - mouth.width - gap));
  return [
    { x: Math.ceil(margins.left * width), y, width: left, height: high },
    { x: Math.floor((1 - margins.right) * width) - right, y, width: right, height: high },
  ]
    .map((place) => clearOf(place, layout))
    .filter((place) => place.width > 0 && place.height > 0);
}

/** The largest part of a place that hook and logo leave. */
function clearOf(place: Rect, { taken, scale }: Placed): Rect {
  return taken.reduce((room, part) => besidePart(room, part, GAP * scale), place);
}

function besidePart(room: Rect, part: Rect, gap: number): Rect {
  if (!touches(room, part, gap)) return room;
  const { x, y, width, height } = room;
  const afterX = Math.ceil(part.x + part.width + gap);
  const afterY = Math.ceil(part.y + part.height + gap);
  const parts = [
    { ...room, width: Math.floor(part.x - gap) - x },
    { ...room, x: afterX, width: x + width - afterX },
    { ...room, height: Math.floor(part.y - gap) - y },
    { ...room, y: afterY, height: y + height - afterY },
  ];
  return parts.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? room;
}
