/** The side of the blocks that get one color where nothing is to be seen; encoders work on parts of these. */
const BLOCK_SHIFT = 4;
const BLOCK = 1 << BLOCK_SHIFT;
/** Below it, eight bits hold too little of a color: that of the block around it is nearer to the truth. */
const FAINT_ALPHA = 24;
/** How many blocks the colors of the edge reach outwards; beyond them everything has one. */
const REACH = 2;

interface Frame {
  width: number;
  height: number;
}

/**
 * From colors that are multiplied by alpha to plain ones, as files with transparency hold them. What is not seen takes the
 * color of what is near: encoders mix neighbours, and black around the hair would show as a dark edge over bright footage.
 */
export class StraightColors {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #frame: Frame;
  readonly #columns: number;
  readonly #rows: number;
  /** red, green and blue of every block, and how much of it is seen */
  readonly #blocks: Float64Array;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.pixels = new Uint8ClampedArray(frame.width * frame.height * 4);
    this.#columns = Math.ceil(frame.width / BLOCK);
    this.#rows = Math.ceil(frame.height / BLOCK);
    this.#blocks = new Float64Array(this.#columns * this.#rows * 4);
  }

  /** Returns `pixels`, good until the next call. */
  take(multiplied: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
    this.#measure(multiplied);
    for (let step = 0; step < REACH; step++) this.#spread();
    this.#write(multiplied);
    return this.pixels;
  }

  #measure(multiplied: Uint8ClampedArray): void {
    const { width, height } = this.#frame;
    const blocks = this.#blocks.fill(0);
    for (let y = 0; y < height; y++) {
      const row = (y >> BLOCK_SHIFT) * this.#columns;
      for (let x = 0, from = y * width * 4; x < width; x++, from += 4) {
        const alpha = multiplied[from + 3];
        if (alpha === 0) continue;
        const at = (row + (x >> BLOCK_SHIFT)) * 4;
        blocks[at] += multiplied[from];
        blocks[at + 1] += multiplied[from + 1];
        blocks[at + 2] += multiplied[from + 2];
        blocks[at + 3] += alpha;
      }
    }
    for (let at = 0; at < blocks.length; at += 4) {
      const seen = blocks[at + 3];
      if (seen > 0) for (let channel = 0; channel < 3; channel++) blocks[at + channel] *= 255 / seen;
    }
  }

  /** Blocks in which nothing is seen take the mean of those beside them that have a color. */
  #spread(): void {
    const before = this.#blocks.slice();
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        const at = (row * this.#columns + column) * 4;
        if (before[at + 3] === 0) this.#blend(before, { row, column, at });
      }
  }

  #blend(before: Float64Array, { row, column, at }: { row: number; column: number; at: number }): void {
    const sum = [0, 0, 0];
    let count = 0;
    for (const [down, across] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      const [beside, below] = [column + across, row + down];
      if (beside < 0 || below < 0 || beside >= this.#columns || below >= this.#rows) continue;
      const from = (below * this.#columns + beside) * 4;
      if (before[from + 3] === 0) continue;
      count++;
      for (let channel = 0; channel < 3; channel++) sum[channel] += before[from + channel];
    }
    if (count === 0) return;
    for (let channel = 0; channel < 3; channel++) this.#blocks[at + channel] = sum[channel] / count;
    this.#blocks[at + 3] = 1;
  }

  #write(multiplied: Uint8ClampedArray): void {
    const { width, height } = this.#frame;
    const pixels = this.pixels;
    for (let y = 0; y < height; y++) {
      const row = (y >> BLOCK_SHIFT) * this.#columns;
      for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
        const alpha = multiplied[at + 3];
        const isFaint = alpha < FAINT_ALPHA;
        const from = isFaint ? this.#blocks : multiplied;
        const place = isFaint ? (row + (x >> BLOCK_SHIFT)) * 4 : at;
        const growth = isFaint ? 1 : 255 / alpha;
        pixels[at] = from[place] * growth;
        pixels[at + 1] = from[place + 1] * growth;
        pixels[at + 2] = from[place + 2] * growth;
        pixels[at + 3] = alpha;
      }
    }
  }
}
