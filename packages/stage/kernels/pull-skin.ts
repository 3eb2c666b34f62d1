/**
 * Pulls the skin around the mouth of a clip's picture. AssemblyScript: `npm run kernels` turns it into the module beside
 * its caller. The memory begins with the weights for sharp reading; then the ways of the upper and the lower grid, the
 * cells in which something moves, the part of a plane that is read, and the part that is painted.
 */

import { reserve } from './reserve.ts';

/** Places between two pixels for which weights are known; four weights for each and for the last one's end. */
const PHASES: i32 = 32;
const WEIGHT_BYTES: i32 = (PHASES + 1) * 16;
/** A point of a grid: how far across and how far down it is read from. */
const POINT_BYTES: i32 = 8;
const SLACK: usize = 64;

let columns: i32 = 0;
let rows: i32 = 0;
const upper: usize = WEIGHT_BYTES;
let lower: usize = 0;
let live: usize = 0;
let source: usize = 0;
let result: usize = 0;

let a: f32 = 0;
let b: f32 = 0;
let c: f32 = 0;
let d: f32 = 0;
let e: f32 = 0;
let f: f32 = 0;

let stride: i32 = 0;
let readTop: i32 = 0;
let readRows: i32 = 0;
let size: i32 = 1;
let zero: f32 = 0;

let gridLeft: f32 = 0;
let gridTop: f32 = 0;
let cells: f32 = 0;
let lipTop: f32 = 0;
let lipBottom: f32 = 0;
let fold: f32 = 0;
let foldLine: f32 = 0;
let cheek: f32 = 0;
let nose: f32 = 0;
let cheekDown: f32 = 0;

/** Makes room for grids of this size; returns where the upper one begins. The lower one and the cells follow it. */
export function begin(gridColumns: i32, gridRows: i32): usize {
  columns = gridColumns;
  rows = gridRows;
  lower = upper + columns * rows * POINT_BYTES;
  live = lower + columns * rows * POINT_BYTES;
  source = (live + columns * rows + 15) & ~15;
  reserve(source + SLACK);
  return upper;
}

/** Makes room for rows of a plane, twice; returns where those that are read begin. */
export function makeRoom(bytes: i32): usize {
  result = source + bytes + SLACK;
  reserve(result + bytes + SLACK);
  return source;
}

export function resultAt(): usize {
  return result;
}

/** From mouth space onto the picture: how far across, then how far down. */
export function setAcross(perU: f32, perV: f32, from: f32): void {
  a = perU;
  b = perV;
  c = from;
}

export function setDown(perU: f32, perV: f32, from: f32): void {
  d = perU;
  e = perV;
  f = from;
}

/** Where the grids lie in mouth space. */
export function setGrid(left: f32, top: f32, perUnit: f32): void {
  gridLeft = left;
  gridTop = top;
  cells = perUnit;
}

/** The band of the lips that is left out, and how deep the fold above the chin is, and where. */
export function setFace(from: f32, to: f32, depth: f32, line: f32): void {
  lipTop = from;
  lipBottom = to;
  fold = depth;
  foldLine = line;
}

/** How deep the fold beside the nose is, and from where to where it goes down. */
export function setCheeks(depth: f32, from: f32, to: f32): void {
  cheek = depth;
  nose = from;
  cheekDown = 1 / (to - from);
}

/** Rows of a plane: where they begin in it, and how many are read; one pixel is `pixels` of luma, `black` is its zero. */
export function setPlane(rowBytes: i32, from: i32, count: i32, pixels: i32, black: f32): void {
  stride = rowBytes;
  readTop = from;
  readRows = count;
  size = pixels;
  zero = black;
}

