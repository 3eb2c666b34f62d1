import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { faceOvalPoints } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { rightCorner } from './lip-contours.ts';
import type { MouthSource } from './mouth-mesh.ts';
import type { MouthShape } from './mouth-shape.ts';
import { luminance } from './photo-colors.ts';

/** In face widths: how far beside, above and below the mouth folds are looked for. */
const REACH = { beside: 0.15, above: 0.24, below: 0.17 };
/** In face widths: half of how wide a fold may be. */
const FOLD_WIDTH = 0.028;
/** In face widths: what is smaller is the grain of the skin. */
const GRAIN = 0.006;
/** In face widths: over how much the skin beside a fold is taken. */
const SKIN = 0.035;
/** In face widths: what lies so near to the lips or to the edge of the face is not taken for skin. */
const LIP_MARGIN = 0.012;
const FACE_MARGIN = 0.03;
/** In face widths: how softly folds end at the lips. */
const LIP_EDGE = 0.005;
/** How much more a light pixel counts for skin than a dark one. */
const LIGHT_COUNTS = 7;
/** How much darker or lighter than the skin beside it a fold begins to be one, and is one for certain. */
const FOLD = { from: 0.03, to: 0.13 };
/** Where more than this share of the skin is "fold", it is a beard: nothing is eased, or the beard would thin out. */
const BEARD = { from: 0.3, to: 0.5 };
/** Of the face's width: from how far apart on lips of a picture laugh, and certainly do. */
const LAUGH = { from: 0.02, to: 0.05 };
/** At rest folds are as in the picture; between two steps they do not differ to the eye. */
const STEPS = 24;

const channels = [0, 1, 2] as const;
/** A field for each of red, green and blue. */
type Colors = readonly Float32Array[];

/** Pixels of folds, and for each channel of them how much lighter the skin beside is. */
interface FoldPixels {
  readonly at: Int32Array;
  readonly lift: Int16Array;
}

/** The folds beside the mouth, which let go when the mouth leaves the place where the picture has it. */
export class MouthFolds {
  /** in the part of the frame that moves */
  readonly #box: Rect;
  readonly #pictures: readonly FramePixels[];
  /** where a pixel of a fold is in the pictures, its color there, and what it lacks to the skin beside it */
  readonly #bytes: Int32Array;
  readonly #asInPicture: Uint8ClampedArray;
  readonly #lift: Int16Array;
  #step = 0;

  /** `area` is the part of the frame that the pictures show, all alike and eased alike. */
  constructor(frame: FramePixels, source: MouthSource, area: Rect, pictures: readonly [FramePixels, ...FramePixels[]]) {
    const box = foldBox(source, area);
    const { at, lift } = findFolds(frame, source, box);
    this.#box = { ...box, x: box.x - area.x, y: box.y - area.y };
    this.#pictures = pictures;
    this.#bytes = at.map((k) => byteAt(area, this.#box, k));
    this.#asInPicture = Uint8ClampedArray.from(
      lift,
      (_, k) => pictures[0].bytes[this.#bytes[Math.floor(k / 3)] + (k % 3)],
    );
    this.#lift = lift;
  }

