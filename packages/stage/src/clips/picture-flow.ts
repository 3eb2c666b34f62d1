import { letGo } from '#base/composing/let-go.ts';
import type { GreyPicture } from './patch.ts';

/** How the pixels of one picture lie in another: at the middle between both, in pixels, for every cell of some pixels. */
export interface PictureFlow {
  width: number;
  height: number;
  cellPx: number;
  x: Float32Array;
  y: Float32Array;
}

/** What is known before the pixels are asked: how far the picture moves at a place. */
export type KnownMove = (x: number, y: number) => { x: number; y: number };

/** Faces are found on pictures of about this width; finer ones tell about noise. */
const FLOW_SHORT_SIDE = 180;
const LEVELS = 4;
const ROUNDS = 4;
/** What a cell is compared with around it, in cells. */
const WINDOW = 3;
/** Slow changes of light are no movement. */
const LIGHT_REACH = 6;
/** Below this much detail a cell follows its neighbours. */
const LEAST_DETAIL = 12;
const MOST_STEP = 1;

interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

/** Finds the movement between two pictures of one size, coarse to fine, by least squares around every cell. */
export function flowBetween(from: GreyPicture, to: GreyPicture, known: KnownMove): PictureFlow {
  const cellPx = Math.max(2, Math.round(Math.min(from.width, from.height) / FLOW_SHORT_SIDE));
  const pyramids = [from, to].map((picture) => pyramidOf(shrunk(picture, cellPx)));
  const [before = [], after = []] = pyramids;
  let flow = knownFlow(before[LEVELS - 1], cellPx * 2 ** (LEVELS - 1), known);
  for (let level = LEVELS - 1; level >= 0; level--) {
    const [a, b] = [flattened(before[level]), flattened(after[level])];
    if (flow.width !== a.width) flow = enlarged(flow, a);
    for (let round = 0; round < ROUNDS; round++) improve(flow, a, b);
  }
  for (let k = 0; k < flow.x.length; k++) {
    flow.x[k] *= cellPx;
    flow.y[k] *= cellPx;
  }
  return { ...flow, cellPx };
}

type Cells = Omit<PictureFlow, 'cellPx'>;

function knownFlow({ width, height }: Field, px: number, known: KnownMove): Cells {
  const flow = { width, height, x: new Float32Array(width * height), y: new Float32Array(width * height) };
  for (let row = 0, k = 0; row < height; row++) {
    for (let column = 0; column < width; column++, k++) {
      const move = known((column + 0.5) * px, (row + 0.5) * px);
      flow.x[k] = move.x / px;
      flow.y[k] = move.y / px;
    }
  }
  return flow;
}

function enlarged(flow: Cells, { width, height }: Field): Cells {
  const grow = (data: Float32Array) => {
    const out = new Float32Array(width * height);
    const small = { width: flow.width, height: flow.height, data };
    for (let row = 0, k = 0; row < height; row++) {
      for (let column = 0; column < width; column++, k++)
        out[k] = 2 * readField(small, (column + 0.5) / 2 - 0.5, (row + 0.5) / 2 - 0.5);
    }
    return out;
  };
  return { width, height, x: grow(flow.x), y: grow(flow.y) };
}

function improve(flow: Cells, a: Field, b: Field): void {
  const { width, height } = a;
  const size = width * height;
  const [seenA, seenB] = [moved(a, flow, -0.5), moved(b, flow, 0.5)];
  const products = [0, 1, 2, 3, 4].map(() => new Float32Array(size));
  const [xx, xy, yy, xd, yd] = products;
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const k = row * width + column;
      const gx = (seenA[k + 1] - seenA[k - 1] + seenB[k + 1] - seenB[k - 1]) / 4;
      const gy = (seenA[k + width] - seenA[k - width] + seenB[k + width] - seenB[k - width]) / 4;
      const off = seenB[k] - seenA[k];
      xx[k] = gx * gx;
      xy[k] = gx * gy;
      yy[k] = gy * gy;
      xd[k] = gx * off;
      yd[k] = gy * off;
    }
  }
  const around = products.map((data) => boxed({ width, height, data }, WINDOW));
  const [sxx, sxy, syy, sxd, syd] = around;
  for (let k = 0; k < size; k++) {
    const [p, q] = [sxx[k] + LEAST_DETAIL, syy[k] + LEAST_DETAIL];
    const det = p * q - sxy[k] * sxy[k];
    flow.x[k] += within((-q * sxd[k] + sxy[k] * syd[k]) / det);
    flow.y[k] += within((-p * syd[k] + sxy[k] * sxd[k]) / det);
  }
  const rough = [flow.x, flow.y];
  flow.x = boxed({ width, height, data: flow.x }, 1);
  flow.y = boxed({ width, height, data: flow.y }, 1);
  for (const list of [seenA, seenB, ...products, ...around, ...rough]) letGo(list);
}

