import type { Mouth } from '@herald/media/mouth';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type Affine, unitOf } from './affine.ts';
import { BetweenLips, type InsideView } from './between-lips.ts';
import { isAtRest, type LipMoves, lipMovesOf } from './lip-moves.ts';
import type { MeasuredMouth } from './measure-mouth.ts';
import { CELLS, EDGE_LEFT, EDGE_STEPS, EDGES_PER_UNIT, GRID_LEFT, MouthWarp } from './mouth-warp.ts';
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

/** A part of a plane that is read while it is painted over. */
interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is known about one pixel before it is painted. */
interface Pixel {
  /** how far away it is read, in pixels of the luma plane */
  wayX: number;
  wayY: number;
  shade: number;
  cover: number;
}

interface Plane {
  data: Uint8Array;
  /** what black or grey is stored as */
  zero: number;
  toPlane(color: Rgb): number;
}

interface PlaneSize {
  stride: number;
  /** one pixel of the plane is this many pixels of luma wide and high */
  size: 1 | 2;
}

interface Moment {
  view: InsideView;
  place: Affine;
  window: Window;
}

/** Pixels around the window that the sharp reading touches. */
const READ_MARGIN = 3;
const PHASES = 32;
const BLACK: Rgb = [0, 0, 0];
/** Weights of four pixels in a row for a place between the middle two (Catmull-Rom): keeps skin as sharp as it was. */
const SHARP = Float32Array.from({ length: PHASES + 1 }, (_, phase) => phase / PHASES).reduce(
  (all, t, phase) => {
    const weights = [-t + 2 * t * t - t ** 3, 2 - 5 * t * t + 3 * t ** 3, t + 4 * t * t - 3 * t ** 3, t ** 3 - t * t];
    all.set(
      weights.map((weight) => weight / 2),
      phase * 4,
    );
    return all;
  },
  new Float32Array((PHASES + 1) * 4),
);

/** Opens and moves the mouth of a clip in pictures of its film. Resting lips stay untouched. */
export class MouthPainter {
  readonly #mouth: MeasuredMouth;
  readonly #warp: MouthWarp;
  readonly #between = new BetweenLips();
  readonly #pixel: Pixel = { wayX: 0, wayY: 0, shade: 1, cover: 0 };
  readonly #at = { u: 0, v: 0, above: 0, below: 0 };
  readonly #scratch = [new Uint8Array(0), new Uint8Array(0)];
  #softPx = 1.3;
  #lipTop = 0;
  #lipBottom = 0;

  constructor(mouth: MeasuredMouth) {
    this.#mouth = mouth;
    this.#warp = new MouthWarp(mouth);
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
    const view: InsideView = { moves, mouth: this.#mouth, unitPx: unitOf(place), gain, openLeft, openRight };
    const moment = { view, place, window: this.#windowOf(place, planes) };
    const { luma, blue, red, width } = planes;
    const painted = this.#paintPlanes(
      [{ data: luma, zero: 16, toPlane: lumaOfRgb }],
      { stride: width, size: 1 },
      moment,
    );
    const chroma = [
      { data: blue, zero: 128, toPlane: blueOfRgb },
      { data: red, zero: 128, toPlane: redOfRgb },
    ];
    this.#paintPlanes(chroma, { stride: width / 2, size: 2 }, moment);
    return painted;
  }

  #windowOf([a, b, c, d, e, f]: Affine, { width, height }: PicturePlanes): Window {
    const [left, right, top, bottom] = this.#warp.reach;
    const corners = [left, right].flatMap((u) => [top, bottom].map((v) => [a * u + b * v + c, d * u + e * v + f]));
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    return {
      left: Math.max(0, Math.floor(Math.min(...xs))) & ~1,
      top: Math.max(0, Math.floor(Math.min(...ys))) & ~1,
      right: Math.min(width, (Math.ceil(Math.max(...xs)) + 2) & ~1),
      bottom: Math.min(height, (Math.ceil(Math.max(...ys)) + 2) & ~1),
    };
  }

  #paintPlanes(planes: readonly Plane[], { stride, size }: PlaneSize, { view, place, window }: Moment): number {
    const part = {
      left: window.left / size,
      top: window.top / size,
      right: window.right / size,
      bottom: window.bottom / size,
    };
    const sources = planes.map(({ data }, k) => this.#copyAround(data, stride, part, k));
    const [a, b, c, d, e, f] = place;
    const det = a * e - b * d;
    const middle = (size - 1) / 2;
    let painted = 0;
    for (let row = part.top; row < part.bottom; row++) {
      const y = row * size + middle - f;
      for (let column = part.left; column < part.right; column++) {
        const x = column * size + middle - c;
        const pixel = this.#look(view, place, (e * x - b * y) / det, (a * y - d * x) / det);
        if (!pixel) continue;
        painted += 1;
        const fromX = (x + c + pixel.wayX - middle) / size;
        const fromY = (y + f + pixel.wayY - middle) / size;
        const color = pixel.cover > 0 ? this.#between.colorAt(view, this.#at) : BLACK;
        for (let k = 0; k < planes.length; k++) {
          const { data, zero, toPlane } = planes[k];
          const own = pixel.cover < 1 ? zero + (sources[k].read(fromX, fromY) - zero) * pixel.shade : 0;
          const value = pixel.cover > 0 ? own + (toPlane(color) - own) * pixel.cover : own;
          data[row * stride + column] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
        }
      }
    }
    return painted;
  }

