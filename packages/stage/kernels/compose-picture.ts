/**
 * Puts pictures over each other. AssemblyScript: `npm run kernels` turns it into the module beside its caller.
 * Pixels are RGBA of 8 bits with the colours already multiplied by alpha, unless said otherwise. Pictures are places in
 * the memory that the caller hands out.
 */

const PAGE_BYTES = 65536;
/** Sprites are known by blocks of eight by eight pixels. */
const BLOCK_SHIFT = 3;
const EMPTY: u8 = 0;
const OPAQUE: u8 = 2;

/** Makes the memory at least this large. */
export function reserve(bytes: usize): void {
  const missing = <i32>((bytes + PAGE_BYTES - 1) / PAGE_BYTES) - memory.size();
  if (missing > 0) memory.grow(missing);
}

/** Rows of pixels that are read, and such as are written: where they begin, and the way from one to the next. */
let source: usize = 0;
let sourceStride: i32 = 0;
let target: usize = 0;
let targetStride: i32 = 0;

export function readFrom(at: usize, stride: i32): void {
  source = at;
  sourceStride = stride;
}

export function writeTo(at: usize, stride: i32): void {
  target = at;
  targetStride = stride;
}

export function copyRows(width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) memory.copy(target + row * targetStride, source + row * sourceStride, width * 4);
}

export function clearRows(width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) memory.fill(target + row * targetStride, 0, width * 4);
}

/** Multiplies the colours of pixels by their alpha. */
export function multiplyByAlpha(at: usize, pixels: i32): void {
  for (let end = at + pixels * 4; at < end; at += 4) {
    const alpha = <u32>load<u8>(at, 3);
    if (alpha === 255) continue;
    for (let channel: usize = 0; channel < 3; channel++) {
      const product = <u32>load<u8>(at + channel) * alpha + 128;
      store<u8>(at + channel, (product + (product >> 8)) >> 8);
    }
  }
}

/** The way back, for canvases. */
export function divideByAlpha(at: usize, pixels: i32): void {
  for (let end = at + pixels * 4; at < end; at += 4) {
    const alpha = <u32>load<u8>(at, 3);
    if (alpha === 255 || alpha === 0) continue;
    for (let channel: usize = 0; channel < 3; channel++) {
      store<u8>(at + channel, min<u32>(255, (<u32>load<u8>(at + channel) * 255 + (alpha >> 1)) / alpha));
    }
  }
}

/** Says of every block of the sprite whether it is empty, opaque or neither. */
export function sortBlocks(height: i32): void {
  const width = spriteWidth;
  const across = (width + 7) >> BLOCK_SHIFT;
  const down = (height + 7) >> BLOCK_SHIFT;
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      store<u8>(blocks + row * across + column, kindOfBlock(column << 3, row << 3, height));
    }
  }
}

function kindOfBlock(left: i32, top: i32, height: i32): u8 {
  let least: u8 = 255;
  let most: u8 = 0;
  for (let y = top; y < min(top + 8, height); y++) {
    for (let x = left; x < min(left + 8, spriteWidth); x++) {
      const alpha = load<u8>(sprite + y * spriteStride + x * 4, 3);
      least = min(least, alpha);
      most = max(most, alpha);
    }
  }
  if (most === 0) return EMPTY;
  return least === 255 ? OPAQUE : 1;
}

/** Puts rows of a picture over others, pixel on pixel. */
export function blendRows(width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    let x = 0;
    for (; x + 4 <= width; x += 4) putFour(to + x * 4, v128.load(from + x * 4));
    for (; x < width; x++) putOne(to + x * 4, load<u32>(from + x * 4));
  }
}

/** The same for colours that are not multiplied by alpha. */
export function blendPlainRows(width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    let x = 0;
    for (; x + 4 <= width; x += 4) putFour(to + x * 4, multiplied(v128.load(from + x * 4)));
    for (; x < width; x++) {
      putOne(to + x * 4, v128.extract_lane<u32>(multiplied(v128.load32_zero(from + x * 4)), 0));
    }
  }
}

