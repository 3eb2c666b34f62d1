import type { Mouth } from '@herald/media/mouth';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type Affine, unitOf } from './affine.ts';
import { BetweenLips, type InsideView } from './between-lips.ts';
import { drawFrownLines } from './frown-lines.ts';
import { type Feeling, isAtRest, type LipMoves, lipMovesOf, spokenOut } from './lip-moves.ts';
import { shadedByLips } from './lip-shade.ts';
import type { MeasuredMouth } from './measure-mouth.ts';
import { EDGE_LEFT, EDGE_STEPS, EDGES_PER_UNIT, MouthWarp } from './mouth-warp.ts';
import { type Part, SkinKernel, type SkinPlane } from './pull-skin.ts';

/** The planes of a yuv420p picture (BT.709, limited range), without space at the end of rows. */
export interface PicturePlanes {
  luma: Uint8Array;
  blue: Uint8Array;
  red: Uint8Array;
  width: number;
  height: number;
}

export interface PaintMouth {
  /** changed in place */
  planes: PicturePlanes;
  /** from mouth space onto the picture */
  place: Affine;
  mouth: Mouth;
  feeling?: Feeling;
  /** brightness of this picture beside that of the clip */
  gain: number;
  /** pixels of the film per pixel of the clip: edges are as soft as the clip is */
  scale: number;
  /** where it is painted, if not everywhere: sides on even pixels */
  within?: { x: number; y: number; width: number; height: number };
}

interface Plane extends SkinPlane {
  /** what a color is stored as: a level for black, and the weights of red, green and blue */
  levels: Levels;
}

type Levels = readonly [black: number, red: number, green: number, blue: number];

interface Moment {
  view: InsideView;
  place: Affine;
  /** what moves, what of it is painted, and where the opening lies in it, in pixels of luma */
  pulled: Part;
  window: Part;
  opening: Part;
}

/** How much light the fold beside the nose takes when lips are drawn back. */
const FOLD_BESIDE_NOSE = 0.075;
/** How far from the edges of the opening something of the lips changes, and where the fold above the chin is; in mouth widths. */
const LIP_REACH = 0.12;
const FOLD_BELOW_LIP = 0.3;
/** How far lips are apart, in mouth widths, when their corners begin to let go, and when they have. */
const PARTING = { from: 0.012, to: 0.06 };
/** So much of their dark a smile keeps: it is a fold then. */
const SMILE_FOLDS = 0.8;
/** So much of the dark of their corners opened lips let go, and so much beside a dimple of this depth: with more of it, it would stand alone on the cheek. */
const LETS_GO = { plain: 0.75, dimpled: 0.35, from: 0.06, to: 0.12 };

/** Opens and moves the mouth of a clip in pictures of its film. Resting lips stay untouched. */
export class MouthPainter {
  readonly #mouth: MeasuredMouth;
  readonly #warp: MouthWarp;
  readonly #skin: SkinKernel;
  readonly #between = new BetweenLips();
  readonly #at = { u: 0, v: 0, above: 0, below: 0 };
  readonly #letsGo: number;

  constructor(mouth: MeasuredMouth) {
    this.#mouth = mouth;
    const dimple = Math.max(mouth.dents.left.depth, mouth.dents.right.depth);
    this.#letsGo = mix(LETS_GO.plain, LETS_GO.dimpled, smoothstep(LETS_GO.from, LETS_GO.to, dimple));
    this.#warp = new MouthWarp(mouth);
    this.#skin = new SkinKernel(this.#warp, mouth);
  }

