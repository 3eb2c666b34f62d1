/** Frees the memory of pixels at once. Left to the garbage collector, megabytes per frame make it run all the time. */
export function letGo({ buffer }: Uint8Array | Uint8ClampedArray | Float32Array): void {
  if (buffer instanceof ArrayBuffer && 'transfer' in buffer) (buffer as ArrayBuffer & Transferable).transfer(0);
}

/** Newer engines have it; the types of the stage's platforms do not all know it. */
interface Transferable {
  transfer(length: number): ArrayBuffer;
}
