import type { Rgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import { GRID, GRID_CELLS } from './face-grid.ts';

const MOST = 250;

/** Scatters freckles over cheeks and nose of a linear colour field. */
export function paintFreckles(albedo: Float32Array, color: Rgb, amount: number, random: Random): void {
  for (let k = 0; k < MOST * amount; k++) {
    const side = random() < 0.5 ? -1 : 1;
    const x = side * (0.05 + 0.56 * random() ** 0.9) + (random() - 0.5) * 0.16;
    const y = 0.27 + (random() + random() - 1) * 0.3;
    paintDot(albedo, { x, y, radius: 0.005 + 0.011 * random(), strength: 0.22 + 0.42 * random() }, color);
  }
}

interface Dot {
  x: number;
  y: number;
  radius: number;
  strength: number;
}

function paintDot(albedo: Float32Array, { x, y, radius, strength }: Dot, color: Rgb): void {
  const column = Math.round((x - GRID.left) / GRID.step);
  const row = Math.round((y - GRID.top) / GRID.step);
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const i = (row + dy) * GRID.columns + column + dx;
      if (i < 0 || i >= GRID_CELLS) continue;
      const share = strength * Math.exp(-((dx * dx + dy * dy) * GRID.step * GRID.step) / (radius * radius));
      for (let c = 0; c < 3; c++) albedo[i * 3 + c] = albedo[i * 3 + c] * (1 - share) + color[c] * share;
    }
  }
}
