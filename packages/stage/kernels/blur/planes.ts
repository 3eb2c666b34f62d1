import { reserve } from '../reserve.ts';

export const TAP_BYTES: usize = 12;

export let width: i32 = 0;
export let height: i32 = 0;
/** Columns on both sides of a plane that repeat its edges; a disc reaches into them. */
export let margin: i32 = 0;
/** Floats of a row of a plane, and bytes of a plane. */
export let stride: i32 = 0;
export let planeBytes: usize = 0;
export let tapCount: i32 = 0;
export let taps: usize = 0;
export let rgb: usize = 0;
export let depth: usize = 0;
export let reach: usize = 0;
/** Red, green, blue, depth and reach, each as a plane with margins; and three planes that are blurred. */
export let planes: usize = 0;
export let blurred: usize = 0;

export function layOut(columns: i32, rows: i32, widest: i32, tapsThere: i32): void {
  width = columns;
  height = rows;
  margin = widest;
  tapCount = tapsThere;
  stride = ((columns + 3) & ~3) + 2 * widest;
  planeBytes = (<usize>(stride * rows)) << 2;
  const pixels = <usize>(columns * rows);
  taps = (__heap_base + 15) & ~(<usize>15);
  rgb = taps + <usize>tapsThere * TAP_BYTES;
  depth = rgb + pixels * 12;
  reach = depth + pixels * 4;
  planes = reach + pixels * 4;
  blurred = planes + 5 * planeBytes;
  reserve(blurred + 3 * planeBytes);
}

/** Puts the pixels into planes. */
export function spreadOut(): void {
  for (let y = 0; y < height; y++) {
    for (let c: usize = 0; c < 3; c++) spreadRow(rgb + (c << 2), 12, planes + c * planeBytes, y);
    spreadRow(depth, 4, planes + 3 * planeBytes, y);
    spreadRow(reach, 4, planes + 4 * planeBytes, y);
  }
}

function spreadRow(from: usize, step: usize, plane: usize, y: i32): void {
  const row = from + <usize>(y * width) * step;
  const to = plane + ((<usize>(y * stride)) << 2);
  for (let x = 0; x < stride; x++) {
    const column = <usize>max(0, min(width - 1, x - margin));
    store<f32>(to + ((<usize>x) << 2), load<f32>(row + column * step));
  }
}