  /** What happens at one place of the face; undefined where nothing moves. */
  #look(view: InsideView, [a, b, , d, e]: Affine, u: number, v: number): Pixel | undefined {
    const { columns, rows, top, live, upper, lower, upperEdge, lowerEdge, openLeft, openRight } = this.#warp;
    const gridX = (u - GRID_LEFT) * CELLS;
    const gridY = (v - top) * CELLS;
    if (gridX < 0 || gridY < 0 || gridX >= columns - 1 || gridY >= rows - 1) return undefined;
    const [cellX, cellY] = [gridX | 0, gridY | 0];
    if (live[cellY * columns + cellX] === 0) return undefined;
    const pixel = this.#pixel;
    pixel.cover = 0;
    pixel.shade = 1;
    let isLower = v > 0;
    if (v > this.#lipTop && v < this.#lipBottom) {
      if (u > EDGE_LEFT && u < -EDGE_LEFT) {
        const along = Math.min((u - EDGE_LEFT) * EDGES_PER_UNIT, EDGE_STEPS - 0.001);
        const k = along | 0;
        const share = along - k;
        const above = upperEdge[k] + (upperEdge[k + 1] - upperEdge[k]) * share;
        const below = lowerEdge[k] + (lowerEdge[k + 1] - lowerEdge[k]) * share;
        isLower = v > (above + below) / 2;
        this.#place(u, v, above, below);
        if (u > openLeft && u < openRight) this.#lookAtLips(view, isLower);
      } else isLower = v > this.#mouth.seam(u);
    }
    if (isLower) pixel.shade -= chinFold(view.moves, u, v - (lowerEdge[EDGE_STEPS >> 1] + 0.3));
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
      pixel.shade -= 0.17 * line + (isLower ? 0.13 : 0.26) * rim;
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

  /** Copies the part of a plane that may be read, since it is painted over meanwhile. */
  #copyAround(plane: Uint8Array, stride: number, part: Window, k: number): { read(x: number, y: number): number } {
    const height = plane.length / stride;
    const reach = Math.ceil((part.bottom - part.top) * 0.2) + READ_MARGIN;
    const top = Math.max(0, part.top - reach);
    const bottom = Math.min(height, part.bottom + reach);
    const length = (bottom - top) * stride;
    if (this.#scratch[k].length < length) this.#scratch[k] = new Uint8Array(length);
    const copy = this.#scratch[k];
    copy.set(plane.subarray(top * stride, bottom * stride));
    const [lastX, lastY] = [stride - 3, bottom - top - 3];
    return {
      read(x, y) {
        const cx = x < 1 ? 1 : Math.min(x, lastX);
        const cy = y - top < 1 ? 1 : Math.min(y - top, lastY);
        const [left, upper] = [cx | 0, cy | 0];
        const px = Math.round((cx - left) * PHASES) * 4;
        const py = Math.round((cy - upper) * PHASES) * 4;
        let sum = 0;
        let at = (upper - 1) * stride + left - 1;
        for (let k = 0; k < 4; k++, at += stride) {
          const row =
            SHARP[px] * copy[at] +
            SHARP[px + 1] * copy[at + 1] +
            SHARP[px + 2] * copy[at + 2] +
            SHARP[px + 3] * copy[at + 3];
          sum += row * SHARP[py + k];
        }
        return sum;
      },
    };
  }
}

const lumaOfRgb = ([red, green, blue]: Rgb): number => 16 + 0.1826 * red + 0.6142 * green + 0.062 * blue;
const blueOfRgb = ([red, green, blue]: Rgb): number => 128 - 0.1006 * red - 0.3386 * green + 0.4392 * blue;
const redOfRgb = ([red, green, blue]: Rgb): number => 128 + 0.4392 * red - 0.3989 * green - 0.0403 * blue;

/** The fold between lower lip and chin deepens as the jaw drops. */
function chinFold({ jaw }: LipMoves, u: number, off: number): number {
  if (jaw <= 0.01 || Math.abs(u) >= 0.8 || Math.abs(off) >= 0.35) return 0;
  return 0.07 * Math.min(1, jaw * 5) * Math.exp(-((off / 0.13) ** 2) - (u / 0.35) ** 2);
}

/** Rounded lips catch light and throw shade below. */
function pushedForward(round: number, u: number, off: number, isLower: boolean): number {
  const light = 0.09 * Math.exp(-(((off - 0.075) / 0.05) ** 2));
  const shade = isLower ? 0.1 * Math.exp(-(((off - 0.25) / 0.08) ** 2)) : 0;
  return round * Math.exp(-((u / 0.3) ** 2)) * (light - shade);
}
