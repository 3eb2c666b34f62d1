import { smoothstep } from '#base/math/smoothstep.ts';
import type { FramePixels } from './frame-pixels.ts';

const BLOCK_SHIFT = 4;
/** In blocks: how far around a place its ground is looked at. */
const AROUND = 3;
/** Levels by which neighbouring pixels of a ground differ in the mean: a wall, and leaves. */
const CALM = 2.5;
const BUSY = 6;

/** How calm the ground around a pixel is, 0 to 1: before leaves and letters a color tells nothing of who it belongs to. */
export function calmGround(frame: FramePixels, isGround: (at: number) => boolean): (x: number, y: number) => number {
  const { width, height, bytes } = frame;
  const columns = (width >> BLOCK_SHIFT) + 1;
  const rows = (height >> BLOCK_SHIFT) + 1;
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height - 2; y += 2) {
    for (let x = 0; x < width - 2; x += 2) {
      const at = y * width + x;
      if (!isGround(at) || !isGround(at + 2) || !isGround(at + 2 * width)) continue;
      const light = bytes[at * 4 + 1];
      const block = (y >> BLOCK_SHIFT) * columns + (x >> BLOCK_SHIFT);
      sums[block] += Math.abs(light - bytes[(at + 2) * 4 + 1]) + Math.abs(light - bytes[(at + 2 * width) * 4 + 1]);
      counts[block] += 2;
    }
  }
  const calm = Float32Array.from(sums, (_, block) => {
    const [column, row] = [block % columns, Math.floor(block / columns)];
    let [sum, count] = [0, 0];
    for (let down = Math.max(0, row - AROUND); down <= Math.min(rows - 1, row + AROUND); down++) {
      for (let across = Math.max(0, column - AROUND); across <= Math.min(columns - 1, column + AROUND); across++) {
        sum += sums[down * columns + across];
        count += counts[down * columns + across];
      }
    }
    return count === 0 ? 0 : 1 - smoothstep(CALM, BUSY, sum / count);
  });
  return (x, y) => calm[(y >> BLOCK_SHIFT) * columns + (x >> BLOCK_SHIFT)];
}