// inline
function multiplied(pixels: v128): v128 {
  if (!v128.any_true(v128.and(pixels, i32x4.splat(0xff000000)))) return i32x4.splat(0);
  if (areOpaque(pixels)) return pixels;
  return i8x16.narrow_i16x8_u(
    multipliedPair(v128.extend_low<u8>(pixels)),
    multipliedPair(v128.extend_high<u8>(pixels)),
  );
}

// inline
function multipliedPair(pair: v128): v128 {
  const full = v128.or(pair, i16x8(0, 0, 0, 255, 0, 0, 0, 255));
  return by255(v128.mul<i16>(full, alphasOf(pair)));
}

/**
 * Puts a picture over another with its rows pulled apart: the first target row shows the source at row `start`, each
 * further one `step` rows on, both in 1/65536.
 */
export function stretchRows(start: i32, step: i32, width: i32, rows: i32): void {
  for (let row = 0; row < rows; row++) {
    const place = start + row * step;
    const upper = source + (place >> 16) * sourceStride;
    const to = target + row * targetStride;
    const lowerShare = i16x8.splat(<i16>((place >> 8) & 255));
    const upperShare = v128.sub<i16>(i16x8.splat(256), lowerShare);
    let x = 0;
    for (; x + 4 <= width; x += 4) {
      const a = v128.load(upper + x * 4);
      const b = v128.load(upper + sourceStride + x * 4);
      if (!v128.any_true(v128.or(a, b))) continue;
      const low = between(v128.extend_low<u8>(a), v128.extend_low<u8>(b), upperShare, lowerShare);
      const high = between(v128.extend_high<u8>(a), v128.extend_high<u8>(b), upperShare, lowerShare);
      putFour(to + x * 4, i8x16.narrow_i16x8_u(low, high));
    }
    for (; x < width; x++) {
      const a = v128.extend_low<u8>(v128.load32_zero(upper + x * 4));
      const b = v128.extend_low<u8>(v128.load32_zero(upper + sourceStride + x * 4));
      const one = between(a, b, upperShare, lowerShare);
      putOne(to + x * 4, v128.extract_lane<u32>(i8x16.narrow_i16x8_u(one, one), 0));
    }
  }
}

// inline
function between(a: v128, b: v128, shareOfA: v128, shareOfB: v128): v128 {
  const sum = v128.add<i16>(v128.mul<i16>(a, shareOfA), v128.mul<i16>(b, shareOfB));
  return v128.shr<u16>(v128.add<i16>(sum, i16x8.splat(128)), 8);
}

// inline
function putFour(at: usize, pixels: v128): void {
  if (!v128.any_true(pixels)) return;
  if (areOpaque(pixels)) {
    v128.store(at, pixels);
    return;
  }
  const below = v128.load(at);
  const low = over(v128.extend_low<u8>(pixels), v128.extend_low<u8>(below));
  const high = over(v128.extend_high<u8>(pixels), v128.extend_high<u8>(below));
  v128.store(at, i8x16.narrow_i16x8_u(low, high));
}

function putOne(at: usize, pixel: u32): void {
  if (pixel === 0) return;
  const upper = v128.extend_low<u8>(i32x4.splat(pixel));
  const lower = v128.extend_low<u8>(v128.load32_zero(at));
  const mixed = over(upper, lower);
  v128.store_lane<i32>(at, i8x16.narrow_i16x8_u(mixed, mixed), 0);
}

// inline
function areOpaque(pixels: v128): bool {
  return v128.all_true<u8>(v128.or(pixels, i32x4.splat(0x00ffffff)))
    ? v128.all_true<i32>(v128.eq<i32>(v128.shr<u32>(pixels, 24), i32x4.splat(255)))
    : false;
}

