import { shadows, shadowsHigh, shadowsWide } from './shadows.ts';

/** The soft shadow of one sprite: a byte for four by four of its pixels. */
let shadow: usize = 0;
let shadowWidth: i32 = 0;
let shadowHeight: i32 = 0;
/** From a place in the sprite to that in its shadow, in 1/65536 of a pixel. */
let moveU: i32 = 0;
let moveV: i32 = 0;

export function takeShadow(at: usize, width: i32, height: i32, right: i32, down: i32): void {
  shadow = at;
  shadowWidth = width;
  shadowHeight = height;
  moveU = right;
  moveV = down;
}

/**
 * Lays the shadow into that of the frame, bent by nodes of cells of 16 pixels; where two meet the darker one stays. `left` and
 * `top` are whole fours.
 */
export function castShadow(nodes: usize, columns: i32, rows: i32, left: i32, top: i32): void {
  const stride = <usize>(columns + 1) * 8;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const node = nodes + <usize>row * stride + <usize>column * 8;
      castCell(node, stride, (left >> 2) + column * 4, (top >> 2) + row * 4);
    }
  }
}

function castCell(node: usize, stride: usize, left: i32, top: i32): void {
  const below = node + stride;
  const downU = (load<i32>(below) - load<i32>(node)) >> 3;
  const downV = (load<i32>(below, 4) - load<i32>(node, 4)) >> 3;
  const belowU = (load<i32>(below, 8) - load<i32>(node, 8)) >> 3;
  const belowV = (load<i32>(below, 12) - load<i32>(node, 12)) >> 3;
  const toX = min(4, shadowsWide - left);
  const toY = min(4, shadowsHigh - top);
  for (let y = 0; y < toY; y++) {
    const f = y * 2 + 1;
    const fromU = load<i32>(node) + downU * f;
    const fromV = load<i32>(node, 4) + downV * f;
    const stepU = (load<i32>(node, 8) + belowU * f - fromU) >> 3;
    const stepV = (load<i32>(node, 12) + belowV * f - fromV) >> 3;
    for (let x = 0; x < toX; x++) {
      const g = x * 2 + 1;
      const u = (fromU + stepU * g + moveU) >> 2;
      const v = (fromV + stepV * g + moveV) >> 2;
      const value = shadowAt(u, v);
      const to = shadows + <usize>(top + y) * shadowsWide + (left + x);
      if (value > load<u8>(to)) store<u8>(to, value);
    }
  }
}

// inline
function shadowAt(u: i32, v: i32): u8 {
  const column = u >> 16;
  const row = v >> 16;
  if (column < 0 || row < 0 || column >= shadowWidth - 1 || row >= shadowHeight - 1) return 0;
  const at = shadow + <usize>(row * shadowWidth + column);
  const across = (u >> 8) & 255;
  const down = (v >> 8) & 255;
  const upper = <i32>load<u8>(at) * (256 - across) + <i32>load<u8>(at, 1) * across;
  const lower = <i32>load<u8>(at + shadowWidth) * (256 - across) + <i32>load<u8>(at + shadowWidth, 1) * across;
  return <u8>((upper * (256 - down) + lower * down) >> 16);
}
