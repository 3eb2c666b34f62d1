import type { Random } from '../random.ts';

/** Chance for one face; the same number gives the same face again. */
export function drawSeed({ random }: { random: Random }): number {
  const bytes = random.bytes(4);
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}