/** Two pixels over two others, channels of 16 bits. */
// inline
function over(upper: v128, lower: v128): v128 {
  const rest = v128.sub<i16>(i16x8.splat(255), alphasOf(upper));
  return v128.add<i16>(upper, by255(v128.mul<i16>(lower, rest)));
}

// inline
function alphasOf(pair: v128): v128 {
  return v128.shuffle<i16>(pair, pair, 3, 3, 3, 3, 7, 7, 7, 7);
}

/** Products of two bytes divided by 255, rounded. */
// inline
function by255(products: v128): v128 {
  const rounded = v128.add<i16>(products, i16x8.splat(128));
  return v128.shr<u16>(v128.add<i16>(rounded, v128.shr<u16>(rounded, 8)), 8);
}

/** The sprite that is being bent: its pixels, and what its blocks are. */
let sprite: usize = 0;
let spriteWidth: i32 = 0;
let spriteStride: i32 = 0;
let blocks: usize = 0;

export function takeSprite(at: usize, width: i32, blocksAt: usize): void {
  sprite = at;
  spriteWidth = width;
  spriteStride = width * 4;
  blocks = blocksAt;
}

/** Nothing outside these columns and rows of the target is touched. */
let clipLeft: i32 = 0;
let clipTop: i32 = 0;
let clipRight: i32 = 0;
let clipBottom: i32 = 0;

export function clipTo(left: i32, top: i32, right: i32, bottom: i32): void {
  clipLeft = left;
  clipTop = top;
  clipRight = right;
  clipBottom = bottom;
}

/** Cells are `1 << cellShift` pixels wide and high. */
let cellShift: i32 = 4;
let nodeStride: usize = 0;

export function cutCells(shift: i32): void {
  cellShift = shift;
}

/**
 * Puts the sprite over the target, bent. Nodes stand at every corner of the cells, row by row, each with
 * the place in the sprite (across, down; 1/65536) that its pixel shows; the first lies on pixel (left, top).
 */
export function bend(nodes: usize, columns: i32, rows: i32, left: i32, top: i32): void {
  nodeStride = (columns + 1) * 8;
  const cell = 1 << cellShift;
  for (let row = 0; row < rows; row++) {
    const y = top + row * cell;
    if (y >= clipBottom || y + cell <= clipTop) continue;
    for (let column = 0; column < columns; column++) {
      const x = left + column * cell;
      if (x >= clipRight || x + cell <= clipLeft) continue;
      const node = nodes + row * nodeStride + column * 8;
      const kind = kindOfCell(node);
      if (kind !== EMPTY) bendCell(node, x, y, kind === OPAQUE);
    }
  }
}

function kindOfCell(node: usize): u8 {
  const u0 = load<i32>(node);
  const u1 = load<i32>(node, 8);
  const u2 = load<i32>(node + nodeStride);
  const u3 = load<i32>(node + nodeStride, 8);
  const v0 = load<i32>(node, 4);
  const v1 = load<i32>(node, 12);
  const v2 = load<i32>(node + nodeStride, 4);
  const v3 = load<i32>(node + nodeStride, 12);
  const firstColumn = min(min(u0, u1), min(u2, u3)) >> (16 + BLOCK_SHIFT);
  const lastColumn = (max(max(u0, u1), max(u2, u3)) + 65536) >> (16 + BLOCK_SHIFT);
  const firstRow = min(min(v0, v1), min(v2, v3)) >> (16 + BLOCK_SHIFT);
  const lastRow = (max(max(v0, v1), max(v2, v3)) + 65536) >> (16 + BLOCK_SHIFT);
  const across = (spriteWidth + 7) >> BLOCK_SHIFT;
  const first = load<u8>(blocks + firstRow * across + firstColumn);
  if (first === 1) return 1;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      if (load<u8>(blocks + row * across + column) !== first) return 1;
    }
  }
  return first;
}

