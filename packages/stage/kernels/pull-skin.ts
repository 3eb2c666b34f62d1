/**
 * Pulls the skin around the mouth of a clip's picture, and the lips. AssemblyScript: `npm run kernels` turns it into the
 * module beside its caller. The memory begins with the weights for sharp reading; then the ways of the upper and the
 * lower grid, the cells in which something moves, the edges of the opening, the line between closed lips and the dents
 * beside it, the part of a plane that is read, the part that is painted, and how much of each pixel lies between the lips.
 */

import { reserve } from './reserve.ts';
import { bell, byteOf, mixedAt, shareOf, smooth } from './scalars.ts';
import { besideLips, DENT_BYTES, withoutDent } from './skin/corner-dents.ts';
import { besideNose, foldAt, reachesCheek, reachesFold, setFold } from './skin/folds.ts';
import { CORNER, LEAD_OVER, MEETING, nearCorner, partedBy, RIM_LIFT, shareBeside } from './skin/meeting-lips.ts';
import { paintFoldedRun, paintRun, setFoldedRun, setRuns } from './skin/paint-runs.ts';
import { pushedForward } from './skin/pushed-forward.ts';
import { PIXEL, READ_SHARE, setReading, setSteps, sharpAt, WEIGHT_BYTES } from './skin/read-sharp.ts';
import { stepsInCell } from './steps-in-cell.ts';

export { setCheeks } from './skin/folds.ts';

/** As `mouth-warp.ts` has them: edges of the opening are known at so many places, in mouth space from left to right. */
const EDGE_STEPS: i32 = 260;
const EDGE_LEFT: f32 = -0.65;
const EDGES_PER_UNIT: f32 = 200;
/** A point of a grid: how far across and how far down it is read from. */
const POINT_BYTES: i32 = 8;
const SLACK: usize = 64;

let columns: i32 = 0;
let rows: i32 = 0;
const upper: usize = 2 * WEIGHT_BYTES;
let lower: usize = 0;
let live: usize = 0;
let upperEdge: usize = 0;
let lowerEdge: usize = 0;
let seam: usize = 0;
let dents: usize = 0;
let source: usize = 0;
let result: usize = 0;
let covers: usize = 0;

let a: f32 = 0;
let b: f32 = 0;
let c: f32 = 0;
let d: f32 = 0;
let e: f32 = 0;
let f: f32 = 0;

let stride: i32 = 0;
let readTop: i32 = 0;
let size: i32 = 1;
let zero: f32 = 0;

let gridLeft: f32 = 0;
let gridTop: f32 = 0;
let cells: f32 = 0;
let lipTop: f32 = 0;
let lipBottom: f32 = 0;
let openLeft: f32 = 0;
let openRight: f32 = 0;
let unitPx: f32 = 1;
let soft: f32 = 1;
let pressed: f32 = 0;
let round: f32 = 0;
/** How far from the line between closed lips they are read that touch beside a rounded opening: it goes as they come forward. */
let seamLift: f32 = 0;
/** How far lips are apart that are not rounded: the dark of their own corners is wider than their line, and reaches further in. */
let drawn: f32 = 0;
/** How much lips are rounded, and how much rounded or opened, without being pressed together, which keeps the line between them. */
let forward: f32 = 0;
let parted: f32 = 0;
/** How far from the edges of an opening lips are read that end there: each took a half of the dark between them along. */
let rimLift: f32 = 0;
/** What is read instead of a place near that line, further up or down. */
let lift: f32 = 0;
/** The same for the other lip. */
let otherLift: f32 = 0;
/** How much of the other lip is seen in a place near that line: they were pulled apart, and meet without a step. */
let across: f32 = 0;

/** How much of the shade beside corners goes as lips come forward. */
let undented: f32 = 0;

/** The cell of a run, and where the run begins in mouth space. */
let cellX: i32 = 0;
let cellY: i32 = 0;
let runU: f32 = 0;
let runV: f32 = 0;
/** The edges of the opening beside a pixel, what the lips add to it, how mouth space goes on to the next, and where it is read. */
let above: f32 = 0;
let below: f32 = 0;
let shade: f32 = 1;
let cover: f32 = 0;
let acrossU: f32 = 0;
let acrossV: f32 = 0;
let placeX: i32 = 0;
let placeY: i32 = 0;

