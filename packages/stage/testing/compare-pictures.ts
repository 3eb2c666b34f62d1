import type { Canvas, PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

export interface Difference {
  /** mean over all colour samples, 0..255 */
  mean: number;
  largest: number;
  /** share of samples that differ by more than 24 */
  farShare: number;
}

export function pixelsOf(canvas: Canvas): PixelData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** How far two pictures of one size are from each other; alpha counts as a fourth colour. */
export function differenceBetween(a: { data: ArrayLike<number> }, b: { data: ArrayLike<number> }): Difference {
  if (a.data.length !== b.data.length) throw new Error('The pictures are of different sizes.');
  if (areSameBytes(a.data, b.data)) return { mean: 0, largest: 0, farShare: 0 };
  let sum = 0;
  let largest = 0;
  let far = 0;
  for (let i = 0; i < a.data.length; i++) {
    const gap = Math.abs(a.data[i] - b.data[i]);
    sum += gap;
    if (gap > largest) largest = gap;
    if (gap > 24) far++;
  }
  return { mean: sum / a.data.length, largest, farShare: far / a.data.length };
}

/** Most pictures that should be equal are, which is seen at once. */
function areSameBytes(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return isBytes(a) && isBytes(b) && Buffer.compare(plainBytes(a), plainBytes(b)) === 0;
}

function isBytes(data: ArrayLike<number>): data is Uint8Array | Uint8ClampedArray {
  return data instanceof Uint8Array || data instanceof Uint8ClampedArray;
}

const plainBytes = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint8ClampedArray) =>
  new Uint8Array(buffer, byteOffset, byteLength);
