import { clamp } from './clamp.ts';

/** 0 at `from`, 1 at `to`, with a soft start and end; works downwards too. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
