import { bonesHere, distanceTo, nearestBones } from './field.ts';
import { gatherOwn } from './gather.ts';
import { forgetAround, reachOfEach, reachOfOne } from './light-reach.ts';
import { depths, endRaysAt, floor, march, stepAtLeast } from './march.ts';
import { length2, splat } from './packets.ts';
import { paintPoint } from './paint.ts';
import {
  colorsAt,
  depthsAt,
  height,
  kindsAt,
  left,
  NOTHING,
  pixel,
  startsOfTile,
  TILE,
  top,
  width,
} from './picture.ts';
import {
  BLUE,
  GREEN,
  HERE,
  HIGHEST,
  LOWEST,
  NEAR,
  NORMAL_X,
  NORMAL_Y,
  NORMAL_Z,
  OUT,
  OWNER,
  PAINT,
  PAINT_BYTES,
  POINT_KIND,
  POINT_X,
  POINT_Y,
  POINT_Z,
  RED,
} from './places.ts';
import { shade } from './shade.ts';

/** The four pixels of a block, and the four quarters of a tile. */
const ACROSS: v128 = f32x4(0, 1, 0, 1);
const DOWN: v128 = f32x4(0, 0, 1, 1);
const NORMAL_REACH: f32 = 0.007;

let bones: i32 = 0;

/** Bakes eight by eight pixels. */
export function bakeTile(tileX: i32, tileY: i32): void {
  const middleX = <f32>(left + tileX + 4) * pixel;
  const middleY = <f32>(top + tileY + 4) * pixel;
  const starts = startsOfTile(tileX, tileY);
  v128.store(starts, splat(NOTHING));
  bones = gatherOwn(NEAR, middleX, middleY, 4 * pixel * <f32>1.42);
  if (bones === 0) return;
  const z = startOfQuarters(middleX, middleY);
  if (!v128.any_true(f32x4.gt(z, splat(floor)))) return;
  v128.store(starts, z);
  forgetAround();
  stepAtLeast(NORMAL_REACH);
  for (let quarter = 0; quarter < 4; quarter++) {
    const from = load<f32>(starts + <usize>quarter * 4);
    if (from > floor) bakeQuarter(tileX + (quarter & 1) * 4, tileY + (quarter >> 1) * 4, from);
  }
}

/** The four quarters of a tile look together for where their rays may begin. */
function startOfQuarters(middleX: f32, middleY: f32): v128 {
  let highest: f32 = NOTHING;
  let lowest: f32 = -NOTHING;
  for (let k = 0; k < bones; k++) {
    const bone = PAINT + <usize>load<u8>(NEAR + k) * PAINT_BYTES;
    highest = max(highest, load<f32>(bone + HIGHEST));
    lowest = min(lowest, load<f32>(bone + LOWEST));
  }
  endRaysAt(lowest - 0.05);
  const half: f32 = 2 * pixel;
  const x = f32x4.add(splat(middleX - half), f32x4.mul(ACROSS, splat(2 * half)));
  const y = f32x4.add(splat(middleY - half), f32x4.mul(DOWN, splat(2 * half)));
  const reach = splat(half * <f32>1.45);
  let z = splat(highest + <f32>0.05);
  for (let step = 0; step < 24; step++) {
    const distance = f32x4.sub(distanceTo(NEAR, bones, x, y, z), reach);
    const far = v128.and(f32x4.ge(distance, f32x4.splat(0.01)), f32x4.gt(z, splat(floor)));
    if (!v128.any_true(far)) break;
    z = f32x4.sub(z, v128.and(distance, far));
  }
  return z;
}

function bakeQuarter(quarterX: i32, quarterY: i32, from: f32): void {
  for (let block = 0; block < 4; block++) {
    const x = quarterX + (block & 1) * 2;
    const y = quarterY + (block >> 1) * 2;
    if (x < width && y < height) bakeBlock(x, y, from);
  }
}

