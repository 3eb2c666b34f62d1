import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { cornerFill } from './corner-fill.ts';
import { cornerWedges } from './corner-wedges.ts';
import { extremes } from './extremes.ts';
import type { FramePixels } from './frame-pixels.ts';
import { rightCorner } from './lip-contours.ts';
import {
  byteAt,
  type Colors,
  channels,
  colorAround,
  hideBeyondFace,
  hideLips,
  lightOf,
  luminanceAt,
  outerLips,
} from './mouth-box.ts';
import type { MouthSource } from './mouth-mesh.ts';
import type { MouthShape } from './mouth-shape.ts';

/** In face widths: how far beside, above and below the mouth folds are looked for. */
const REACH = { beside: 0.15, above: 0.24, below: 0.17 };
/** In face widths: half of how wide a fold may be. */
const FOLD_WIDTH = 0.028;
/** In face widths: what is smaller is the grain of the skin. */
const GRAIN = 0.006;
/** Beside the usual difference between a pixel and its surroundings, told by one of so many pixels: more is no grain. */
const MOST_GRAIN = 2.5;
const EVERY = 7;
/** In face widths: over how much the skin beside a fold is taken. */
const SKIN = 0.035;
/** In face widths: what lies so near to the lips is not taken for skin. */
const LIP_MARGIN = 0.012;
/** In face widths: how softly folds end at the lips. */
const LIP_EDGE = 0.005;
/** How much darker or lighter than the skin beside it a fold begins to be one, and is one for certain. */
const FOLD = { from: 0.03, to: 0.13 };
/** The same where a crease ends a corner of the mouth, and in face widths how far from the corner that is. */
const CREASE = { from: 0.006, to: 0.05 };
const CORNER_REACH = { near: 0.05, far: 0.11 };
/** Where more than this share of the skin is "fold", it is a beard: nothing is eased, or the beard would thin out. */
const BEARD = { from: 0.3, to: 0.5 };
/** Less than this share of the skin's light is hair or deep shade and no fold, where so much of the skin is that it is no wedge of a corner. */
const HAIR = { light: 0.6, from: 0.03, to: 0.08 };
/** Of the face's width: from how far apart on lips of a picture laugh, and certainly do. */
const LAUGH = { from: 0.02, to: 0.05 };
/** At rest folds are as in the picture; between two steps they do not differ to the eye. */
const STEPS = 24;

/** Pixels of folds, and for each channel of them how much lighter the skin beside is. */
interface FoldPixels {
  readonly at: Int32Array;
  readonly lift: Int16Array;
}

/** The folds beside the mouth, which let go when the mouth leaves the place where the picture has it. */
export class MouthFolds {
  /** in the part of the frame that moves */
  readonly #box: Rect;
  readonly #picture: FramePixels;
  /** where a pixel of a fold is in the picture, its color there, and what it lacks to the skin beside it */
  readonly #bytes: Int32Array;
  readonly #asInPicture: Uint8ClampedArray;
  readonly #lift: Int16Array;
  #step = 0;

  /** `area` is the part of the frame that the picture shows, which is eased. */
  constructor(frame: FramePixels, source: MouthSource, area: Rect, picture: FramePixels) {
    const box = foldBox(source, area);
    const { at, lift } = findFolds(frame, source, box);
    this.#box = { ...box, x: box.x - area.x, y: box.y - area.y };
    this.#picture = picture;
    this.#bytes = at.map((k) => byteAt(area, this.#box, k));
    this.#asInPicture = Uint8ClampedArray.from(lift, (_, k) => picture.bytes[this.#bytes[Math.floor(k / 3)] + (k % 3)]);
    this.#lift = lift;
  }

