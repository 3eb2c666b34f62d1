import type { Mouth } from '@herald/media/mouth';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type Affine, unitOf } from './affine.ts';
import { BetweenLips, type InsideView } from './between-lips.ts';
import { isAtRest, type LipMoves, lipMovesOf } from './lip-moves.ts';
import type { MeasuredMouth } from './measure-mouth.ts';
import { CELLS, EDGE_LEFT, EDGE_STEPS, EDGES_PER_UNIT, GRID_LEFT, MouthWarp } from './mouth-warp.ts';
import { besideNose, type Part, type PlaneBefore, readBefore, SkinKernel, type SkinPlane } from './pull-skin.ts';
import type { Rgb } from './rgb.ts';

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
  /** brightness of this picture beside that of the clip */
  gain: number;
  /** pixels of the film per pixel of the clip: edges are as soft as the clip is */
  scale: number;
}

/** What is known about one pixel before it is painted. */
interface Pixel {
  /** how far away it is read, in pixels of the luma plane */
  wayX: number;
  wayY: number;
  shade: number;
  cover: number;
}

interface Plane extends SkinPlane {
  toPlane(color: Rgb): number;
}

interface Layer {
  plane: Plane;
  before: PlaneBefore;
}

interface Moment {
  view: InsideView;
  place: Affine;
  /** what is painted, in pixels of luma */
  window: Part;
}

const BLACK: Rgb = [0, 0, 0];
/** How much light the fold beside the nose takes when lips are drawn back. */
const FOLD_BESIDE_NOSE = 0.075;

/** Opens and moves the mouth of a clip in pictures of its film. Resting lips stay untouched. */
export class MouthPainter {
  readonly #mouth: MeasuredMouth;
  readonly #warp: MouthWarp;
  readonly #skin: SkinKernel;
  readonly #between = new BetweenLips();
  readonly #pixel: Pixel = { wayX: 0, wayY: 0, shade: 1, cover: 0 };
  readonly #at = { u: 0, v: 0, above: 0, below: 0 };
  readonly #beside: { cheek: number; nose: number };
  #softPx = 1.3;
  #lipTop = 0;
  #lipBottom = 0;

  constructor(mouth: MeasuredMouth) {
    this.#mouth = mouth;
    this.#beside = { cheek: 0, nose: mouth.nose };
    this.#warp = new MouthWarp(mouth);
    this.#skin = new SkinKernel(this.#warp);
  }

  /** Returns how many pixels were painted. */
  paint({ planes, place, mouth, gain, scale }: PaintMouth): number {
    const moves = lipMovesOf(mouth);
    if (isAtRest(moves)) return 0;
    this.#softPx = Math.max(1.3, 1.4 * scale);
    this.#warp.shape(moves);
    this.#lipTop = Math.min(...this.#warp.upperEdge) - 0.12;
    this.#lipBottom = Math.max(...this.#warp.lowerEdge) + 0.12;
    const { openLeft, openRight } = this.#warp;
    this.#beside.cheek = FOLD_BESIDE_NOSE * moves.spread;
    const view: InsideView = { moves, mouth: this.#mouth, unitPx: unitOf(place), gain, openLeft, openRight };
    const moment = { view, place, window: this.#windowOf(place, planes) };
    this.#skin.begin({
      place,
      lipTop: this.#lipTop,
      lipBottom: this.#lipBottom,
      fold: foldOf(moves),
      foldLine: this.#foldLine(),
      ...this.#beside,
    });
    const { luma, blue, red, width: stride } = planes;
    const half = { stride: stride / 2, size: 2, zero: 128 } as const;
    const painted = this.#paintPlanes([{ data: luma, stride, size: 1, zero: 16, toPlane: lumaOfRgb }], moment);
    const colors = [
      { ...half, data: blue, toPlane: blueOfRgb },
      { ...half, data: red, toPlane: redOfRgb },
    ];
    this.#paintPlanes(colors, moment);
    return painted;
  }