/** Makes room for grids of this size; returns where the upper one begins. The lower one and the cells follow it. */
export function begin(gridColumns: i32, gridRows: i32): usize {
  columns = gridColumns;
  rows = gridRows;
  lower = upper + columns * rows * POINT_BYTES;
  live = lower + columns * rows * POINT_BYTES;
  upperEdge = (live + columns * rows + 15) & ~15;
  lowerEdge = upperEdge + (EDGE_STEPS + 1) * 4;
  seam = lowerEdge + (EDGE_STEPS + 1) * 4;
  dents = seam + columns * 4;
  source = (dents + 2 * DENT_BYTES + 15) & ~15;
  reserve(source + SLACK);
  return upper;
}

/** Where the upper edge of the opening begins; the lower one, the line between closed lips and the dents beside it follow it. */
export function edgesAt(): usize {
  return upperEdge;
}

/** Makes room for rows of a plane, twice; returns where those that are read begin. */
export function makeRoom(bytes: i32): usize {
  result = source + bytes + SLACK;
  covers = result + bytes + SLACK;
  reserve(covers + bytes + SLACK);
  return source;
}

export function coversAt(): usize {
  return covers;
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

/** The band of the lips, and how deep the fold above the chin is, and where. */
export function setFace(from: f32, to: f32, depth: f32, line: f32): void {
  lipTop = from;
  lipBottom = to;
  setFold(depth, line);
}

/** The corners of the opening, pixels of luma per mouth width, and how soft edges are. */
export function setOpening(left: f32, right: f32, perUnit: f32, softPx: f32): void {
  openLeft = left;
  openRight = right;
  unitPx = perUnit;
  soft = softPx;
}

/** How much lips are pressed together, rounded and opened, and half as thick as the line between closed ones is. */
export function setLips(press: f32, roundness: f32, opened: f32, lineHalf: f32): void {
  pressed = press;
  round = roundness;
  forward = smooth(0.2, 0.9, roundness) * (1 - 0.8 * press);
  parted = max<f32>(forward, partedBy(opened) * (1 - 0.8 * press));
  drawn = opened * (1 - smooth(0.2, 0.9, roundness));
  seamLift = 1.8 * lineHalf;
  rimLift = RIM_LIFT * lineHalf;
}

/** Rows of a plane: where they begin in it, and how many are read; one pixel is `pixels` of luma, `black` is its zero. */
export function setPlane(rowBytes: i32, from: i32, count: i32, pixels: i32, black: f32): void {
  stride = rowBytes;
  readTop = from;
  size = pixels;
  zero = black;
  setReading(source, rowBytes, count);
}

/**
 * Paints the rows `top` to `bottom` from `left` to `right`, over a copy of them; returns how many pixels changed. Within
 * one cell of the grid a row is pulled evenly, so it is painted run by run.
 */
export function paint(left: i32, right: i32, top: i32, bottom: i32): i32 {
  memory.copy(result, source + (top - readTop) * stride, (bottom - top) * stride);
  memory.fill(covers, 0, (bottom - top) * stride);
  const det = a * e - b * d;
  const middle = <f32>(size - 1) * 0.5;
  const scale = <f32>size;
  acrossU = (e * scale) / det;
  acrossV = (-d * scale) / det;
  setRuns(acrossU, acrossV, zero);
  const mostX = <f32>(columns - 1);
  const mostY = <f32>(rows - 1);
  let painted = 0;
  for (let row = top; row < bottom; row++) {
    const y = <f32>row * scale + middle - f;
    const fromLeft = middle - c;
    const startU = (e * fromLeft - b * y) / det;
    const startV = (a * y - d * fromLeft) / det;
    const out = result + (row - top) * stride;
    let column = left;
    while (column < right) {
      const u = startU + <f32>column * acrossU;
      const v = startV + <f32>column * acrossV;
      const gridX = (u - gridLeft) * cells;
      const gridY = (v - gridTop) * cells;
      if (gridX < 0 || gridY < 0 || gridX >= mostX || gridY >= mostY) {
        column += 1;
        continue;
      }
      cellX = <i32>gridX;
      cellY = <i32>gridY;
      const count = min<i32>(
        right - column,
        min<i32>(stepsInCell(gridX - <f32>cellX, acrossU * cells), stepsInCell(gridY - <f32>cellY, acrossV * cells)),
      );
      if (load<u8>(live + cellY * columns + cellX) !== 0) {
        painted += count;
        runU = u;
        runV = v;
        const side = sideOf(u, v, u + <f32>(count - 1) * acrossU, v + <f32>(count - 1) * acrossV);
        if (side !== 0) paintSkin(out + column, column, row, count, side > 0);
        else paintLips(out + column, column, row, count);
      }
      column += count;
    }
  }
  return painted;
}

/** Whether a run from one place to another is skin above the line between the lips (-1) or below it (1), or touches them. */
// inline
function sideOf(u: f32, v: f32, lastU: f32, lastV: f32): i32 {
  if (v <= lipTop && lastV <= lipTop) return v > 0 ? 1 : -1;
  if (v >= lipBottom && lastV >= lipBottom) return v > 0 ? 1 : -1;
  if (min<f32>(u, lastU) < -EDGE_LEFT && max<f32>(u, lastU) > EDGE_LEFT) return 0;
  const isLower = v > mixedAt(seam, (u - gridLeft) * cells);
  if (isLower !== lastV > mixedAt(seam, (lastU - gridLeft) * cells)) return 0;
  return isLower ? 1 : -1;
}

/** A run of skin in one cell. */
function paintSkin(at: usize, column: i32, row: i32, count: i32, isLower: bool): void {
  const u = runU;
  const v = runV;
  const field = isLower ? lower : upper;
  const steps = count - 1;
  const lastU = u + <f32>steps * acrossU;
  const lastV = v + <f32>steps * acrossV;
  setPlace(field, column, row, u, v);
  const x = placeX;
  const y = placeY;
  setPlace(field, column + steps, row, lastU, lastV);
  const stepX = steps > 0 ? (placeX - x) / steps : 0;
  const stepY = steps > 0 ? (placeY - y) / steps : 0;
  const hasFold = isLower && reachesFold(v, lastV);
  const hasCheek = reachesCheek(u, lastU, v, lastV);
  setSteps(stepX, stepY);
  if (!hasFold && !hasCheek) {
    paintRun(at, count, x, y);
    return;
  }
  setFoldedRun(u, v, hasFold, hasCheek);
  paintFoldedRun(at, count, x, y);
}

/** A run across the lips in one cell: above and below the line between them each pixel is pulled another way. */
function paintLips(at: usize, column: i32, row: i32, count: i32): void {
  let u = runU;
  let v = runV;
  for (const end = column + count; column < end; column++, at++) {
    shade = 1;
    cover = 0;
    lift = 0;
    across = 0;
    undented = forward > 0 && size === 1 ? forward * besideLips(u, v, lipBottom) : 0;
    const isLower = v > lipTop && v < lipBottom ? lookAtLips(u, v) : v > 0;
    if (cover > 0) store<u8>(at - result + covers, <u8>(cover * 255 + 0.5));
    if (cover < 1) {
      shade -= (isLower ? foldAt(u, v) : 0) + besideNose(u, v);
      let level = lipAt(isLower, column, row, u, v);
      if (across > 0) {
        lift = otherLift;
        level += (lipAt(!isLower, column, row, u, v) - level) * across;
      }
      store<u8>(at, byteOf(zero + (level - zero) * shade));
    }
    u += acrossU;
    v += acrossV;
  }
}

/** What one of the lips has at a place. */
function lipAt(isLower: bool, column: i32, row: i32, u: f32, v: f32): f32 {
  setPlace(isLower ? lower : upper, column, row, u, v);
  if (lift > 0) liftPlace(isLower ? lift : -lift);
  const level = <f32>sharpAt(placeX, placeY) * READ_SHARE;
  if (undented <= 0) return level;
  return zero + (level - zero) * (1 + undented * dentAt(isLower, u, v));
}

/** How much lighter a place would be without the shade beside a corner, where it is read. */
function dentAt(isLower: bool, u: f32, v: f32): f32 {
  const way = wayAt(isLower ? lower : upper, (u - gridLeft) * cells - <f32>cellX, (v - gridTop) * cells - <f32>cellY);
  const readV = v + f32x4.extract_lane(way, 1) + (isLower ? lift : -lift);
  return withoutDent(dents, u + f32x4.extract_lane(way, 0), readV);
}

/** Where a pixel is read, from the first row that is. */
// inline
function setPlace(field: usize, column: i32, row: i32, u: f32, v: f32): void {
  const shareX = (u - gridLeft) * cells - <f32>cellX;
  const shareY = (v - gridTop) * cells - <f32>cellY;
  const way = wayAt(field, shareX, shareY);
  const du = f32x4.extract_lane(way, 0);
  const dv = f32x4.extract_lane(way, 1);
  const share: f32 = size === 1 ? 1 : 0.5;
  const x = <f32>column + (a * du + b * dv) * share;
  const y = <f32>(row - readTop) + (d * du + e * dv) * share;
  placeX = <i32>(x * <f32>PIXEL);
  placeY = <i32>(y * <f32>PIXEL);
}

/** Reads a place further from the line between the lips. */
function liftPlace(by: f32): void {
  const share: f32 = size === 1 ? 1 : 0.5;
  placeX += <i32>(b * by * share * <f32>PIXEL);
  placeY += <i32>(e * by * share * <f32>PIXEL);
}

/** The way of a place in the cell, mixed from the four corners; in the first two lanes. */
// inline
function wayAt(field: usize, shareX: f32, shareY: f32): v128 {
  const at: usize = field + (cellY * columns + cellX) * POINT_BYTES;
  const upperSide = v128.load(at);
  const lowerSide = v128.load(at + columns * POINT_BYTES);
  const side = f32x4.add(upperSide, f32x4.mul(f32x4.sub(lowerSide, upperSide), f32x4.splat(shareY)));
  const right = v128.shuffle<f32>(side, side, 2, 3, 2, 3);
  return f32x4.add(side, f32x4.mul(f32x4.sub(right, side), f32x4.splat(shareX)));
}

/** Whether a place near the lips belongs to the lower one. Sets what the lips do to it. */
// inline
function lookAtLips(u: f32, v: f32): bool {
  if (u <= EDGE_LEFT || u >= -EDGE_LEFT) return v > mixedAt(seam, (u - gridLeft) * cells);
  const along = min<f32>((u - EDGE_LEFT) * EDGES_PER_UNIT, <f32>EDGE_STEPS - 0.001);
  above = mixedAt(upperEdge, along);
  below = mixedAt(lowerEdge, along);
  const isLower = v > (above + below) * 0.5;
  if (u > openLeft && u < openRight) lookAtOpening(u, v, isLower);
  const inside = min<f32>(u - openLeft, openRight - u);
  if (parted > 0 && inside > -CORNER) {
    const off = isLower ? v - below : above - v;
    const shut: f32 = 1 - smooth(0, 0.04, below - above);
    const share = parted * shareBeside(inside, drawn);
    const out: f32 = shut * share;
    const least = seamLift * share * (1 + 2 * drawn);
    const beside = least + (max<f32>(least, LEAD_OVER) - least) * out;
    const slope: f32 = 0.5 + 0.5 * out;
    const near = nearCorner(inside, abs<f32>(u), drawn);
    const away = max<f32>(0, off) * slope;
    lift = max<f32>(lift, near * max<f32>(0, beside - away));
    otherLift = near * (beside + away);
    const meeting = MEETING + (beside - MEETING) * out;
    across = 0.5 * near * shut * min<f32>(1, 2 * share + drawn) * max<f32>(0, 1 - max<f32>(0, off) / meeting);
  }
  return isLower;
}

/** Opened lips: how much of a pixel lies between them, and rims that turn away from the light. */
// inline
function lookAtOpening(u: f32, v: f32, isLower: bool): void {
  const middle = (above + below) * 0.5;
  const gap = max<f32>(below - above, 0);
  if (gap > 0) {
    const inside = min<f32>(v - above, below - v) * unitPx;
    if (inside > -soft) cover = shareOf(inside / soft + 0.5) * shareOf((gap * unitPx) / (1.2 * soft));
  }
  const off = isLower ? v - max<f32>(middle, below) : min<f32>(middle, above) - v;
  lift = max<f32>(0, rimLift * smooth(0, 0.06, gap) - 0.5 * max<f32>(0, off));
  if (off > -0.03 && off < 0.11) {
    const line: f32 = pressed > 0 ? bell(off / 0.022) * (1 - smooth(0, 0.03, gap)) * pressed : 0;
    const rim = smooth(0.01, 0.07, gap) * bell(max<f32>(off, 0) / 0.042);
    shade -= 0.17 * line + (isLower ? <f32>0.13 : <f32>0.26) * rim * (1 - 0.45 * round);
  }
  if (round > 0.1) shade += round * pushedForward(u, off);
}