const within = (value: number): number => (value < -MOST_STEP ? -MOST_STEP : Math.min(value, MOST_STEP));

function moved(picture: Field, flow: Cells, share: number): Float32Array {
  const { width, height } = picture;
  const out = new Float32Array(width * height);
  for (let row = 0, k = 0; row < height; row++) {
    for (let column = 0; column < width; column++, k++)
      out[k] = readField(picture, column + share * flow.x[k], row + share * flow.y[k]);
  }
  return out;
}

function readField({ width, height, data }: Field, x: number, y: number): number {
  const cx = x < 0 ? 0 : Math.min(x, width - 1.001);
  const cy = y < 0 ? 0 : Math.min(y, height - 1.001);
  const [left, top] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - left, cy - top];
  const at = top * width + left;
  const upper = data[at] + (data[at + 1] - data[at]) * fx;
  const lower = data[at + width] + (data[at + width + 1] - data[at + width]) * fx;
  return upper + (lower - upper) * fy;
}

/** The mean of every cell. */
function shrunk({ data, stride, width, height }: GreyPicture, cellPx: number): Field {
  const [wide, high] = [Math.floor(width / cellPx), Math.floor(height / cellPx)];
  const out = new Float32Array(wide * high);
  for (let row = 0; row < high; row++) {
    for (let line = row * cellPx; line < (row + 1) * cellPx; line++) {
      const at = line * stride;
      for (let column = 0; column < wide; column++) {
        let sum = 0;
        for (let k = 0; k < cellPx; k++) sum += data[at + column * cellPx + k];
        out[row * wide + column] += sum;
      }
    }
  }
  for (let k = 0; k < out.length; k++) out[k] /= cellPx * cellPx;
  return { width: wide, height: high, data: out };
}

function pyramidOf(field: Field): Field[] {
  const levels = [field];
  for (let level = 1; level < LEVELS; level++) {
    const { width, height, data } = levels[level - 1];
    const [wide, high] = [width >> 1, height >> 1];
    const half = new Float32Array(wide * high);
    for (let row = 0, k = 0; row < high; row++) {
      for (let column = 0; column < wide; column++, k++) {
        const at = 2 * row * width + 2 * column;
        half[k] = (data[at] + data[at + 1] + data[at + width] + data[at + width + 1]) / 4;
      }
    }
    levels.push({ width: wide, height: high, data: half });
  }
  return levels;
}

function flattened(field: Field): Field {
  const light = boxed(field, LIGHT_REACH);
  return { ...field, data: field.data.map((value, k) => value - light[k]) };
}

/** The mean of so many cells around each, in two passes with running sums. */
function boxed({ width, height, data }: Field, reach: number): Float32Array {
  const across = new Float32Array(data.length);
  for (let row = 0; row < height; row++) runMeans(data, across, { start: row * width, step: 1, count: width, reach });
  const out = new Float32Array(data.length);
  for (let column = 0; column < width; column++)
    runMeans(across, out, { start: column, step: width, count: height, reach });
  letGo(across);
  return out;
}

interface Line {
  start: number;
  step: number;
  count: number;
  reach: number;
}

function runMeans(data: Float32Array, out: Float32Array, { start, step, count, reach }: Line): void {
  let sum = 0;
  let [from, to] = [0, 0];
  for (let k = 0; k < count; k++) {
    for (; to < Math.min(count, k + reach + 1); to++) sum += data[start + to * step];
    for (; from < k - reach; from++) sum -= data[start + from * step];
    out[start + k * step] = sum / (to - from);
  }
}