/** Bakes two by two pixels, the four lanes of a packet. */
function bakeBlock(blockX: i32, blockY: i32, from: f32): void {
  const x = f32x4.mul(f32x4.add(splat(<f32>(left + blockX) + 0.5), ACROSS), splat(pixel));
  const y = f32x4.mul(f32x4.add(splat(<f32>(top + blockY) + 0.5), DOWN), splat(pixel));
  const hit = march(NEAR, bones, x, y, from);
  const mask = i32x4.bitmask(hit);
  if (mask === 0) return;
  v128.store(POINT_X, x);
  v128.store(POINT_Y, y);
  v128.store(POINT_Z, depths);
  v128.store(OWNER, nearestBones(NEAR, bones, x, y, depths));
  findNormals(bonesHere(NEAR, bones, hit));
  paintPoints(mask);
  shade();
  putBlock(blockX, blockY, mask);
}

/** Four looks around each point say which way its surface faces. */
function findNormals(here: i32): void {
  const x = v128.load(POINT_X);
  const y = v128.load(POINT_Y);
  const z = v128.load(POINT_Z);
  const h = splat(NORMAL_REACH);
  const right = f32x4.add(x, h);
  const leftOf = f32x4.sub(x, h);
  const below = f32x4.add(y, h);
  const above = f32x4.sub(y, h);
  const before = f32x4.add(z, h);
  const behind = f32x4.sub(z, h);
  const a = distanceTo(HERE, here, right, above, behind);
  const b = distanceTo(HERE, here, leftOf, above, before);
  const c = distanceTo(HERE, here, leftOf, below, behind);
  const d = distanceTo(HERE, here, right, below, before);
  const nx = f32x4.add(f32x4.sub(f32x4.sub(a, b), c), d);
  const ny = f32x4.add(f32x4.sub(f32x4.sub(c, a), b), d);
  const nz = f32x4.add(f32x4.sub(f32x4.sub(b, a), c), d);
  const shorten = f32x4.div(f32x4.splat(1), f32x4.sqrt(f32x4.add(length2(nx, ny, nz), f32x4.splat(1e-12))));
  v128.store(NORMAL_X, f32x4.mul(nx, shorten));
  v128.store(NORMAL_Y, f32x4.mul(ny, shorten));
  v128.store(NORMAL_Z, f32x4.mul(nz, shorten));
}

/** Narrow places and shadows change slowly: one answer serves the block, unless an edge runs through it. */
function paintPoints(mask: i32): void {
  let nearest: f32 = NOTHING;
  let furthest: f32 = -NOTHING;
  let first: usize = 4;
  let last: usize = 0;
  for (let i: usize = 0; i < 4; i++) {
    if (!(mask & (1 << (<i32>i)))) {
      store<f32>(RED + i * 4, 0);
      store<f32>(GREEN + i * 4, 0);
      store<f32>(BLUE + i * 4, 0);
      continue;
    }
    paintPoint(i);
    const depth = load<f32>(POINT_Z + i * 4);
    nearest = max(nearest, depth);
    furthest = min(furthest, depth);
    last = i;
    if (first === 4) first = i;
  }
  if (nearest - furthest > 3 * pixel || facing(first, last) < 0.75) reachOfEach();
  else reachOfOne(last);
}

function facing(a: usize, b: usize): f32 {
  return (
    load<f32>(NORMAL_X + a * 4) * load<f32>(NORMAL_X + b * 4) +
    load<f32>(NORMAL_Y + a * 4) * load<f32>(NORMAL_Y + b * 4) +
    load<f32>(NORMAL_Z + a * 4) * load<f32>(NORMAL_Z + b * 4)
  );
}

function putBlock(blockX: i32, blockY: i32, mask: i32): void {
  for (let i = 0; i < 4; i++) {
    const x = blockX + (i & 1);
    const y = blockY + (i >> 1);
    if (!(mask & (1 << i)) || x >= width || y >= height) continue;
    const at = <usize>y * width + x;
    store<f32>(depthsAt + at * 4, load<f32>(POINT_Z + i * 4));
    store<u32>(colorsAt + at * 4, load<u32>(OUT + i * 4));
    store<u8>(kindsAt + at, load<u8>(POINT_KIND + i));
  }
}

export function bakeTiles(): void {
  for (let y = 0; y < height; y += TILE) for (let x = 0; x < width; x += TILE) bakeTile(x, y);
}