  /** Returns how many pixels were painted. */
  paint({ planes, place, mouth, feeling, gain, scale, within }: PaintMouth): number {
    const moves = lipMovesOf(spokenOut(mouth), feeling);
    if (isAtRest(moves)) return 0;
    this.#warp.shape(moves);
    const { openLeft, openRight, upperEdge, lowerEdge } = this.#warp;
    const unitPx = unitOf(place);
    const view: InsideView = { moves, mouth: this.#mouth, unitPx, gain, openLeft, openRight };
    const { pressed, round } = moves;
    const softPx = Math.max(1.3, 1.4 * scale);
    const [top, bottom] = [Math.min(...upperEdge), Math.max(...lowerEdge)];
    const beside = softPx / unitPx;
    const opening = evenPart(boxOf(place, [openLeft, openRight], [top - beside, bottom + beside]), planes);
    const pulled = this.#pulledIn(place, planes);
    const window = within ? commonPart(pulled, partOf(within)) : pulled;
    if (window.top >= window.bottom || window.left >= window.right) return 0;
    const moment = { view, place, pulled, window, opening };
    this.#skin.begin({
      place,
      lipTop: top - LIP_REACH,
      lipBottom: bottom + LIP_REACH,
      fold: foldOf(moves),
      foldLine: lowerEdge[EDGE_STEPS >> 1] + FOLD_BELOW_LIP,
      ...{ cheek: FOLD_BESIDE_NOSE * moves.spread, nose: this.#mouth.nose },
      ...{ unitPx, softPx, pressed, round, lineHalf: this.#mouth.lineHalf },
      opened:
        this.#letsGo *
        smoothstep(PARTING.from, PARTING.to, moves.gap) *
        (1 - SMILE_FOLDS * smoothstep(0, 0.08, moves.rise)),
    });
    const { luma, blue, red, width: stride } = planes;
    const half = { stride: stride / 2, size: 2, zero: 128 } as const;
    const painted = this.#paintPlanes([{ data: luma, stride, size: 1, zero: 16, levels: LUMA }], moment);
    const colors = [
      { ...half, data: blue, levels: BLUE },
      { ...half, data: red, levels: RED },
    ];
    this.#paintPlanes(colors, moment);
    if (!within) drawFrownLines({ planes, place, moves, mouth: this.#mouth });
    return painted;
  }

  #pulledIn(place: Affine, { width, height }: PicturePlanes): Part {
    const [left, right, top, bottom] = this.#warp.reach;
    return evenPart(boxOf(place, [left, right], [top, bottom]), { width, height });
  }

  /** Planes of one size at once: what is between the lips is worked out for all of them. */
  #paintPlanes(planes: readonly Plane[], moment: Moment): number {
    const part = inPlane(moment.window, planes[0]);
    const pulled = inPlane(moment.pulled, planes[0]);
    let count = 0;
    let between: Uint8Array | undefined;
    for (const plane of planes) {
      const { covers, painted } = this.#skin.paint(plane, part, pulled);
      between = covers;
      count += painted;
    }
    if (between) this.#paintBetween(planes, { part, covers: between }, moment);
    return count;
  }

  /** Teeth, tongue and the dark, where they are seen between the lips. */
  #paintBetween(
    planes: readonly Plane[],
    { part, covers }: { part: Part; covers: Uint8Array },
    { view, place, opening }: Moment,
  ): void {
    const { stride, size } = planes[0];
    const { left, right, top, bottom } = commonPart(part, inPlane(opening, planes[0]));
    const [a, b, c, d, e, f] = place;
    const det = a * e - b * d;
    const middle = (size - 1) / 2;
    for (let row = top, from = (top - part.top) * stride; row < bottom; row++, from += stride) {
      const y = row * size + middle - f;
      for (let column = left; column < right; column++) {
        const covered = covers[from + column];
        if (covered === 0) continue;
        const x = column * size + middle - c;
        this.#place((e * x - b * y) / det, (a * y - d * x) / det);
        this.#between.colorAt(view, this.#at);
        const color = shadedByLips(this.#between.color, view, this.#at);
        for (let k = 0; k < planes.length; k++) {
          const { data, levels } = planes[k];
          const own = data[row * stride + column];
          const level = levels[0] + levels[1] * color[0] + levels[2] * color[1] + levels[3] * color[2];
          const value = own + ((level - own) * covered) / 255;
          data[row * stride + column] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
        }
      }
    }
  }

  #place(u: number, v: number): void {
    const { upperEdge, lowerEdge } = this.#warp;
    const along = Math.max(0, Math.min((u - EDGE_LEFT) * EDGES_PER_UNIT, EDGE_STEPS - 0.001));
    const k = along | 0;
    const share = along - k;
    const at = this.#at;
    at.u = u;
    at.v = v;
    at.above = upperEdge[k] + (upperEdge[k + 1] - upperEdge[k]) * share;
    at.below = lowerEdge[k] + (lowerEdge[k + 1] - lowerEdge[k]) * share;
  }
}

const inPlane = ({ left, top, right, bottom }: Part, { size }: Plane): Part => ({
  left: left / size,
  top: top / size,
  right: right / size,
  bottom: bottom / size,
});

const partOf = ({ x, y, width, height }: NonNullable<PaintMouth['within']>): Part => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const commonPart = (one: Part, other: Part): Part => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The box around a part of mouth space on the picture. */
function boxOf([a, b, c, d, e, f]: Affine, us: readonly number[], vs: readonly number[]): Part {
  const corners = us.flatMap((u) => vs.map((v) => [a * u + b * v + c, d * u + e * v + f]));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whole pixels of the planes of colour, too. */
function evenPart({ left, top, right, bottom }: Part, { width, height }: { width: number; height: number }): Part {
  return {
    left: Math.max(0, Math.floor(left)) & ~1,
    top: Math.max(0, Math.floor(top)) & ~1,
    right: Math.min(width, (Math.ceil(right) + 2) & ~1),
    bottom: Math.min(height, (Math.ceil(bottom) + 2) & ~1),
  };
}

const LUMA: Levels = [16, 0.1826, 0.6142, 0.062];
const BLUE: Levels = [128, -0.1006, -0.3386, 0.4392];
const RED: Levels = [128, 0.4392, -0.3989, -0.0403];

/** The fold between lower lip and chin deepens as the jaw drops. */
const foldOf = ({ jaw }: LipMoves): number => (jaw <= 0.01 ? 0 : 0.07 * Math.min(1, jaw * 5));
