/** Frees the memory of a picture at once. Left to the garbage collector, megabytes per frame make it run all the time. */
export function letGo(pixels: Uint8Array | Uint8ClampedArray): void {
  if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0);
}
