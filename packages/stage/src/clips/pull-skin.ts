import { openModule } from '#base/composing/web-assembly.ts';
import type { Affine } from './affine.ts';
import { CELLS, GRID_LEFT, type MouthWarp } from './mouth-warp.ts';
import { WASM_BASE64 } from './pull-skin.wasm.ts';

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(columns: number, rows: number): number;
  makeRoom(bytes: number): number;
  setAcross(perU: number, perV: number, from: number): void;
  setDown(perU: number, perV: number, from: number): void;
  setGrid(left: number, top: number, perUnit: number): void;
  setFace(lipTop: number, lipBottom: number, fold: number, foldLine: number): void;
  setCheeks(depth: number, from: number, to: number): void;
  setPlane(stride: number, readTop: number, rows: number, size: number, zero: number): void;
  resultAt(): number;
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
  /** of the lips, in mouth space: painted by somebody else */
  lipTop: number;
  lipBottom: number;
  /** how deep the fold above the chin is, and where */
  fold: number;
  foldLine: number;
  /** how deep the fold beside the nose is */
  cheek: number;
  nose: number;
}

/** A plane before it was painted. */
export interface PlaneBefore {
  bytes: Uint8Array;
  top: number;
  rows: number;
}

/** Pixels around a part that the sharp reading touches. */
const READ_MARGIN = 3;
const PHASES = 32;
/** The fold beside the nose ends here, in mouth space. */
const CHEEK_END = 0.16;
/** Weights of four pixels in a row for a place between the middle two (Catmull-Rom): keeps skin as sharp as it was. */
export const SHARP = Float32Array.from({ length: PHASES + 1 }, (_, phase) => phase / PHASES).reduce(
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

const open = openModule(WASM_BASE64);

/** Pulls the skin around the lips in WebAssembly. */
export class SkinKernel {
  readonly #kernel = open() as Kernel;
  readonly #warp: MouthWarp;
  readonly #grids: number;

  constructor(warp: MouthWarp) {
    this.#warp = warp;
    this.#grids = this.#kernel.begin(warp.columns, warp.rows);
    this.#kernel.setGrid(GRID_LEFT, warp.top, CELLS);
    new Float32Array(this.#kernel.memory.buffer, 0, SHARP.length).set(SHARP);
  }

  /** Takes over how the face is pulled now. */
  begin({ place, lipTop, lipBottom, fold, foldLine, cheek, nose }: SkinMoment): void {
    const { upper, lower, live } = this.#warp;
    const { buffer } = this.#kernel.memory;
    new Float32Array(buffer, this.#grids, upper.length).set(upper);
    new Float32Array(buffer, this.#grids + upper.byteLength, lower.length).set(lower);
    new Uint8Array(buffer, this.#grids + upper.byteLength + lower.byteLength, live.length).set(live);
    const [a, b, c, d, e, f] = place;
    this.#kernel.setAcross(a, b, c);
    this.#kernel.setDown(d, e, f);
    this.#kernel.setFace(lipTop, lipBottom, fold, foldLine);
    this.#kernel.setCheeks(cheek, nose, CHEEK_END);
  }

  /** Paints a part of a plane; returns what the plane was before and how many pixels were painted. */
  paint({ data, stride, size, zero }: SkinPlane, part: Part): { before: PlaneBefore; painted: number } {
    const { left, right, top, bottom } = part;
    const reach = Math.ceil((bottom - top) * 0.2) + READ_MARGIN;
    const readTop = Math.max(0, top - reach);
    const rows = Math.min(data.length / stride, bottom + reach) - readTop;
    const source = this.#kernel.makeRoom(rows * stride);
    const bytes = new Uint8Array(this.#kernel.memory.buffer, source, rows * stride);
    bytes.set(data.subarray(readTop * stride, (readTop + rows) * stride));
    this.#kernel.setPlane(stride, readTop, rows, size, zero);
    const painted = this.#kernel.paint(left, right, top, bottom);
    const result = new Uint8Array(this.#kernel.memory.buffer, this.#kernel.resultAt(), (bottom - top) * stride);
    data.set(result, top * stride);
    return { before: { bytes, top: readTop, rows }, painted };
  }
}

/** The same fold as the kernel's, for what is beside the lips. */
export function besideNose({ cheek, nose }: Pick<SkinMoment, 'cheek' | 'nose'>, u: number, v: number): number {
  const down = (v - nose) / (CHEEK_END - nose);
  if (cheek <= 0 || down <= 0 || down >= 1) return 0;
  const off = (Math.abs(u) - 0.38 - 0.32 * down) / 0.065;
  if (off < -2.5 || off > 4.5) return 0;
  return cheek * 4 * down * (1 - down) * (Math.exp(-off * off) - 0.55 * Math.exp(-(((off - 2) * 0.8) ** 2)));
}

/** A place between pixels of a plane as it was before. */
export function readBefore({ bytes, top, rows }: PlaneBefore, stride: number, x: number, y: number): number {
  const cx = x < 1 ? 1 : Math.min(x, stride - 3);
  const cy = y - top < 1 ? 1 : Math.min(y - top, rows - 3);
  const [left, upper] = [cx | 0, cy | 0];
  const px = Math.round((cx - left) * PHASES) * 4;
  const py = Math.round((cy - upper) * PHASES) * 4;
  let sum = 0;
  let at = (upper - 1) * stride + left - 1;
  for (let k = 0; k < 4; k++, at += stride) {
    const row =
      SHARP[px] * bytes[at] +
      SHARP[px + 1] * bytes[at + 1] +
      SHARP[px + 2] * bytes[at + 2] +
      SHARP[px + 3] * bytes[at + 3];
    sum += row * SHARP[py + k];
  }
  return sum;
}