  /** With 0 all folds are as in the picture, with 1 they are gone. Returns where pixels have changed. */
  ease(share: number): Rect | undefined {
    const step = Math.round(clamp(share) * STEPS);
    const bytes = this.#bytes;
    if (step === this.#step || bytes.length === 0) return undefined;
    this.#step = step;
    for (const picture of this.#pictures) {
      for (let k = 0, at = 0; k < bytes.length; k++) {
        for (let c = 0; c < 3; c++, at++)
          picture.bytes[bytes[k] + c] = this.#asInPicture[at] + (this.#lift[at] * step) / STEPS;
      }
    }
    return this.#box;
  }
}

/** How far lips are shut that the picture shows open: a broad laugh ends in dark wedges that shut lips do not have. */
export function shutFrom({ sourceGap, face }: MouthSource, { gap }: MouthShape): number {
  const laughed = sourceGap / face.faceWidth;
  return smoothstep(LAUGH.from, LAUGH.to, laughed) * (1 - clamp(gap / Math.max(0.01, laughed)));
}

/** The part of the frame beside the mouth, cut to what moves. */
function foldBox({ face, middleX, lips }: MouthSource, area: Rect): Rect {
  const { faceWidth, toFrame } = face;
  const half = Math.max(middleX - lips.outer[0][0], lips.outer[rightCorner][0] - middleX) + REACH.beside * faceWidth;
  const y = lips.outer[0][1];
  const corners = [-half, half].flatMap((x) =>
    [-REACH.above, REACH.below].map((down) => toFrame(middleX + x, y + down * faceWidth)),
  );
  const left = clamp(Math.floor(Math.min(...corners.map(([x]) => x))), area.x, area.x + area.width);
  const top = clamp(Math.floor(Math.min(...corners.map(([, y]) => y))), area.y, area.y + area.height);
  const right = clamp(Math.ceil(Math.max(...corners.map(([x]) => x))), left, area.x + area.width);
  const bottom = clamp(Math.ceil(Math.max(...corners.map(([, y]) => y))), top, area.y + area.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function findFolds(frame: FramePixels, source: MouthSource, box: Rect): FoldPixels {
  const reach = foldReach(source, box);
  const skin = skinBeside(frame, source, box);
  const seen = withoutGrain(frame, source, box);
  const smooth = withoutFolds(seen, { source, skin, box });
  const depth = smooth.map((light, at) => {
    const apart = Math.abs(light - lightOf(seen, at)) / Math.max(1, light);
    return reach.share[at] * smoothstep(FOLD.from, FOLD.to, apart);
  });
  const sides = [0, 1].map(
    (side) => sumOf(depth, reach.side, side) / Math.max(1, sumOf(reach.share, reach.side, side)),
  );
  const kept = sides.map((share) => 1 - smoothstep(BEARD.from, BEARD.to, share));
  const shareAt = (k: number) => depth[k] * kept[reach.side[k]];
  const at = [...depth.keys()].filter((k) => shareAt(k) > 0.02);
  const lift = at.flatMap((k) => {
    const gain = smooth[k] / Math.max(1, lightOf(skin, k));
    return skin.map((channel, c) => Math.round((channel[k] * gain - seen[c][k]) * shareAt(k)));
  });
  return { at: Int32Array.from(at), lift: Int16Array.from(lift) };
}

const sumOf = (values: Float32Array, sides: Uint8Array, side: number): number =>
  values.reduce((sum, value, at) => (sides[at] === side ? sum + value : sum), 0);

/** The colors of the box without pores and single hairs, which stay where a fold goes. */
function withoutGrain(frame: FramePixels, { face }: MouthSource, box: Rect): Colors {
  const radius = Math.max(1, Math.round(GRAIN * face.faceWidth));
  return channels.map((c) => {
    const field = new Float32Array(box.width * box.height);
    for (let at = 0; at < field.length; at++) field[at] = frame.bytes[byteAt(frame, box, at) + c];
    return blurField(field, box.width, box.height, radius);
  });
}

/** How light each pixel would be without narrow lines, dark or light; for this the lips are skin, too. */
function withoutFolds(
  seen: Colors,
  { source, skin, box }: { source: MouthSource; skin: Colors; box: Rect },
): Float32Array {
  const { width, height } = box;
  const isSkin = new Float32Array(width * height).fill(1);
  hideLips(isSkin, outerLips(source), box);
  const light = isSkin.map((share, at) => lightOf(share ? seen : skin, at));
  const radius = Math.max(2, Math.round(FOLD_WIDTH * source.face.faceWidth));
  const filled = extremes(extremes(light, box, radius, 1), box, radius, -1);
  const flat = extremes(extremes(filled, box, radius, -1), box, radius, 1);
  return blurField(flat, width, height, radius >> 1);
}

/** The lightest of each pixel's surroundings; with -1 the darkest. */
function extremes(field: Float32Array, { width, height }: Rect, radius: number, sign: 1 | -1): Float32Array {
  const across = new Float32Array(field.length);
  const all = new Float32Array(field.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++)
      across[at] = extreme(field, at, { step: 1, place: x, count: width, radius, sign });
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++)
      all[at] = extreme(across, at, { step: width, place: y, count: height, radius, sign });
  }
  return all;
}

interface Line {
  step: number;
  /** of the pixel along its line, and of how many */
  place: number;
  count: number;
  radius: number;
  sign: 1 | -1;
}

function extreme(field: Float32Array, at: number, { step, place, count, radius, sign }: Line): number {
  const last = at + Math.min(radius, count - 1 - place) * step;
  let value = field[at];
  for (let k = at - Math.min(radius, place) * step; k <= last; k += step)
    if (sign * field[k] > sign * value) value = field[k];
  return value;
}

/** How far each pixel of the box may be a fold, and beside which corner it lies. */
function foldReach(source: MouthSource, box: Rect): { share: Float32Array; side: Uint8Array } {
  const { face, lips, middleX } = source;
  const share = new Float32Array(box.width * box.height);
  const side = new Uint8Array(share.length);
  const { faceWidth, toLocal } = face;
  const noseX = toLocal(face.mesh[1][0], face.mesh[1][1])[0];
  for (let at = 0; at < share.length; at++) {
    const [x, y] = toLocal(box.x + (at % box.width), box.y + Math.floor(at / box.width));
    const corner = x < middleX ? 0 : rightCorner;
    const [cornerX, cornerY] = lips.outer[corner];
    const beside = ((x - cornerX) * (corner === 0 ? -1 : 1)) / faceWidth;
    const below = (y - cornerY) / faceWidth;
    const across = smoothstep(-0.11, -0.06, beside) * (1 - smoothstep(0.08, REACH.beside, beside));
    const down = smoothstep(-REACH.above, -0.15, below) * (1 - smoothstep(0.08, REACH.below, below));
    const nose =
      below < 0 ? smoothstep(0.13, 0.17, Math.abs(x - noseX) / faceWidth + 0.6 * Math.max(0, below + 0.12)) : 1;
    side[at] = corner === 0 ? 0 : 1;
    share[at] = across * down * nose;
  }
  hideLips(share, outerLips(source, source.lipsShare), box);
  blurField(share, box.width, box.height, Math.round(LIP_EDGE * faceWidth));
  return { share, side };
}

/** The color of the skin about each pixel of the box, of which the light parts count most. */
function skinBeside(frame: FramePixels, source: MouthSource, box: Rect): Colors {
  const { face } = source;
  const weights = new Float32Array(box.width * box.height).fill(1);
  const away = LIP_MARGIN * face.faceWidth;
  hideLips(weights, outerLips(source), box, away);
  hideBeyondFace(weights, face, box);
  for (let at = 0; at < weights.length; at++)
    weights[at] *= (luminanceAt(frame, byteAt(frame, box, at)) / 255) ** LIGHT_COUNTS + 1e-6;
  const radius = Math.max(2, Math.round(SKIN * face.faceWidth));
  const sums = channels.map((c) => weights.map((weight, at) => weight * frame.bytes[byteAt(frame, box, at) + c]));
  for (const field of [...sums, weights]) blurField(field, box.width, box.height, radius);
  return sums.map((sum) => sum.map((value, at) => value / Math.max(1e-12, weights[at])));
}

/** The outer edge of the lips in the frame; with less than all of it, without the creases in which the corners end. */
const outerLips = ({ face, lips, middleX }: MouthSource, share = 1): Point[] =>
  lips.outer.map(([x, y]) => face.toFrame(mix(middleX, x, share), y));

function hideLips(share: Float32Array, ring: readonly Point[], box: Rect, away = 0): void {
  for (let row = 0; row < box.height; row++) {
    const y = box.y + row;
    const crossings = [y - away, y, y + away].flatMap((line) => crossingsOf(ring, line));
    if (crossings.length === 0) continue;
    const from = Math.max(0, Math.ceil(Math.min(...crossings) - away - box.x));
    const to = Math.min(box.width, Math.floor(Math.max(...crossings) + away - box.x) + 1);
    if (to > from) share.fill(0, row * box.width + from, row * box.width + to);
  }
}

function hideBeyondFace(share: Float32Array, { mesh, faceWidth }: FaceGeometry, box: Rect): void {
  const oval = faceOvalPoints.map((index): Point => [mesh[index][0], mesh[index][1]]);
  const margin = FACE_MARGIN * faceWidth;
  for (let row = 0; row < box.height; row++) {
    const crossings = crossingsOf(oval, box.y + row);
    const left = Math.min(...crossings) + margin - box.x;
    const right = Math.max(...crossings) - margin - box.x;
    for (let x = 0; x < box.width; x++) if (!(x > left && x < right)) share[row * box.width + x] = 0;
  }
}

/** Where a closed line crosses a row. */
function crossingsOf(ring: readonly Point[], y: number): number[] {
  return ring.flatMap(([fromX, fromY], k) => {
    const [toX, toY] = ring[(k + 1) % ring.length];
    return fromY <= y === toY <= y ? [] : [fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)];
  });
}

const byteAt = ({ width }: { width: number }, box: Rect, at: number): number =>
  ((box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width)) * 4;

const lightOf = ([red, green, blue]: Colors, at: number): number => luminance([red[at], green[at], blue[at]]);

const luminanceAt = ({ bytes }: FramePixels, byte: number): number =>
  luminance([bytes[byte], bytes[byte + 1], bytes[byte + 2]]);
