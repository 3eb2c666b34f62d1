import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import { faceOvalPoints } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { nearestSeeds, type SmallPicture } from './nearest-seeds.ts';
import type { ShareOfPerson } from './person-in-frame.ts';

/** Which cells of the frame are the person's. */
export interface PersonCells {
  readonly owner: Uint8Array;
  readonly small: SmallPicture;
  readonly cell: number;
  /** by an outline, not by colors alone */
  readonly isKnown: boolean;
}

/** In cells: mixed pixels of the outline and the finest hairs. */
const OUTLINE = 2;

/** How much of each pixel belongs to the person, 0..255, at frame size; undefined when the picture shows no background. */
export function headMask(frame: FramePixels, face: FaceGeometry, person?: ShareOfPerson): Uint8Array | undefined {
  const cells = personCells(frame, face, person);
  if (!cells) return undefined;
  const reach = cells.isKnown ? WISPS_OF_KNOWN : WISPS;
  return maskOf({ ...cells, owner: takeInWisps(cells.owner, cells.small, reach) }, frame, OUTLINE);
}

/** A known outline goes before what colors and the place of the face tell. */
export function personCells(frame: FramePixels, face: FaceGeometry, person?: ShareOfPerson): PersonCells | undefined {
  const cell = Math.max(2, Math.round(face.faceWidth / 84));
  const small = shrink(frame, cell);
  const known = person && knownSeeds(small, cell, person);
  const isKnown = known !== undefined && knowsFace(known, small, face, cell);
  const seeds = isKnown ? showsBackground(known) && known : placeSeeds(small, face, cell);
  if (!seeds) return undefined;
  const owner = nearestSeeds(small, seeds);
  return { owner: isKnown ? withoutHoles(owner, small) : owner, small, cell, isKnown };
}

/** Background that cannot be reached from above or from the sides is a part of the person that looks like it. */
function withoutHoles(owner: Uint8Array, { width, height }: SmallPicture): Uint8Array {
  const filled = new Uint8Array(owner.length).fill(PERSON);
  const open: number[] = [];
  const reach = (at: number) => {
    if (owner[at] !== BACKGROUND || filled[at] === BACKGROUND) return;
    filled[at] = BACKGROUND;
    open.push(at);
  };
  for (let x = 0; x < width; x++) reach(x);
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < owner.length - width) reach(at + width);
  }
  return filled;
}

/** The person's cells as a soft mask, grown by so many cells, or shrunk by them. */
export function maskOf({ owner, small, cell }: PersonCells, frame: FramePixels, growth: number): Uint8Array {
  const [inside, outside] = growth < 0 ? [0, 1] : [1, 0];
  const share = Float32Array.from(owner, (side) => (side === PERSON ? inside : outside));
  grow(share, small.width, small.height, Math.abs(growth));
  if (growth < 0) for (let at = 0; at < share.length; at++) share[at] = 1 - share[at];
  soften(share, small.width, small.height);
  soften(share, small.width, small.height);
  return enlarge(share, small, frame, cell);
}

export const BACKGROUND = 1;
export const PERSON = 2;

/** In cells: how far hair may stand out from a person found by colors, or from one whose outline is known, and how far around it the background is looked at. */
const WISPS = 7;
const WISPS_OF_KNOWN = 4;
const AROUND = 14;
/** What is farther from a calm background than this, in levels and in its own deviations, is none of it. */
const APART = { levels: 24, deviations: 3 };
/** One of so many cells, across and down, is looked at; and so many of them tell what a background looks like. */
const EVERY = 3;
const ENOUGH = 8;

