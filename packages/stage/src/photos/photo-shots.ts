import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { featuresIn } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Framing } from '#base/performer.ts';
import { faceInPicture, foreheadReach, photoReach } from './face-in-picture.ts';
import { type FreeSides, fills, fitPhoto, type PhotoFit } from './fit-photo.ts';
import { endsInShade } from './shade-below.ts';

/** From one size to the next; a close shot is two of them nearer than the wide one. */
const STEP = 1.18;
const CLOSE = STEP * STEP;
/** A photo without room or pixels for a step comes nearer by this at least: less looks like a mistake. */
const LEAST = 1.06;
const FINER = 0.02;
/** How far the pixels of a picture may be enlarged, in a frame of 720: by a whole step, and by the least alone. */
const SHARP = 2.2;
const SOFT = 3;
/** Half a face is at most this share of its frame's width. */
const NEAREST = 0.45;
/** How much of the forehead is seen where more is there, in units of half a face above the eyes. */
const FOREHEAD = 1.15;
/** Heights that are tried, as shares of the frame or card. */
const HIGHEST = 0.2;
const LOWEST = 0.62;
const HEIGHTS = 85;

export interface AroundPhoto {
  /** the sides at which a person may end before the frame; undefined where nobody is cut out */
  free: FreeSides | undefined;
  /** where the eyes of a nearer shot are best, in the frame */
  wish: { x: number; y: number };
  /** whether what lies over the picture leaves the face free */
  isClear: (framing: Framing) => boolean;
}

export type NearerPhotos = Partial<Record<'medium' | 'close', Framing>>;

/** The nearer shots of a photo that fills its frame or its card, as its pixels and the words leave room for them; one of them alone is the close one. */
export function photoShots(points: PhotoAnalysis, wide: Framing, around: AroundPhoto): NearerPhotos {
  if (!isWhole(fitPhoto(points, insideCard(wide)), around)) return {};
  const most = mostNearer(fitPhoto(points, wide).scale / unitOf(wide));
  for (let nearer = most; nearer > LEAST - 1e-6; nearer -= FINER) {
    const close = nearerPhoto(points, wide, { ...around, nearer });
    if (!close) continue;
    const medium = nearer > CLOSE - 1e-6 ? nearerPhoto(points, wide, { ...around, nearer: STEP }) : undefined;
    return { ...(medium && { medium }), close };
  }
  return {};
}

/** Whether no edge of the picture is seen. */
const isWhole = (fit: PhotoFit, { free }: Pick<AroundPhoto, 'free'>): boolean =>
  fills(fit, free ?? {}) || (free === undefined && endsInShade(fit));

/** As near as the pixels allow; 0 where not even the least. */
function mostNearer(scale: number): number {
  if (scale * STEP <= SHARP) return Math.min(CLOSE, SHARP / scale);
  return scale * LEAST <= SOFT ? clamp(SOFT / scale, LEAST, STEP) : 0;
}

/** The photo so much nearer, with the face whole and no edge of the picture in sight. */
function nearerPhoto(
  points: PhotoAnalysis,
  wide: Framing,
  { free, wish, isClear, nearer }: AroundPhoto & { nearer: number },
): Framing | undefined {
  const { eyesX, halfWidth } = faceInPicture(points);
  const reach = photoReach(points);
  const unitPx = nearer * wide.unitPx;
  const { frameWidth, frameHeight } = insideCard(wide);
  const { open } = fitPhoto(points, insideCard(wide));
  if (unitPx > NEAREST * frameWidth) return undefined;
  const scale = unitPx / halfWidth;
  const { x: left, y: top } = wide.window ?? { x: 0, y: 0 };
  const low = frameWidth - (points.width - eyesX) * scale;
  const headX = left + (low > eyesX * scale ? wide.headX - left : clamp(wish.x - left, low, eyesX * scale));
  const isGood = (framing: Framing) => {
    const shown = insideCard(framing);
    const { x, y, width, height } = featuresIn(shown, reach);
    const isInside = x >= 0 && y >= 0 && x + width <= frameWidth && y + height <= frameHeight;
    const isBare = shown.headY >= Math.min(FOREHEAD, foreheadReach(points)) * unitPx;
    const fit = fitPhoto(points, shown);
    return isInside && isBare && isWhole(fit, { free }) && fit.open.bottom <= open.bottom && isClear(framing);
  };
  return heightsBy(wish.y - top, frameHeight)
    .map((headY) => ({ ...wide, unitPx, headX, headY: top + headY }))
    .find(isGood);
}

function heightsBy(wish: number, height: number): number[] {
  const heights = Array.from(
    { length: HEIGHTS },
    (_, step) => height * (HIGHEST + ((LOWEST - HIGHEST) * step) / (HEIGHTS - 1)),
  );
  return heights.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
}

const unitOf = ({ frameWidth, frameHeight }: Framing): number => Math.min(frameWidth, frameHeight) / 720;

/** A card is a frame of its own. */
function insideCard({ window, ...framing }: Framing): Framing {
  if (!window) return framing;
  return {
    frameWidth: window.width,
    frameHeight: window.height,
    headX: framing.headX - window.x,
    headY: framing.headY - window.y,
    unitPx: framing.unitPx,
  };
}