  #foldLine(): number {
    return this.#warp.lowerEdge[EDGE_STEPS >> 1] + 0.3;
  }

  #windowOf(place: Affine, { width, height }: PicturePlanes): Part {
    const [left, right, top, bottom] = this.#warp.reach;
    return evenPart(boxOf(place, [left, right], [top, bottom]), { width, height });
  }

  /** Planes of one size at once: what is between the lips is worked out for all of them. */
  #paintPlanes(planes: readonly Plane[], moment: Moment): number {
    const { left, top, right, bottom } = moment.window;
    const { size } = planes[0];
    const part = { left: left / size, top: top / size, right: right / size, bottom: bottom / size };
    let painted = 0;
    const layers = planes.map((plane, k): Layer => {
      const { before, painted: count } = this.#skin.paint(plane, part);
      painted += count;
      // The next plane is read into the same memory.
      return { plane, before: k < planes.length - 1 ? { ...before, bytes: before.bytes.slice() } : before };
    });
    return painted + this.#paintLips(layers, part, moment);
  }

  /** The lips and what is between them; the skin around them is painted already. */
  #paintLips(layers: readonly Layer[], part: Part, { view, place }: Moment): number {
    const { stride, size } = layers[0].plane;
    const [a, b, c, d, e, f] = place;
    const det = a * e - b * d;
    const middle = (size - 1) / 2;
    const band = boxOf(place, this.#warp.reach.slice(0, 2), [this.#lipTop, this.#lipBottom]);
    const top = Math.max(part.top, Math.floor(band.top / size));
    const bottom = Math.min(part.bottom, Math.ceil(band.bottom / size) + 1);
    let painted = 0;
    for (let row = top; row < bottom; row++) {
      const y = row * size + middle - f;
      for (let column = part.left; column < part.right; column++) {
        const x = column * size + middle - c;
        const v = (a * y - d * x) / det;
        if (v <= this.#lipTop || v >= this.#lipBottom) continue;
        const pixel = this.#look(view, place, (e * x - b * y) / det, v);
        if (!pixel) continue;
        painted += 1;
        const fromX = (x + c + pixel.wayX - middle) / size;
        const fromY = (y + f + pixel.wayY - middle) / size;
        const color = pixel.cover > 0 ? this.#between.colorAt(view, this.#at) : BLACK;
        for (const { plane, before } of layers) {
          const { zero } = plane;
          const own = pixel.cover < 1 ? zero + (readBefore(before, stride, fromX, fromY) - zero) * pixel.shade : 0;
          const value = pixel.cover > 0 ? own + (plane.toPlane(color) - own) * pixel.cover : own;
          plane.data[row * stride + column] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
        }
      }
    }
    return painted;
  }

  /** What happens at one place of the lips; undefined where nothing moves. */
  #look(view: InsideView, [a, b, , d, e]: Affine, u: number, v: number): Pixel | undefined {
    const { columns, rows, top, live, upper, lower, openLeft, openRight } = this.#warp;
    const gridX = (u - GRID_LEFT) * CELLS;
    const gridY = (v - top) * CELLS;
    if (gridX < 0 || gridY < 0 || gridX >= columns - 1 || gridY >= rows - 1) return undefined;
    const [cellX, cellY] = [gridX | 0, gridY | 0];
    if (live[cellY * columns + cellX] === 0) return undefined;
    const pixel = this.#pixel;
    pixel.cover = 0;
    pixel.shade = 1;
    const { upperEdge, lowerEdge } = this.#warp;
    let isLower = v > this.#mouth.seam(u);
    if (u > EDGE_LEFT && u < -EDGE_LEFT) {
      const along = Math.min((u - EDGE_LEFT) * EDGES_PER_UNIT, EDGE_STEPS - 0.001);
      const k = along | 0;
      const share = along - k;
      const above = upperEdge[k] + (upperEdge[k + 1] - upperEdge[k]) * share;
      const below = lowerEdge[k] + (lowerEdge[k + 1] - lowerEdge[k]) * share;
      isLower = v > (above + below) / 2;
      this.#place(u, v, above, below);
      if (u > openLeft && u < openRight) this.#lookAtLips(view, isLower);
    }
    if (this.#beside.cheek > 0 && (u > 0.3 || u < -0.3)) pixel.shade -= besideNose(this.#beside, u, v);
    if (isLower) pixel.shade -= chinFold(view.moves, u, v - this.#foldLine());
    if (pixel.cover >= 1) return pixel;
    const field = isLower ? lower : upper;
    const [fx, fy] = [gridX - cellX, gridY - cellY];
    const k = (cellY * columns + cellX) * 2;
    const below = k + columns * 2;
    const [w00, w10, w01, w11] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    const du = field[k] * w00 + field[k + 2] * w10 + field[below] * w01 + field[below + 2] * w11;
    const dv = field[k + 1] * w00 + field[k + 3] * w10 + field[below + 1] * w01 + field[below + 3] * w11;
    pixel.wayX = a * du + b * dv;
    pixel.wayY = d * du + e * dv;
    return pixel;
  }

  /** Opened lips: what is between them, and rims that turn away from the light. */
  #lookAtLips({ moves, unitPx }: InsideView, isLower: boolean): void {
    const pixel = this.#pixel;
    const { u, v, above, below } = this.#at;
    const gap = Math.max(0, below - above);
    if (gap > 0) {
      const inside = Math.min(v - above, below - v) * unitPx;
      const soft = this.#softPx;
      if (inside > -soft) pixel.cover = clamp(inside / soft + 0.5) * clamp((gap * unitPx) / (1.2 * soft));
    }
    const middle = (above + below) / 2;
    const off = isLower ? v - Math.max(middle, below) : Math.min(middle, above) - v;
    if (off > -0.03 && off < 0.11) {
      const line =
        moves.pressed > 0 ? Math.exp(-((off / 0.022) ** 2)) * (1 - smoothstep(0, 0.03, gap)) * moves.pressed : 0;
      const rim = smoothstep(0.01, 0.07, gap) * Math.exp(-((Math.max(0, off) / 0.042) ** 2));
      pixel.shade -= 0.17 * line + (isLower ? 0.13 : 0.26) * rim * (1 - 0.45 * moves.round);
    }
    if (moves.round > 0.1) pixel.shade += pushedForward(moves.round, u, off, isLower);
  }

  #place(u: number, v: number, above: number, below: number): void {
    const at = this.#at;
    at.u = u;
    at.v = v;
    at.above = above;
    at.below = below;
  }
}

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