/** Ends of hair that the outline missed would stay behind as crumbs when the head moves: before a calm background they are told by their color. */
function takeInWisps(owner: Uint8Array, { width, height, rgb }: SmallPicture, reach: number): Uint8Array {
  const near = Float32Array.from(owner, (side) => (side === PERSON ? 1 : 0));
  grow(near, width, height, reach);
  const lights = Float32Array.from(owner, (_, at) => (rgb[at * 3] + rgb[at * 3 + 1] + rgb[at * 3 + 2]) / 3);
  const all = owner.slice();
  for (let at = 0; at < owner.length; at++) {
    if (owner[at] === PERSON || near[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let [count, sum, squares] = [0, 0, 0];
    for (let row = Math.max(0, y - AROUND); row <= Math.min(height - 1, y + AROUND); row += EVERY) {
      for (let column = Math.max(0, x - AROUND); column <= Math.min(width - 1, x + AROUND); column += EVERY) {
        const light = lights[row * width + column];
        if (near[row * width + column] > 0) continue;
        count += 1;
        sum += light;
        squares += light * light;
      }
    }
    if (count < ENOUGH) continue;
    const mean = sum / count;
    const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
    if (Math.abs(lights[at] - mean) > APART.levels + APART.deviations * deviation) all[at] = PERSON;
  }
  return all;
}

function shrink({ width, height, bytes }: FramePixels, cell: number): SmallPicture {
  const small = { width: Math.ceil(width / cell), height: Math.ceil(height / cell) };
  const rgb = new Float32Array(small.width * small.height * 3);
  for (let j = 0, out = 0; j < small.height; j++) {
    const bottom = Math.min(height, (j + 1) * cell);
    for (let i = 0; i < small.width; i++, out += 3) {
      const right = Math.min(width, (i + 1) * cell);
      let [red, green, blue] = [0, 0, 0];
      for (let y = j * cell; y < bottom; y++) {
        for (let at = (y * width + i * cell) * 4; at < (y * width + right) * 4; at += 4) {
          red += bytes[at];
          green += bytes[at + 1];
          blue += bytes[at + 2];
        }
      }
      const count = (right - i * cell) * (bottom - j * cell);
      rgb[out] = red / count;
      rgb[out + 1] = green / count;
      rgb[out + 2] = blue / count;
    }
  }
  return { ...small, rgb };
}

/** Shares beyond these are sure; what lies between them is decided along the edges of colors, but only so many cells around the middle share. */
const SURE = { person: 0.85, background: 0.15 };
const UNSURE_AROUND = 3;

function knownSeeds(small: SmallPicture, cell: number, person: ShareOfPerson): Uint8Array {
  const { width, height } = small;
  const shares = new Float32Array(width * height);
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at++) shares[at] = person((i + 0.5) * cell, (j + 0.5) * cell);
  }
  const nearPerson = shares.map((share) => (share > 0.5 ? 1 : 0));
  const nearBackground = nearPerson.map((side) => 1 - side);
  grow(nearPerson, width, height, UNSURE_AROUND);
  grow(nearBackground, width, height, UNSURE_AROUND);
  return Uint8Array.from(shares, (share, at) => {
    if (share > SURE.person || nearBackground[at] === 0) return PERSON;
    return share < SURE.background || nearPerson[at] === 0 ? BACKGROUND : 0;
  });
}

/** An outline that does not hold the face is wrong. */
function knowsFace(seeds: Uint8Array, small: SmallPicture, face: FaceGeometry, cell: number): boolean {
  const seen = ([x, y]: readonly number[]) => x >= 0 && y >= 0 && x < small.width * cell && y < small.height * cell;
  const of = faceOvalPoints.map((index) => face.mesh[index]).filter(seen);
  const inFace = of.filter(([x, y]) => seeds[Math.floor(y / cell) * small.width + Math.floor(x / cell)] === PERSON);
  return inFace.length > 0.8 * of.length;
}

/** So much of the frame must be background, or there is none that the head could move before. */
const LEAST_BACKGROUND = 0.02;

function showsBackground(seeds: Uint8Array): boolean {
  const background = seeds.reduce((sum, side) => sum + (side === BACKGROUND ? 1 : 0), 0);
  return background > LEAST_BACKGROUND * seeds.length;
}

