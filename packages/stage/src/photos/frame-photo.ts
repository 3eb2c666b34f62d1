import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { featuresIn, headIn } from '#base/face-reach.ts';
import { clamp } from '#base/math/clamp.ts';
import { sharedArea, touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { type FaceInPicture, faceInPicture, photoReach } from './face-in-picture.ts';
import { fitPhoto } from './fit-photo.ts';

/** Sizes that are tried, as shares of the wish, from the largest to the smallest. */
const LARGEST = 1.5;
const SMALLEST = 0.4;
const SIZES = 45;
const HEIGHTS = 37;
/** Nothing comes nearer to eyes, nose and mouth than this, in units of a 720 frame. */
const GAP = 8;
/** What a picture on a ground costs, beside a frame that is filled. */
const CUT_COST = 0.8;
/** How far above the usual crown hair may stand; its points are not known. In units of half a face. */
const HIGH_HAIR = 0.3;
/** What words over hair or chin cost, for a square of half a face. */
const COVER_COST = 0.55;
/** What the narrowest open strip costs, so that none is left for the sake of a few pixels. */
const LEAST_COST = 0.03;

/**
 * Where the face of a photo goes: near the wish, clear of everything that lies over the picture, and with as little as
 * possible to be made up beyond the edges of the photo.
 */
export function framePhoto(analysis: PhotoAnalysis, wish: Framing, taken: readonly Rect[]): Framing {
  const face = faceInPicture(analysis);
  const reach = photoReach(analysis);
  const gap = (GAP * Math.min(wish.frameWidth, wish.frameHeight)) / 720;
  let best: Framing = { ...wish, unitPx: wish.unitPx * SMALLEST };
  let least = Number.POSITIVE_INFINITY;
  for (let size = 0; size < SIZES; size++) {
    const unitPx = wish.unitPx * LARGEST * (SMALLEST / LARGEST) ** (size / (SIZES - 1));
    for (const headX of placesAcross(analysis, wish, face, unitPx)) {
      for (let step = 0; step < HEIGHTS; step++) {
        const headY = wish.frameHeight * (0.14 + (0.5 * step) / (HEIGHTS - 1));
        const framing = { ...wish, headX, headY, unitPx };
        const features = featuresIn(framing, reach);
        if (taken.some((part) => touches(features, part, gap))) continue;
        const head = headIn(framing, { ...reach, crown: reach.crown + HIGH_HAIR });
        const cost = strayCost(framing, wish) + openCost(analysis, framing) + coverCost(head, framing, taken);
        if (cost < least) {
          least = cost;
          best = framing;
        }
      }
    }
  }
  return best;
}

/** The wished place, and the nearest one at which the picture reaches both sides of the frame. */
function placesAcross({ width }: PhotoAnalysis, wish: Framing, face: FaceInPicture, unitPx: number): number[] {
  const scale = unitPx / face.halfWidth;
  const low = wish.frameWidth - (width - face.eyesX) * scale;
  const high = face.eyesX * scale;
  if (low > high) return [wish.headX];
  const covering = clamp(wish.headX, low, high);
  return covering === wish.headX ? [wish.headX] : [wish.headX, covering];
}

/** Being smaller than wished costs more than being larger. */
function strayCost({ headX, headY, unitPx }: Framing, wish: Framing): number {
  const size = Math.log(unitPx / wish.unitPx);
  const aside = (headX - wish.headX) / wish.frameWidth;
  const away = (headY - wish.headY) / wish.frameHeight;
  return (size < 0 ? 5 : 1.2) * size * size + 12 * aside * aside + 6 * away * away;
}

/** What has to be made up; a cut body is the hardest to carry on, and a cut head is shown as a picture on a ground. */
function openCost(analysis: PhotoAnalysis, framing: Framing): number {
  const fit = fitPhoto(analysis, framing);
  if (fit.covers) return 0;
  if (fit.cutsHead) return CUT_COST;
  const { frameWidth, frameHeight } = framing;
  const left = Math.max(0, fit.offsetX);
  const top = Math.max(0, fit.offsetY);
  const right = Math.max(0, frameWidth - fit.offsetX - analysis.width * fit.scale);
  const bottom = Math.max(0, frameHeight - fit.offsetY - analysis.height * fit.scale);
  return LEAST_COST + (0.5 * (left + right)) / frameWidth + (0.4 * top + 1.6 * bottom) / frameHeight;
}

/** Words over hair or chin, and a crown outside the frame, are allowed but not wanted. */
function coverCost(head: Rect, { unitPx }: Framing, taken: readonly Rect[]): number {
  const covered = taken.reduce((sum, part) => sum + sharedArea(head, part), 0);
  return (COVER_COST * covered) / (unitPx * unitPx) + 0.5 * Math.max(0, -head.y / unitPx - HIGH_HAIR);
}
