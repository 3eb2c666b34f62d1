import type { Rgb } from '#base/color/rgb.ts';
import { openModule } from '#base/composing/web-assembly.ts';
import { type FramePixels, framePixelsAt } from './frame-pixels.ts';
import type { LidRelief } from './lid-relief.ts';
import { WASM_BASE64 } from './move-eye.wasm.ts';

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(width: number, height: number): number;
  numbersAt(): number;
  lidAt(): number;
  rimsAt(): number;
  edgesAt(): number;
  foldsAt(): number;
  move(from: number, to: number, firstRow: number, lastRow: number): number;
}

/** As the kernel knows them. */
const EYE_NUMBERS = 10;
const COLUMN_NUMBERS = 13;

const open = openModule(WASM_BASE64);

/** The numbers of an eye: its size, where it looks, the color of its lashes, and how large a pixel of the picture is. */
export type EyeNumbers = readonly [
  eyeWidth: number,
  irisRadius: number,
  gazeX: number,
  gazeY: number,
  irisX: number,
  irisY: number,
  ...lash: Rgb,
  grainPx: number,
];

/** The numbers of a column, in rows of the part; without a lid nothing of it moves. */
export interface EyeColumn {
  lid: number;
  upper: number;
  lower: number;
  newUpper: number;
  newLower: number;
  top: number;
  bottom: number;
  shut: number;
  dropped: number;
  /** where the column lies in the picture of the shut lid, and how far below it */
  across: number;
  down: number;
  /** how dense the lashes of a closed lid are */
  lashes: number;
  /** how far the skin of the shut lid takes the place of the picture above it */
  taken: number;
}

/** Moves an eye in WebAssembly, in a part of the picture that its caller copies in and out. */
export class EyeKernel {
  /** the part before the eye moves */
  readonly before: FramePixels;
  readonly #kernel = open() as Kernel;
  readonly #numbers: Float64Array;

  constructor(width: number, height: number) {
    const at = this.#kernel.begin(width, height);
    const { buffer } = this.#kernel.memory;
    this.before = framePixelsAt(buffer, at, width, height);
    this.#numbers = new Float64Array(buffer, this.#kernel.numbersAt(), EYE_NUMBERS + width * COLUMN_NUMBERS);
  }

  /** What is there when the lids are shut; alpha says how much of it covers the picture. */
  setLid(skin: FramePixels): void {
    const { width, height } = this.before;
    const all = new Int32Array(this.#kernel.memory.buffer, this.#kernel.lidAt(), width * height);
    for (let row = 0; row < skin.height; row++)
      all.set(skin.words.subarray(row * skin.width, (row + 1) * skin.width), row * width);
  }

  /** What lies on the lid while it moves; rows of `rowLength` places. */
  setRelief({ edge, fold }: LidRelief, rowLength: number): void {
    const { width, height } = this.before;
    for (const [at, layer] of [
      [this.#kernel.edgesAt(), edge],
      [this.#kernel.foldsAt(), fold],
    ] as const) {
      const all = new Float32Array(this.#kernel.memory.buffer, at, width * height * 4);
      const row = rowLength * 4;
      for (let from = 0, to = 0; from < layer.length; from += row, to += width * 4)
        all.set(layer.subarray(from, from + row), to);
    }
  }

  /** Where the part shows the rim of glasses, which no lid takes along; rows of `rowLength` bytes. */
  setRims(rims: Uint8Array, rowLength: number): void {
    const { width } = this.before;
    const all = new Uint8Array(this.#kernel.memory.buffer, this.#kernel.rimsAt(), width * this.before.height);
    for (let from = 0, to = 0; from < rims.length; from += rowLength, to += width)
      all.set(rims.subarray(from, from + rowLength), to);
  }

  setEye(numbers: EyeNumbers): void {
    this.#numbers.set(numbers);
  }

  setColumn(x: number, column: EyeColumn): void {
    const { lid, upper, lower, newUpper, newLower, top, bottom, shut, dropped, across, down } = column;
    const at = EYE_NUMBERS + x * COLUMN_NUMBERS;
    const numbers = this.#numbers;
    numbers[at] = lid;
    numbers[at + 1] = upper;
    numbers[at + 2] = lower;
    numbers[at + 3] = newUpper;
    numbers[at + 4] = newLower;
    numbers[at + 5] = top;
    numbers[at + 6] = bottom;
    numbers[at + 7] = shut;
    numbers[at + 8] = dropped;
    numbers[at + 9] = across;
    numbers[at + 10] = down;
    numbers[at + 11] = column.lashes;
    numbers[at + 12] = column.taken;
  }

  /** The part after its columns [from, to) have moved between two rows. */
  move(from: number, to: number, firstRow: number, lastRow: number): FramePixels {
    const { width, height } = this.before;
    const at = this.#kernel.move(from, to, firstRow, lastRow);
    return framePixelsAt(this.#kernel.memory.buffer, at, width, height);
  }
}
