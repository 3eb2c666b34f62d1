import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { featuresIn, HIGH_HAIR, headIn } from '#base/face-reach.ts';
import { lowerBand } from '#base/lower-band.ts';
import { clamp } from '#base/math/clamp.ts';
import { sharedArea, touches } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { type FaceInPicture, faceInPicture, photoReach } from './face-in-picture.ts';
import { type FreeSides, fills, fitPhoto, SIDES } from './fit-photo.ts';

/** Sizes that are tried, as shares of the wish, from the largest, a face of nearly nine tenths of a tall frame, to the smallest. */
const LARGEST = 1.87;
const SMALLEST = 0.4;
const SIZES = 45;
const HEIGHTS = 37;
const HIGHEST = 0.14;
const LOWEST = 0.64;
/** Nothing comes nearer to eyes, nose and mouth than this, in units of a 720 frame. */
const GAP = 8;
/** What a picture set into a ground costs, beside a frame that is filled. */
const SET_COST = 0.8;
const OPEN_COST = 2;
/** A picture with open frame on two neighbouring sides is a stamp on a wall. */
const STAMP_COST = 2.5;
const BETWEEN_COST = 0.15;
/** What it costs that a person who is cut out ends before the frame does. */
const CUT_COST = 20;
const HAIR_COST = 1.5;
/** Words are as wide as this at least. */
const WORDS_WIDTH = 0.5;
const LOWERED_COST = 0.4;
/** Of words with less than their height; less than what an open edge costs. */
const LESS_COST = 0.6;
/** What words over hair or chin cost, for a square of half a face. */
const COVER_COST = 0.25;

/**
 * Where the face of a photo goes: near the wish, clear of everything that lies over the picture, and so near that no edge
 * of the photo is seen. Where that would be too near, the photo reaches two opposite edges of the frame at least.
 */
export function framePhoto(analysis: PhotoAnalysis, wish: Framing, taken: readonly Rect[], free?: FreeSides): Framing {
  // Words give way to somebody who would otherwise end above the lower edge.
  const found = bestFraming(analysis, wish, taken, free) ?? (free && bestFraming(analysis, wish, [], free));
  return found ?? { ...wish, unitPx: wish.unitPx * SMALLEST };
}

function bestFraming(
  analysis: PhotoAnalysis,
  wish: Framing,
  taken: readonly Rect[],
  free: FreeSides | undefined,
): Framing | undefined {
  const face = faceInPicture(analysis);
  const reach = photoReach(analysis);
  const gap = (GAP * Math.min(wish.frameWidth, wish.frameHeight)) / 720;
  let best: Framing | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const unitPx of sizesOf(analysis, wish, face)) {
    for (const headX of placesAcross(analysis, { ...wish, unitPx }, face, free)) {
      for (const headY of heightsOf(analysis, wish, face, unitPx)) {
        const framing = { ...wish, headX, headY, unitPx };
        if (free && fitPhoto(analysis, framing).open.bottom > 0) continue;
        const features = featuresIn(framing, reach);
        const places = placesBelow(features, taken, gap, wish);
        if (!places) continue;
        const head = headIn(framing, { ...reach, crown: reach.crown + HIGH_HAIR });
        const cost =
          strayCost(framing, wish) +
          (free ? cutCost(analysis, framing, free) + hairCost(head, framing) : openCost(analysis, framing)) +
          coverCost(head, framing, places) +
          loweredCost(taken, places, wish);
        if (cost < least) {
          least = cost;
          best = framing;
        }
      }
    }
  }
  return best;
}

/** Where everything over the picture comes to lie, with words below the mouth, as `freePlaces` moves them; undefined where something cannot give way. */
function placesBelow(features: Rect, taken: readonly Rect[], gap: number, wish: Framing): Rect[] | undefined {
  const places: Rect[] = [];
  for (const part of taken) {
    if (!touches(features, part, gap)) {
      places.push(part);
      continue;
    }
    const isBand = part.width > WORDS_WIDTH * wish.frameWidth;
    const isBelow = part.y + part.height / 2 > features.y + features.height / 2;
    const lowered = isBand && isBelow ? lowerBand(part, features.y + features.height + gap, wish) : undefined;
    if (!lowered || taken.some((other) => other !== part && touches(lowered, other, 0))) return undefined;
    places.push(lowered);
  }
  return places;
}

function loweredCost(taken: readonly Rect[], places: readonly Rect[], wish: Framing): number {
  const lowered = places.reduce((sum, { y }, index) => sum + y - taken[index].y, 0);
  const less = places.reduce((sum, { height }, index) => sum + (height < taken[index].height ? 1 : 0), 0);
  return (LOWERED_COST * lowered) / wish.frameHeight + LESS_COST * less;
}