/** Paints the rows `top` to `bottom` from `left` to `right`, over a copy of them; returns how many pixels changed. */
export function paint(left: i32, right: i32, top: i32, bottom: i32): i32 {
  memory.copy(result, source + (top - readTop) * stride, (bottom - top) * stride);
  const det = a * e - b * d;
  const middle = <f32>(size - 1) * 0.5;
  const scale = <f32>size;
  const lastX = <f32>(stride - 3);
  const lastY = <f32>(readRows - 3);
  const acrossU = (e * scale) / det;
  const acrossV = (-d * scale) / det;
  const mostX = <f32>(columns - 1);
  const mostY = <f32>(rows - 1);
  let painted = 0;
  for (let row = top; row < bottom; row++) {
    const y = <f32>row * scale + middle - f;
    const fromLeft = middle - c;
    const startU = (e * fromLeft - b * y) / det;
    const startV = (a * y - d * fromLeft) / det;
    for (let column = left; column < right; column++) {
      const v = startV + <f32>column * acrossV;
      if (v > lipTop && v < lipBottom) continue;
      const u = startU + <f32>column * acrossU;
      const gridX = (u - gridLeft) * cells;
      const gridY = (v - gridTop) * cells;
      if (gridX < 0 || gridY < 0 || gridX >= mostX || gridY >= mostY) continue;
      const cellX = <i32>gridX;
      const cellY = <i32>gridY;
      if (load<u8>(live + cellY * columns + cellX) === 0) continue;
      painted += 1;
      const isLower = v > 0;
      const way = wayAt(isLower ? lower : upper, cellX, cellY, gridX - <f32>cellX, gridY - <f32>cellY);
      const du = f32x4.extract_lane(way, 0);
      const dv = f32x4.extract_lane(way, 1);
      const fromX = <f32>column + (a * du + b * dv) / scale;
      const fromY = <f32>row + (d * du + e * dv) / scale - <f32>readTop;
      const read = sharpAt(clampTo(fromX, lastX), clampTo(fromY, lastY));
      const shade: f32 = 1 - (isLower ? foldAt(u, v - foldLine) : 0) - besideNose(u, v);
      store<u8>(result + (row - top) * stride + column, byteOf(zero + (read - zero) * shade));
    }
  }
  return painted;
}

/** The way of a place in a cell, mixed from the four corners; in the first two lanes. */
// inline
function wayAt(field: usize, cellX: i32, cellY: i32, shareX: f32, shareY: f32): v128 {
  const at: usize = field + (cellY * columns + cellX) * POINT_BYTES;
  const above = v128.load(at);
  const below = v128.load(at + columns * POINT_BYTES);
  const side = f32x4.add(above, f32x4.mul(f32x4.sub(below, above), f32x4.splat(shareY)));
  const right = v128.shuffle<f32>(side, side, 2, 3, 2, 3);
  return f32x4.add(side, f32x4.mul(f32x4.sub(right, side), f32x4.splat(shareX)));
}

/** Reads between pixels with the weights of sixteen of them. */
// inline
function sharpAt(x: f32, y: f32): f32 {
  const left = <i32>x;
  const above = <i32>y;
  const across = v128.load(<usize>(<i32>((x - <f32>left) * <f32>PHASES + 0.5) * 16));
  const down: usize = <i32>((y - <f32>above) * <f32>PHASES + 0.5) * 16;
  const at: usize = source + (above - 1) * stride + left - 1;
  let sum = f32x4.mul(pixelsAt(at), f32x4.splat(load<f32>(down)));
  sum = f32x4.add(sum, f32x4.mul(pixelsAt(at + stride), f32x4.splat(load<f32>(down, 4))));
  sum = f32x4.add(sum, f32x4.mul(pixelsAt(at + 2 * stride), f32x4.splat(load<f32>(down, 8))));
  sum = f32x4.add(sum, f32x4.mul(pixelsAt(at + 3 * stride), f32x4.splat(load<f32>(down, 12))));
  sum = f32x4.mul(sum, across);
  sum = f32x4.add(sum, v128.shuffle<f32>(sum, sum, 2, 3, 2, 3));
  return f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1);
}

/** Four pixels in a row. */
// inline
function pixelsAt(at: usize): v128 {
  const words = i16x8.extend_low_i8x16_u(v128.load_zero<i32>(at));
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(words));
}

/** The fold between lower lip and chin deepens as the jaw drops. */
// inline
function foldAt(u: f32, off: f32): f32 {
  if (fold <= 0 || abs<f32>(u) >= 0.8 || abs<f32>(off) >= 0.35) return 0;
  const x = u / 0.35;
  const y = off / 0.13;
  return fold * bell(x * x + y * y);
}

/** The fold from the nose to the corner of the mouth, and the cheek that swells beside it. */
// inline
function besideNose(u: f32, v: f32): f32 {
  if (cheek <= 0) return 0;
  const down = (v - nose) * cheekDown;
  if (down <= 0 || down >= 1) return 0;
  const off = (abs<f32>(u) - 0.38 - 0.32 * down) / 0.065;
  if (off < -2.5 || off > 4.5) return 0;
  return cheek * 4 * down * (1 - down) * (bell(off * off) - 0.55 * bell(squareOf((off - 2) * 0.8)));
}

/** Near enough to `exp(-square)`; the library's own has tables that would lie in the way of ours. */
// inline
function bell(square: f32): f32 {
  const second = squareOf(max<f32>(1 - square * 0.03125, 0));
  return squareOf(squareOf(squareOf(squareOf(second))));
}

// inline
function squareOf(value: f32): f32 {
  return value * value;
}

// inline
function clampTo(value: f32, most: f32): f32 {
  return min<f32>(max<f32>(value, 1), most);
}

// inline
function byteOf(value: f32): u8 {
  return <u8>min<f32>(max<f32>(value + 0.5, 0), 255);
}
