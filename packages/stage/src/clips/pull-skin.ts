import { openModule } from '#base/composing/web-assembly.ts';
import type { Affine } from './affine.ts';
import type { MeasuredMouth } from './measure-mouth.ts';
import { CELLS, GRID_LEFT, type MouthWarp } from './mouth-warp.ts';
import { WASM_BASE64 } from './pull-skin.wasm.ts';

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(columns: number, rows: number): number;
  edgesAt(): number;
  makeRoom(bytes: number): number;
  setAcross(perU: number, perV: number, from: number): void;
  setDown(perU: number, perV: number, from: number): void;
  setGrid(left: number, top: number, perUnit: number): void;
  setFace(lipTop: number, lipBottom: number, fold: number, foldLine: number): void;
  setCheeks(depth: number, from: number, to: number): void;
  setOpening(left: number, right: number, unitPx: number, softPx: number): void;
  setLips(pressed: number, round: number, opened: number, lineHalf: number): void;
  setPlane(stride: number, readTop: number, rows: number, size: number, zero: number): void;
  resultAt(): number;
  coversAt(): number;
  paint(left: number, right: number, top: number, bottom: number): number;
}

/** A part of a plane, in whole pixels. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface SkinPlane {
  data: Uint8Array;
  stride: number;
  /** one pixel of the plane is this many pixels of luma wide and high */
  size: 1 | 2;
  /** what black or grey is stored as */
  zero: number;
}

/** What the skin of a moment has in common for all planes. */
export interface SkinMoment {
  place: Affine;
  /** of the lips, in mouth space */
  lipTop: number;
  lipBottom: number;
  /** how deep the fold above the chin is, and where */
  fold: number;
  foldLine: number;
  /** how deep the fold beside the nose is */
  cheek: number;
  nose: number;
  /** pixels of luma per mouth width, and how soft the edges of lips are in them */
  unitPx: number;
  softPx: number;
  /** how lips are held */
  pressed: number;
  round: number;
  /** how far they are apart: 1 is as far as it takes to let go of their corners */
  opened: number;
  /** half as thick as the line between them is, in mouth space */
  lineHalf: number;
}

/** What of a part of a plane is painted. */
interface PaintedSkin {
  /** how much of each pixel, 0 to 255, lies between the lips and is left to somebody else; rows of the plane from the part's top */
  covers: Uint8Array;
  painted: number;
}

/** Pixels around a part that the sharp reading touches. */
const READ_MARGIN = 3;
/** The fold beside the nose ends here, in mouth space. */
const CHEEK_END = 0.16;
const PHASES = 32;
/** Weights are whole shares of this. */
const WHOLE = 16_384;

/** Waves of five pixels keep their contrast half way between pixels; 0.5 is Catmull-Rom, which takes a twentieth of it. */
const SHARPNESS = 0.68;

/** Weights of four pixels in a row for a place between the middle two. */
const sharpWeights = (t: number): number[] => {
  const [before, after] = [SHARPNESS * t * (1 - t) ** 2, SHARPNESS * t * t * (1 - t)];
  return [-before, 1 - t + 2 * before - after, t - before + 2 * after, -after].map((weight) =>
    Math.round(weight * WHOLE),
  );
};
const PLACES = Array.from({ length: PHASES }, (_, phase) => sharpWeights(phase / PHASES));
/** For two rows at once, and for the halves of all four. */
const ACROSS = Int16Array.from(PLACES.flatMap((weights) => [...weights, ...weights]));
const DOWN = Int16Array.from(PLACES.flatMap((weights) => weights.flatMap((weight) => [weight, weight])));

const open = openModule(WASM_BASE64);

/** Pulls the skin around the lips in WebAssembly. */
export class SkinKernel {
  readonly #kernel = open() as Kernel;
  readonly #warp: MouthWarp;
  readonly #grids: number;

  constructor(warp: MouthWarp, { seam, dents }: Pick<MeasuredMouth, 'seam' | 'dents'>) {
    this.#warp = warp;
    this.#grids = this.#kernel.begin(warp.columns, warp.rows);
    this.#kernel.setGrid(GRID_LEFT, warp.top, CELLS);
    const { buffer } = this.#kernel.memory;
    new Int16Array(buffer, 0, ACROSS.length).set(ACROSS);
    new Int16Array(buffer, ACROSS.byteLength, DOWN.length).set(DOWN);
    const line = Float32Array.from({ length: warp.columns }, (_, column) => seam(GRID_LEFT + column / CELLS));
    const beside = [dents.left, dents.right].flatMap(({ u, v, across, down, askew, depth }) => {
      return [u, v, across, down, askew, depth];
    });
    const fixed = [...line, ...beside];
    new Float32Array(buffer, this.#kernel.edgesAt() + 2 * warp.upperEdge.byteLength, fixed.length).set(fixed);
  }

  /** Takes over how the face is pulled now. */
  begin({
    place,
    lipTop,
    lipBottom,
    fold,
    foldLine,
    cheek,
    nose,
    unitPx,
    softPx,
    pressed,
    round,
    opened,
    lineHalf,
  }: SkinMoment): void {
    const { upper, lower, live, upperEdge, lowerEdge, openLeft, openRight } = this.#warp;
    const { buffer } = this.#kernel.memory;
    new Float32Array(buffer, this.#grids, upper.length).set(upper);
    new Float32Array(buffer, this.#grids + upper.byteLength, lower.length).set(lower);
    new Uint8Array(buffer, this.#grids + upper.byteLength + lower.byteLength, live.length).set(live);
    const edges = this.#kernel.edgesAt();
    new Float32Array(buffer, edges, upperEdge.length).set(upperEdge);
    new Float32Array(buffer, edges + upperEdge.byteLength, lowerEdge.length).set(lowerEdge);
    const [a, b, c, d, e, f] = place;
    this.#kernel.setAcross(a, b, c);
    this.#kernel.setDown(d, e, f);
    this.#kernel.setFace(lipTop, lipBottom, fold, foldLine);
    this.#kernel.setCheeks(cheek, nose, CHEEK_END);
    this.#kernel.setOpening(openLeft, openRight, unitPx, softPx);
    this.#kernel.setLips(pressed, round, opened, lineHalf);
  }

  /** Paints a part of a plane in which `pulled` moves; what it says is good until the next one is painted. */
  paint({ data, stride, size, zero }: SkinPlane, part: Part, pulled: Part): PaintedSkin {
    const { left, right, top, bottom } = part;
    const reach = Math.ceil((pulled.bottom - pulled.top) * 0.2) + READ_MARGIN;
    const readTop = Math.max(0, top - reach);
    const rows = Math.min(data.length / stride, bottom + reach) - readTop;
    const source = this.#kernel.makeRoom(rows * stride);
    const { buffer } = this.#kernel.memory;
    new Uint8Array(buffer, source, rows * stride).set(data.subarray(readTop * stride, (readTop + rows) * stride));
    this.#kernel.setPlane(stride, readTop, rows, size, zero);
    const painted = this.#kernel.paint(left, right, top, bottom);
    const bytes = (bottom - top) * stride;
    data.set(new Uint8Array(buffer, this.#kernel.resultAt(), bytes), top * stride);
    return { covers: new Uint8Array(buffer, this.#kernel.coversAt(), bytes), painted };
  }
}