/** The same framing, moved by as little as makes the picture reach every edge, where it is large enough for that. */
export function coverFrame(analysis: PhotoAnalysis, framing: Framing): Framing {
  const face = faceInPicture(analysis);
  const headX = placesAcross(analysis, framing, face, undefined).at(-1) ?? framing.headX;
  const scale = framing.unitPx / face.halfWidth;
  const high = face.eyesY * scale;
  const low = framing.frameHeight - (analysis.height - face.eyesY) * scale;
  return { ...framing, headX, headY: low > high ? framing.headY : clamp(framing.headY, low, high) };
}

/** Evenly from near to far, and those at which the picture is exactly as wide or as high as the frame. */
function sizesOf({ width, height }: PhotoAnalysis, wish: Framing, { halfWidth }: FaceInPicture): number[] {
  const steps = Array.from(
    { length: SIZES },
    (_, size) => wish.unitPx * LARGEST * (SMALLEST / LARGEST) ** (size / (SIZES - 1)),
  );
  const fits = [wish.frameWidth / width, wish.frameHeight / height].map((scale) => scale * halfWidth);
  return [...steps, ...fits.filter((unitPx) => unitPx <= LARGEST * wish.unitPx)];
}

/** The wished place, and the nearest one at which the picture reaches both sides of the frame, or the one at which it must. */
function placesAcross({ width }: PhotoAnalysis, wish: Framing, face: FaceInPicture, free: FreeSides = {}): number[] {
  const scale = wish.unitPx / face.halfWidth;
  const low = wish.frameWidth - (width - face.eyesX) * scale;
  const high = face.eyesX * scale;
  if (free.left && !free.right) return [wish.headX, Math.max(wish.headX, low)];
  if (free.right && !free.left) return [wish.headX, Math.min(wish.headX, high)];
  if (low > high + 1e-6) return [wish.headX];
  const covering = clamp(wish.headX, low, high);
  return covering === wish.headX ? [wish.headX] : [wish.headX, covering];
}

/** The upper half of the frame, and the places at which an edge of the picture is the frame's own. */
function heightsOf({ height }: PhotoAnalysis, wish: Framing, face: FaceInPicture, unitPx: number): number[] {
  const { frameHeight } = wish;
  const scale = unitPx / face.halfWidth;
  const steps = Array.from(
    { length: HEIGHTS },
    (_, step) => frameHeight * (HIGHEST + ((LOWEST - HIGHEST) * step) / (HEIGHTS - 1)),
  );
  const flush = [face.eyesY * scale, frameHeight - (height - face.eyesY) * scale];
  return [...steps, ...flush.filter((headY) => headY > HIGHEST * frameHeight && headY < LOWEST * frameHeight)];
}

/** Being smaller than wished costs more than being larger. */
function strayCost({ headX, headY, unitPx }: Framing, wish: Framing): number {
  const size = Math.log(unitPx / wish.unitPx);
  const aside = (headX - wish.headX) / wish.frameWidth;
  const away = (headY - wish.headY) / wish.frameHeight;
  return (size < 0 ? 5 : 1.2) * size * size + 12 * aside * aside + 6 * away * away;
}

/** What the picture leaves open. */
function openCost(analysis: PhotoAnalysis, framing: Framing): number {
  const { covers, open } = fitPhoto(analysis, framing);
  if (covers) return 0;
  const aside = (open.left + open.right) / framing.frameWidth;
  const away = (open.top + open.bottom) / framing.frameHeight;
  const stamp = aside > 0 && away > 0 ? STAMP_COST : 0;
  const between = open.top > 0 && open.bottom > 0 ? BETWEEN_COST : 0;
  return SET_COST + OPEN_COST * (aside + away) + stamp + between;
}

/** What a person who is cut out leaves open where they end with their picture. */
function cutCost(analysis: PhotoAnalysis, framing: Framing, free: FreeSides): number {
  const fit = fitPhoto(analysis, framing);
  if (fills(fit, free)) return 0;
  const open = SIDES.reduce((sum, side) => sum + (free[side] ? 0 : fit.open[side]), 0);
  return SET_COST + (CUT_COST * open) / framing.frameHeight;
}

/** Hair that the frame cuts off; a picture that is set into its own place has it cut already. */
function hairCost(head: Rect, { unitPx }: Framing): number {
  return (HAIR_COST * Math.max(0, -head.y)) / unitPx;
}

/** Words over hair or chin, and a crown outside the frame, are allowed but not wanted. */
function coverCost(head: Rect, { unitPx }: Framing, places: readonly Rect[]): number {
  const covered = places.reduce((sum, part) => sum + sharedArea(head, part), 0);
  return (COVER_COST * covered) / (unitPx * unitPx) + 0.5 * Math.max(0, -head.y / unitPx - HIGH_HAIR);
}
