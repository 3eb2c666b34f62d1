import { nearestBones } from './field.ts';
import { gatherOwn } from './gather.ts';
import { depths, endRaysAt, floor, march, stepAtLeast } from './march.ts';
import { splat } from './packets.ts';
import { kindOf } from './paint.ts';
import {
  colorsAt,
  depthsAt,
  edgesAt,
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
import { AT_EDGE, KIND, LOOKS, OWNER, PAINT, PAINT_BYTES, POINT_Z, setting } from './places.ts';

/** Where in a pixel the eight looks at an edge go. */
const FIRST_X: v128 = f32x4(0.0625, 0.3125, 0.5625, 0.8125);
const FIRST_Y: v128 = f32x4(0.3125, 0.8125, 0.0625, 0.5625);
const SECOND_X: v128 = f32x4(0.1875, 0.4375, 0.6875, 0.9375);
const SECOND_Y: v128 = f32x4(0.6875, 0.1875, 0.9375, 0.4375);

let edges: usize = 0;
let bones: i32 = -1;

/** Pixels where depth or material jumps are looked at again; their colours come from the neighbours that lie as deep. */
export function bakeEdges(): void {
  edges = 0;
  for (let y = 0; y < height; y += TILE) for (let x = 0; x < width; x += TILE) lookAtTile(x, y);
  for (let k: usize = 0; k < edges; k++) {
    const at = edgesAt + k * 8;
    store<u32>(colorsAt + <usize>load<u32>(at) * 4, load<u32>(at, 4));
  }
}

function lookAtTile(tileX: i32, tileY: i32): void {
  const starts = startsOfTile(tileX, tileY);
  if (!v128.any_true(f32x4.gt(v128.load(starts), splat(NOTHING)))) return;
  bones = -1;
  const endX = min(width, tileX + TILE);
  const endY = min(height, tileY + TILE);
  for (let y = tileY; y < endY; y++) {
    for (let x = tileX; x < endX; x++) {
      if (!isEdge(x, y)) continue;
      if (bones < 0) {
        const middleX = <f32>(left + tileX + 4) * pixel;
        bones = gatherOwn(AT_EDGE, middleX, <f32>(top + tileY + 4) * pixel, pixel * <f32>5.68);
      }
      const quarter = ((y - tileY) >> 2) * 2 + ((x - tileX) >> 2);
      resolve(x, y, load<f32>(starts + <usize>quarter * 4));
    }
  }
}

function isEdge(x: i32, y: i32): bool {
  const at = <usize>y * width + x;
  return (
    (x > 1 && differs(at, at - 1)) ||
    (x + 2 < width && differs(at, at + 1)) ||
    (y > 1 && differs(at, at - width)) ||
    (y + 2 < height && differs(at, at + width))
  );
}

/** Whether two neighbours are of other material, or a jump in depth lies between them that the slopes beside it do not explain. */
// inline
function differs(a: usize, b: usize): bool {
  const kind = load<u8>(kindsAt + a);
  if (kind !== load<u8>(kindsAt + b)) return true;
  if (kind === 0) return false;
  const depthA = load<f32>(depthsAt + a * 4);
  const depthB = load<f32>(depthsAt + b * 4);
  const jump = abs(depthA - depthB);
  if (jump <= 3 * pixel) return false;
  const step = b - a;
  const before = abs(load<f32>(depthsAt + (a - step) * 4) - depthA);
  const after = abs(load<f32>(depthsAt + (b + step) * 4) - depthB);
  return (before < 1 && jump > 2 * before) || (after < 1 && jump > 2 * after) || (before >= 1 && after >= 1);
}

/** The neighbourhood of the pixel being resolved. */
let fromX: i32 = 0;
let fromY: i32 = 0;
let toX: i32 = 0;
let toY: i32 = 0;
/** Whether cloth and skin meet there: only then must one know what was hit. */
let isMixed: bool = false;
let highest: f32 = 0;

let red: i32 = 0;
let green: i32 = 0;
let blue: i32 = 0;
let alpha: i32 = 0;
let hits: i32 = 0;

function resolve(x: i32, y: i32, start: f32): void {
  red = green = blue = alpha = hits = 0;
  surround(x, y);
  stepAtLeast(0.014);
  const from = min(start, highest + 0.08);
  const packets = <i32>setting(LOOKS);
  for (let packet = 0; packet < packets; packet++) if (from > floor) lookCloser(x, y, packet, from);
  const at = edgesAt + edges * 8;
  edges++;
  store<u32>(at, <u32>(y * width + x));
  let color: u32 = 0;
  if (hits > 0) {
    const share = <u32>(alpha / (packets * 4));
    color = <u32>(red / hits) | ((<u32>(green / hits)) << 8) | ((<u32>(blue / hits)) << 16) | (share << 24);
  }
  store<u32>(at, color, 4);
}

function surround(x: i32, y: i32): void {
  fromX = max(0, x - 1);
  fromY = max(0, y - 1);
  toX = min(width - 1, x + 1);
  toY = min(height - 1, y + 1);
  highest = NOTHING;
  let lowest: f32 = -NOTHING;
  let kinds: u8 = 0;
  for (let j = fromY; j <= toY; j++) {
    for (let i = fromX; i <= toX; i++) {
      const at = <usize>j * width + i;
      const kind = load<u8>(kindsAt + at);
      if (kind === 0) continue;
      kinds |= kind;
      const depth = load<f32>(depthsAt + at * 4);
      highest = max(highest, depth);
      lowest = min(lowest, depth);
    }
  }
  endRaysAt(lowest - 0.12);
  isMixed = (kinds & (kinds - 1)) !== 0;
}

function lookCloser(x: i32, y: i32, packet: i32, from: f32): void {
  const inX = packet > 0 ? SECOND_X : FIRST_X;
  const inY = packet > 0 ? SECOND_Y : FIRST_Y;
  const px = f32x4.mul(f32x4.add(splat(<f32>(left + x)), inX), splat(pixel));
  const py = f32x4.mul(f32x4.add(splat(<f32>(top + y)), inY), splat(pixel));
  const mask = i32x4.bitmask(march(AT_EDGE, bones, px, py, from));
  if (mask === 0) return;
  v128.store(POINT_Z, depths);
  if (isMixed) v128.store(OWNER, nearestBones(AT_EDGE, bones, px, py, depths));
  const here = <usize>y * width + x;
  for (let i: usize = 0; i < 4; i++) if (mask & (1 << (<i32>i))) addLook(i, here);
}

/** Adds the colour of the neighbour that is made of the same and lies as deep as what a look has hit. */
function addLook(i: usize, here: usize): void {
  const depth = load<f32>(POINT_Z + i * 4);
  const bone = PAINT + <usize>load<i32>(OWNER + i * 4) * PAINT_BYTES;
  const kind: u8 = isMixed ? kindOf(load<f32>(bone + KIND)) : 0;
  let best: f32 = 1e8;
  let found = here;
  for (let y = fromY; y <= toY; y++) {
    for (let x = fromX; x <= toX; x++) {
      const at = <usize>y * width + x;
      const own = load<u8>(kindsAt + at);
      if (own === 0) continue;
      let apart = abs(load<f32>(depthsAt + at * 4) - depth);
      if (isMixed && own !== kind) apart += 1;
      if (at === here) apart -= 2 * pixel;
      if (apart < best) {
        best = apart;
        found = at;
      }
    }
  }
  if (best > 1e7) return;
  const color = load<u32>(colorsAt + found * 4);
  red += color & 255;
  green += (color >> 8) & 255;
  blue += (color >> 16) & 255;
  alpha += color >> 24;
  hits++;
}
