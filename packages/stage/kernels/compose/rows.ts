/** Rows of pixels that are read, and such as are written: where they begin, and the way from one to the next. */
export let source: usize = 0;
export let sourceStride: i32 = 0;
export let target: usize = 0;
export let targetStride: i32 = 0;

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