function bendCell(node: usize, left: i32, top: i32, isOpaque: bool): void {
  const below = node + nodeStride;
  const downU = load<i32>(below) - load<i32>(node);
  const downV = load<i32>(below, 4) - load<i32>(node, 4);
  const acrossU = load<i32>(node, 8) - load<i32>(node);
  const acrossV = load<i32>(node, 12) - load<i32>(node, 4);
  const twistU = load<i32>(below, 8) - load<i32>(below) - acrossU;
  const twistV = load<i32>(below, 12) - load<i32>(below, 4) - acrossV;
  const texels = sprite;
  const stride = spriteStride;
  const shift = cellShift;
  const fromX = max(0, clipLeft - left);
  const toX = min(1 << cellShift, clipRight - left);
  const toY = min(1 << cellShift, clipBottom - top);
  for (let y = max(0, clipTop - top); y < toY; y++) {
    const stepU = (acrossU + (twistU >> shift) * y) >> shift;
    const stepV = (acrossV + (twistV >> shift) * y) >> shift;
    let u = load<i32>(node) + (downU >> shift) * y + stepU * fromX;
    let v = load<i32>(node, 4) + (downV >> shift) * y + stepV * fromX;
    let at: usize = target + (top + y) * targetStride + (left + fromX) * 4;
    let rest = toX - fromX;
    for (; rest >= 2; rest -= 2, at += 8, u += 2 * stepU, v += 2 * stepV) {
      const first = sampleColumns(texels, stride, u, v);
      const pair = sideBySide(first, sampleColumns(texels, stride, u + stepU, v + stepV), u, u + stepU);
      if (isOpaque) {
        v128.store_lane<i64>(at, i8x16.narrow_i16x8_u(pair, pair), 0);
        continue;
      }
      if (!v128.any_true(pair)) continue;
      const mixed = over(pair, v128.extend_low<u8>(v128.load64_zero(at)));
      v128.store_lane<i64>(at, i8x16.narrow_i16x8_u(mixed, mixed), 0);
    }
    if (rest > 0) {
      const last = sampleColumns(texels, stride, u, v);
      const pair = sideBySide(last, last, u, u);
      putOne(at, v128.extract_lane<u32>(i8x16.narrow_i16x8_u(pair, pair), 0));
    }
  }
}

/** The pixel at a place and its right neighbour, each mixed with the one below it; channels of 16 bits. */
// inline
function sampleColumns(texels: usize, stride: i32, u: i32, v: i32): v128 {
  const at: usize = texels + (v >> 16) * stride + ((u >> 16) << 2);
  return mix(v128.load_ext<u8>(at), v128.load_ext<u8>(at + stride), i16x8.splat(shareOf(v)));
}

/** Two pixels, each mixed from two neighbours at its place. */
// inline
function sideBySide(first: v128, second: v128, u: i32, nextU: i32): v128 {
  const shares = v128.shuffle<i64>(i16x8.splat(shareOf(u)), i16x8.splat(shareOf(nextU)), 0, 2);
  return mix(v128.shuffle<i64>(first, second, 0, 2), v128.shuffle<i64>(first, second, 1, 3), shares);
}

// inline
function shareOf(place: i32): i16 {
  return <i16>((place >> 8) & 255);
}

/** Channels of 16 bits mixed by shares of 256. */
// inline
function mix(from: v128, to: v128, shares: v128): v128 {
  const way = v128.shl<i16>(v128.sub<i16>(to, from), 7);
  return v128.add<i16>(from, i16x8.q15mulr_sat_s(way, shares));
}

/** How much of every pixel lies inside an outline: each pixel holds by how much that grows from the one before it. */
let cover: usize = 0;
let coverWidth: i32 = 0;
let coverHeight: i32 = 0;

export function takeCover(at: usize, width: i32, height: i32): void {
  cover = at;
  coverWidth = width;
  coverHeight = height;
}

