export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  /** red, green, blue per cell */
  readonly rgb: Float32Array;
}

/** What a step costs even over even ground, so that flat areas still have a middle. */
const stride = 0.012;
/** Colour difference, out of 255, that counts as a full edge. */
const edgeContrast = 46;

/** Gives every cell to the seed it can be reached from over the weakest edges (Dijkstra from all seeds at once). */
export function nearestSeeds({ width, height, rgb }: SmallPicture, seeds: Uint8Array): Uint8Array {
  const owner = seeds.slice();
  const cost = new Float64Array(seeds.length).fill(Number.POSITIVE_INFINITY);
  const settled = new Uint8Array(seeds.length);
  const queue = new CellQueue();
  for (let at = 0; at < seeds.length; at++) {
    if (seeds[at] !== 0) {
      cost[at] = 0;
      queue.push(at, 0);
    }
  }
  const visit = (from: number, to: number): void => {
    if (settled[to] === 1) return;
    const reached = cost[from] + stride + contrast(rgb, from * 3, to * 3);
    if (reached >= cost[to]) return;
    cost[to] = reached;
    owner[to] = owner[from];
    queue.push(to, reached);
  };
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    if (settled[at] === 1) continue;
    settled[at] = 1;
    const x = at % width;
    if (x > 0) visit(at, at - 1);
    if (x < width - 1) visit(at, at + 1);
    if (at >= width) visit(at, at - width);
    if (at < width * (height - 1)) visit(at, at + width);
  }
  return owner;
}

function contrast(rgb: Float32Array, a: number, b: number): number {
  const red = rgb[a] - rgb[b];
  const green = rgb[a + 1] - rgb[b + 1];
  const blue = rgb[a + 2] - rgb[b + 2];
  const share = Math.min(1, Math.sqrt(red * red + green * green + blue * blue) / edgeContrast);
  return share * share;
}

/** Cells by rising cost, in buckets; a cell may lie in it twice, its cheapest entry comes out first. */
class CellQueue {
  static readonly #bucketCost = 0.004;
  readonly #buckets: number[][] = [];
  #current = 0;

  push(cell: number, cost: number): void {
    const index = Math.max(this.#current, Math.floor(cost / CellQueue.#bucketCost));
    const bucket = this.#buckets[index];
    if (bucket) bucket.push(cell);
    else this.#buckets[index] = [cell];
  }

  /** The next cell, or -1 when none is left. */
  pop(): number {
    while (this.#current < this.#buckets.length) {
      const cell = this.#buckets[this.#current]?.pop();
      if (cell !== undefined) return cell;
      this.#current++;
    }
    return -1;
  }
}
