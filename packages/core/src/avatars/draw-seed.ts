import type { Random } from '../runtime/random.ts';

/** A random seed for one face; the same number draws the same face again. */
export function drawSeed({ random }: { random: Random }): number {
  const bytes = random.bytes(4);
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}