  /** With 0 all folds are as in the picture, with 1 they are gone. Returns where pixels have changed. */
  ease(share: number): Rect | undefined {
    const step = Math.round(clamp(share) * STEPS);
    const bytes = this.#bytes;
    if (step === this.#step || bytes.length === 0) return undefined;
    this.#step = step;
    const eased = this.#picture.bytes;
    for (let k = 0, at = 0; k < bytes.length; k++) {
      for (let c = 0; c < 3; c++, at++) eased[bytes[k] + c] = this.#asInPicture[at] + (this.#lift[at] * step) / STEPS;
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
  const apart = smooth.map((light, at) => Math.abs(light - lightOf(seen, at)) / Math.max(1, light));
  const depth = apart.map((value, at) => reach.share[at] * smoothstep(FOLD.from, FOLD.to, value));
  const kept = letGoAtSides(
    depth,
    reach,
    (at) => luminanceAt(frame, byteAt(frame, box, at)) / Math.max(1, lightOf(skin, at)),
  );
  const wedges = cornerWedges(frame, { seen, skin }, source, box);
  const creases = apart.map(
    (value, at) => reach.share[at] * reach.nearCorner[at] * smoothstep(CREASE.from, CREASE.to, value),
  );
  const shareAt = (k: number) => Math.max(depth[k], creases[k]) * kept[reach.side[k]];
  const wedgeAt = (k: number) => wedges.share[k] * kept[reach.side[k]];
  const goes = depth.map((_, k) => Math.max(shareAt(k), wedgeAt(k)));
  const corner = cornerFill(seen, { goes, nearCorner: reach.nearCorner }, source, box);
  const cornerAt = (k: number) => corner.share[k] * kept[reach.side[k]];
  const at = Int32Array.from(depth.keys()).filter((k) => shareAt(k) + wedgeAt(k) + cornerAt(k) > 0.02);
  const lift = new Int16Array(at.length * 3);
  for (const [place, k] of at.entries()) {
    const gain = smooth[k] / Math.max(1, lightOf(skin, k));
    for (const c of channels) {
      const asSkin = (skin[c][k] * gain - seen[c][k]) * shareAt(k);
      const plain = mix(asSkin, wedges.lips[c][k] - seen[c][k], wedgeAt(k));
      lift[place * 3 + c] = Math.round(mix(plain, corner.colors[c][k] - seen[c][k], cornerAt(k)));
    }
  }
  return { at, lift };
}

/** How far the folds beside each corner let go: beards and moustaches do not. */
function letGoAtSides(depth: Float32Array, { share, side }: FoldReach, lightBesideSkin: (at: number) => number) {
  const dark = share.map((value, at) => (lightBesideSkin(at) < HAIR.light ? value : 0));
  return [0, 1].map((corner) => {
    const all = Math.max(1, sumOf(share, side, corner));
    const isBeard = smoothstep(BEARD.from, BEARD.to, sumOf(depth, side, corner) / all);
    return (1 - isBeard) * smoothstep(HAIR.to, HAIR.from, sumOf(dark, side, corner) / all);
  });
}

const sumOf = (values: Float32Array, sides: Uint8Array, side: number): number =>
  values.reduce((sum, value, at) => (sides[at] === side ? sum + value : sum), 0);

/** The colors of the box without pores and single hairs, which stay where a fold goes; a line stands out of them and goes, too. */
function withoutGrain(frame: FramePixels, { face }: MouthSource, box: Rect): Colors {
  const radius = Math.max(1, Math.round(GRAIN * face.faceWidth));
  return channels.map((c) => {
    const picture = new Float32Array(box.width * box.height);
    for (let at = 0; at < picture.length; at++) picture[at] = frame.bytes[byteAt(frame, box, at) + c];
    const soft = blurField(picture.slice(), box.width, box.height, radius);
    const some = Float32Array.from({ length: picture.length / EVERY }, (_, k) =>
      Math.abs(picture[k * EVERY] - soft[k * EVERY]),
    );
    const most = Math.max(1, MOST_GRAIN * (some.sort()[some.length >> 1] ?? 0));
    for (let at = 0; at < soft.length; at++) soft[at] = picture[at] - clamp(picture[at] - soft[at], -most, most);
    return soft;
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

/** How far each pixel of the box may be a fold, beside which corner it lies, and how near to it. */
interface FoldReach {
  share: Float32Array;
  side: Uint8Array;
  nearCorner: Float32Array;
}

function foldReach(source: MouthSource, box: Rect): FoldReach {
  const { face, lips, middleX } = source;
  const share = new Float32Array(box.width * box.height);
  const side = new Uint8Array(share.length);
  const nearCorner = new Float32Array(share.length);
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
    nearCorner[at] = smoothstep(CORNER_REACH.far, CORNER_REACH.near, Math.hypot(beside, below));
  }
  hideLips(share, outerLips(source, source.lipsShare), box);
  hideBeyondFace(share, face, box);
  blurField(share, box.width, box.height, Math.round(LIP_EDGE * faceWidth));
  return { share, side, nearCorner };
}

/** The color of the skin about each pixel of the box. */
function skinBeside(frame: FramePixels, source: MouthSource, box: Rect): Colors {
  const { face } = source;
  const weights = new Float32Array(box.width * box.height).fill(1);
  hideLips(weights, outerLips(source), box, LIP_MARGIN * face.faceWidth);
  hideBeyondFace(weights, face, box);
  return colorAround(frame, weights, box, SKIN * face.faceWidth);
}