/** Adds an outline: points as pairs of 32-bit floats, which lie inside the cover. */
export function addOutline(points: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const from = points + i * 8;
    const to = points + (i + 1 === count ? 0 : i + 1) * 8;
    if (load<f32>(from, 4) < load<f32>(to, 4)) addEdge(from, to, 1);
    else addEdge(to, from, -1);
  }
}

/** Adds an edge that leads down, row by row. */
function addEdge(from: usize, to: usize, sign: f32): void {
  const fromY = load<f32>(from, 4);
  const toY = load<f32>(to, 4);
  if (fromY === toY) return;
  const slope = (load<f32>(to) - load<f32>(from)) / (toY - fromY);
  const last = min(coverHeight, <i32>Mathf.ceil(toY));
  let x = load<f32>(from) + max<f32>(0, -fromY) * slope;
  for (let row = max(0, <i32>Mathf.floor(fromY)); row < last; row++) {
    const height = min<f32>(<f32>(row + 1), toY) - max<f32>(<f32>row, fromY);
    const next = x + slope * height;
    addSlice(cover + row * coverWidth * 4, min(x, next), max(x, next), height * sign);
    x = next;
  }
}

/** Adds what an edge covers of one row: it crosses the row from `left` to `right` and takes `area` of its height. */
function addSlice(row: usize, left: f32, right: f32, area: f32): void {
  const first = <i32>Mathf.floor(left);
  const end = <i32>Mathf.ceil(right);
  if (end <= first + 1) {
    const share = (left + right) * 0.5 - <f32>first;
    grow(row, first, area * (1 - share));
    grow(row, first + 1, area * share);
    return;
  }
  const density = area / (right - left);
  let before: f32 = 0;
  for (let column = first; column < end; column++) {
    const from = max(left, <f32>column) - <f32>column;
    const to = min(right, <f32>(column + 1)) - <f32>column;
    const crossed = density * (to - from);
    const share = (from + to) * 0.5;
    grow(row, column, before + crossed * (1 - share));
    before = crossed * share;
  }
  grow(row, end, before);
}

// inline
function grow(row: usize, column: i32, by: f32): void {
  const at = row + column * 4;
  store<f32>(at, load<f32>(at) + by);
}

/** Puts rows of the source over the target, only as far as they are covered; leaves the cover empty. */
export function blendCovered(): void {
  for (let row = 0; row < coverHeight; row++) {
    const from = source + row * sourceStride;
    const to = target + row * targetStride;
    const growth = cover + row * coverWidth * 4;
    if (row >= clipTop && row < clipBottom) blendCoveredRow(from, to, growth);
    memory.fill(growth, 0, coverWidth * 4);
  }
}

function blendCoveredRow(from: usize, to: usize, growth: usize): void {
  let covered: f32 = 0;
  for (let x = 0; x < coverWidth; x += 4) {
    const grown = v128.load(growth + x * 4);
    if (!v128.any_true(grown) && x >= clipLeft && x + 4 <= clipRight) {
      const share = shareOfCover(covered);
      if (share === 256) putFour(to + x * 4, v128.load(from + x * 4));
      if (share === 256 || share === 0) continue;
    }
    for (let one = x; one < min(x + 4, coverWidth); one++) {
      covered += load<f32>(growth + one * 4);
      if (one < clipLeft || one >= clipRight) continue;
      const share = shareOfCover(covered);
      if (share > 0) putOne(to + one * 4, shareOfPixel(load<u32>(from + one * 4), share));
    }
  }
}

function shareOfCover(covered: f32): u32 {
  return min<u32>(256, <u32>(Mathf.abs(covered) * 256 + 0.5));
}

function shareOfPixel(pixel: u32, share: u32): u32 {
  const even = ((pixel & 0xff00ff) * share + 0x800080) >> 8;
  const odd = ((pixel >> 8) & 0xff00ff) * share + 0x800080;
  return (even & 0xff00ff) | (odd & 0xff00ff00);
}
