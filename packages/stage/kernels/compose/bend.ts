import { sampleColumns, sideBySide } from '../sample.ts';
import { clipBottom, clipLeft, clipRight, clipTop } from './clip.ts';
import { over, putOne } from './pixels.ts';
import { target, targetStride } from './rows.ts';
import { BLOCK_SHIFT, blocks, EMPTY, OPAQUE, sprite, spriteStride, spriteWidth } from './sprite.ts';

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