/** Surely person: face, the hair above it, the neck and the chest, and what the lower edge cuts below the face. Surely background: the rim of the frame beside and above. */
function placeSeeds(small: SmallPicture, face: FaceGeometry, cell: number): Uint8Array | undefined {
  const seeds = new Uint8Array(small.width * small.height);
  const { faceWidth, faceHeight } = face;
  const oval = faceOvalPoints.map((index): Point => face.toLocal(face.mesh[index][0], face.mesh[index][1]));
  const foreheadY = oval[0][1];
  let rim = 0;
  for (let j = 0; j < small.height; j++) {
    for (let i = 0; i < small.width; i++) {
      const x = (i + 0.5) * cell;
      const y = (j + 0.5) * cell;
      const [u, v] = face.toLocal(x, y);
      const aside = Math.abs(u) / faceWidth;
      const below = (v - face.chinLocalY) / faceHeight;
      const hair = v < foreheadY && v > foreheadY - 0.13 * faceHeight && aside < 0.22;
      const neck = below > -0.1 && below < 0.4 && aside < 0.2;
      const chest = below >= 0.4 && aside < Math.min(1.1, 0.22 + (below - 0.4) * 1.9);
      const cut = j >= small.height - 2 && below > 0.15 && aside < Math.min(1.1, 0.2 + (below - 0.15) * 2.1);
      const at = j * small.width + i;
      const atSide = i === 0 || i === small.width - 1;
      if (inside(oval, u, v) || hair || neck || chest || cut) seeds[at] = PERSON;
      else if (
        below < 0.05 &&
        ((atSide && headRadius(face, x, y) > 1.05) || (j === 0 && headRadius(face, x, y) > 1.35))
      ) {
        seeds[at] = BACKGROUND;
        rim++;
      }
    }
  }
  return rim > small.width * 0.3 ? seeds : undefined;
}

/** Distance from the middle of the head, 1 = about where hair ends. Hair often reaches the upper edge, seldom the sides. */
function headRadius({ headCentre, faceWidth, faceHeight }: FaceGeometry, x: number, y: number): number {
  return Math.hypot((x - headCentre[0]) / (0.8 * faceWidth), (y - headCentre[1]) / (0.86 * faceHeight));
}

function inside(outline: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function grow(share: Float32Array, width: number, height: number, times: number): void {
  for (let round = 0; round < times; round++) {
    const before = share.slice();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const left = x > 0 ? before[at - 1] : 0;
        const right = x < width - 1 ? before[at + 1] : 0;
        const above = y > 0 ? before[at - width] : 0;
        const below = y < height - 1 ? before[at + width] : 0;
        share[at] = Math.max(before[at], left, right, above, below);
      }
    }
  }
}

function soften(share: Float32Array, width: number, height: number): void {
  const before = share.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          sum += before[clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)];
        }
      }
      share[y * width + x] = sum / 9;
    }
  }
}

function enlarge(share: Float32Array, small: SmallPicture, frame: FramePixels, cell: number): Uint8Array {
  const { width, height } = frame;
  const mask = new Uint8Array(width * height);
  const across = new Float64Array(width);
  for (let x = 0; x < width; x++) across[x] = clamp((x + 0.5) / cell - 0.5, 0, small.width - 1.001);
  for (let y = 0, out = 0; y < height; y++) {
    const down = clamp((y + 0.5) / cell - 0.5, 0, small.height - 1.001);
    const row = down | 0;
    for (let x = 0; x < width; x++, out++) {
      const column = across[x] | 0;
      const at = row * small.width + column;
      const fx = across[x] - column;
      const upper = share[at] * (1 - fx) + share[at + 1] * fx;
      const lower = share[at + small.width] * (1 - fx) + share[at + small.width + 1] * fx;
      mask[out] = 255 * (upper + (lower - upper) * (down - row));
    }
  }
  return mask;
}