const lumaOfRgb = ([red, green, blue]: Rgb): number => 16 + 0.1826 * red + 0.6142 * green + 0.062 * blue;
const blueOfRgb = ([red, green, blue]: Rgb): number => 128 - 0.1006 * red - 0.3386 * green + 0.4392 * blue;
const redOfRgb = ([red, green, blue]: Rgb): number => 128 + 0.4392 * red - 0.3989 * green - 0.0403 * blue;

/** The fold between lower lip and chin deepens as the jaw drops. */
const foldOf = ({ jaw }: LipMoves): number => (jaw <= 0.01 ? 0 : 0.07 * Math.min(1, jaw * 5));

function chinFold(moves: LipMoves, u: number, off: number): number {
  if (Math.abs(u) >= 0.8 || Math.abs(off) >= 0.35) return 0;
  return foldOf(moves) * Math.exp(-((off / 0.13) ** 2) - (u / 0.35) ** 2);
}

/** Rounded lips catch light and throw shade below. */
function pushedForward(round: number, u: number, off: number, isLower: boolean): number {
  const light = 0.09 * Math.exp(-(((off - 0.075) / 0.05) ** 2));
  const shade = isLower ? 0.1 * Math.exp(-(((off - 0.25) / 0.08) ** 2)) : 0;
  return round * Math.exp(-((u / 0.3) ** 2)) * (light - shade);
}
