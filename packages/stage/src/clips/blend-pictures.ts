import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { PicturePlanes } from './paint-mouth.ts';
import type { PictureFlow } from './picture-flow.ts';

/** How far a join is: pixels move all the time, and change from one picture to the other only in its middle. */
export interface JoinShare {
  moved: number;
  mixed: number;
}

/** Two pictures of one moment are soft: the fewer of them, the better. */
const MIXED_FROM = 0.28;
const MIXED_TO = 0.72;
/** Less than this way is not seen. */
const STILL_PX = 0.12;
const BLOCK = 16;

/** `share` of a join, 0 to 1. */
export function joinShare(share: number): JoinShare {
  return {
    moved: smoothstep(0, 1, share),
    mixed: smoothstep(0, 1, clamp((share - MIXED_FROM) / (MIXED_TO - MIXED_FROM), 0, 1)),
  };
}

interface Blend {
  from: PicturePlanes;
  to: PicturePlanes;
  flow: PictureFlow;
  share: JoinShare;
}

/** Writes the picture between two pictures: the pixels of both are moved to one another while they blend. */
export function blendPictures(blend: Blend, out: PicturePlanes): void {
  const { width, height } = out;
  const half = { width: width >> 1, height: height >> 1, size: 2 };
  blendPlane(blend, 'luma', out.luma, { width, height, size: 1 });
  blendPlane(blend, 'blue', out.blue, half);
  blendPlane(blend, 'red', out.red, half);
  sharpen(out.luma, { width, height }, LOST_DETAIL * (1 - Math.abs(2 * blend.share.moved - 1)));
}

/** Pixels that are read between pixels lose detail and grain; without it a join is a short blur. */
const LOST_DETAIL = 0.5;

function sharpen(luma: Uint8Array, { width, height }: { width: number; height: number }, amount: number): void {
  const share = amount / 4;
  let above = luma.slice(0, width);
  for (let row = 1; row < height - 1; row++) {
    const here = luma.slice(row * width, (row + 1) * width);
    for (let column = 1; column < width - 1; column++) {
      const k = row * width + column;
      const value = here[column];
      const around = above[column] + luma[k + width] + here[column - 1] + here[column + 1];
      luma[k] = clamp(value + share * (4 * value - around), 0, 255) + 0.5;
    }
    above = here;
  }
}

interface PlaneSize {
  width: number;
  height: number;
  /** pixels of luma beside one of this plane */
  size: number;
}

function blendPlane(
  { from, to, flow, share }: Blend,
  name: 'luma' | 'blue' | 'red',
  out: Uint8Array,
  plane: PlaneSize,
): void {
  const [a, b] = [from[name], to[name]];
  const { width, height, size } = plane;
  const step = BLOCK / size;
  const { mixed, moved } = share;
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const [right, bottom] = [Math.min(width, left + step), Math.min(height, top + step)];
      const corners = cornersOf(flow, { left, top, right, bottom }, size);
      const isStill = corners.every(({ x, y }) => Math.abs(x) + Math.abs(y) < STILL_PX);
      if (isStill) {
        for (let row = top; row < bottom; row++) {
          for (let k = row * width + left; k < row * width + right; k++) out[k] = a[k] + (b[k] - a[k]) * mixed + 0.5;
        }
        continue;
      }
      const [nw, ne, sw, se] = corners;
      for (let row = top; row < bottom; row++) {
        const down = (row - top + 0.5) / (bottom - top);
        const [x0, y0] = [nw.x + (sw.x - nw.x) * down, nw.y + (sw.y - nw.y) * down];
        const [x1, y1] = [ne.x + (se.x - ne.x) * down, ne.y + (se.y - ne.y) * down];
        const [stepX, stepY] = [(x1 - x0) / (right - left), (y1 - y0) / (right - left)];
        let [x, y] = [x0 + stepX / 2, y0 + stepY / 2];
        for (let column = left; column < right; column++) {
          const seenA = readPlane(a, plane, column - moved * x, row - moved * y);
          const seenB = readPlane(b, plane, column + (1 - moved) * x, row + (1 - moved) * y);
          out[row * width + column] = seenA + (seenB - seenA) * mixed + 0.5;
          x += stepX;
          y += stepY;
        }
      }
    }
  }
}

interface Way {
  x: number;
  y: number;
}

/** How far the four corners of a block move, in pixels of the plane. */
function cornersOf(
  flow: PictureFlow,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  size: number,
): readonly [Way, Way, Way, Way] {
  const at = (x: number, y: number) => wayAt(flow, x * size, y * size, size);
  return [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
}

function wayAt({ width, height, cellPx, x, y }: PictureFlow, atX: number, atY: number, size: number): Way {
  const cx = clamp(atX / cellPx - 0.5, 0, width - 1.001);
  const cy = clamp(atY / cellPx - 0.5, 0, height - 1.001);
  const [left, top] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - left, cy - top];
  const k = top * width + left;
  const read = (data: Float32Array) => {
    const upper = data[k] + (data[k + 1] - data[k]) * fx;
    const lower = data[k + width] + (data[k + width + 1] - data[k + width]) * fx;
    return (upper + (lower - upper) * fy) / size;
  };
  return { x: read(x), y: read(y) };
}

function readPlane(data: Uint8Array, { width, height }: PlaneSize, x: number, y: number): number {
  const cx = x < 0 ? 0 : Math.min(x, width - 1.001);
  const cy = y < 0 ? 0 : Math.min(y, height - 1.001);
  const [left, top] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - left, cy - top];
  const at = top * width + left;
  const upper = data[at] + (data[at + 1] - data[at]) * fx;
  const lower = data[at + width] + (data[at + width + 1] - data[at + width]) * fx;
  return upper + (lower - upper) * fy;
}
