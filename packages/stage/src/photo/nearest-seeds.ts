import type { SmallPicture } from './head-mask.ts';

/** What a step costs even over even ground, so that flat areas still have a middle. */
const stride = 0.012;
/** Colour difference, out of 255, that counts as a full edge. */
const edgeContrast = 46;

/** Gives every cell to the seed it can be reached from over the weakest edges (Dijkstra from all seeds at once). */
export function nearestSeeds({ width, height, rgb }: SmallPicture, seeds: Uint8Array): Uint8Array {
  const owner = seeds.slice();
  const cost = new Float32Array(seeds.length).fill(Number.POSITIVE_INFINITY);
  const queue = new CellQueue();
  for (let at = 0; at < seeds.length; at++) {
    if (seeds[at] !== 0) {
      cost[at] = 0;
      queue.push(at, 0);
    }
  }
  const visit = (from: number, to: number): void => {
    const reached = cost[from]! + stride + contrast(rgb, from * 3, to * 3);
    if (reached >= cost[to]!) return;
    cost[to] = reached;
    owner[to] = owner[from]!;
    queue.push(to, reached);
  };
  for (let at = queue.pop(cost); at >= 0; at = queue.pop(cost)) {
    const x = at % width;
    if (x > 0) visit(at, at - 1);
    if (x < width - 1) visit(at, at + 1);
    if (at >= width) visit(at, at - width);
    if (at < width * (height - 1)) visit(at, at + width);
  }
  return owner;
}

function contrast(rgb: Float32Array, a: number, b: number): number {
  const red = rgb[a]! - rgb[b]!;
  const green = rgb[a + 1]! - rgb[b + 1]!;
  const blue = rgb[a + 2]! - rgb[b + 2]!;
  const share = Math.min(1, Math.sqrt(red * red + green * green + blue * blue) / edgeContrast);
  return share * share;
}

/** Cells by rising cost, in buckets; a cell may lie in it twice, only its cheapest entry counts. */
class CellQueue {
  private static readonly bucketCost = 0.004;
  private readonly buckets: number[][] = [];
  private current = 0;

  push(cell: number, cost: number): void {
    const index = Math.max(this.current, Math.floor(cost / CellQueue.bucketCost));
    const bucket = this.buckets[index];
    if (bucket) bucket.push(cell);
    else this.buckets[index] = [cell];
  }

  /** The next cell, or -1 when none is left. */
  pop(cost: Float32Array): number {
    while (this.current < this.buckets.length) {
      const bucket = this.buckets[this.current];
      const cell = bucket?.pop();
      if (cell === undefined) this.current++;
      else if (Math.floor(cost[cell]! / CellQueue.bucketCost) >= this.current - 1) return cell;
    }
    return -1;
  }
}
