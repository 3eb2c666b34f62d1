import { mix } from './mix.ts';
import type { Random } from './seeded-random.ts';

/** Soft blotches in -0.5..0.5 over the unit square, `size` of them along each side. */
export function valueNoise(size: number, random: Random): (u: number, v: number) => number {
  const knots = Float32Array.from({ length: size * size }, () => random() - 0.5);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const x = Math.max(0, Math.min(size - 1.001, u * (size - 2)));
    const y = Math.max(0, Math.min(size - 1.001, v * (size - 2)));
    const column = x | 0;
    const row = y | 0;
    const i = row * size + column;
    const right = ease(x - column);
    const above = mix(knots[i], knots[i + 1], right);
    const below = mix(knots[i + size] ?? 0, knots[i + size + 1] ?? 0, right);
    return mix(above, below, ease(y - row));
  };
}
