import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { headNormal, type NormalAt } from '../head-normal.ts';
import type { HairPainter } from './hair-painter.ts';
import { toReferenceY } from './head-fit.ts';
import { noise } from './noise.ts';

export interface TintLook {
  tone: number;
  /** how grainy the mask is, 0 smooth .. 1 dots, and dots per pixel */
  grain: number;
  grainSize: number;
  gloss: number;
  normalAt: NormalAt;
}

const TINT: TintLook = { tone: 0.5, grain: 0.2, grainSize: 0.55, gloss: 0, normalAt: headNormal };
const normal = new Float32Array(3);

/** Colours an area like a shaded scalp: alpha by mask(x, y) in reference units, light from the head's form. */
export function paintTint(
  painter: HairPainter,
  box: readonly [number, number, number, number],
  mask: (x: number, y: number) => number,
  look: Partial<TintLook> = {},
): void {
  const { tone, grain, grainSize, gloss, normalAt } = { ...TINT, ...look };
  const { shader, width, height, unitPx, fit } = painter;
  const x0 = Math.max(0, Math.floor(painter.columnOf(box[0])));
  const x1 = Math.min(width - 1, Math.ceil(painter.columnOf(box[2])));
  const y0 = Math.max(0, Math.floor(painter.rowOf(box[1])));
  const y1 = Math.min(height - 1, Math.ceil(painter.rowOf(box[3])));
  const input = { tone, shine: gloss, shift: 0, halo: 0, grey: painter.grey };
  shader.warmth = 0;
  shader.tangentX = 0;
  shader.tangentY = 0;
  shader.tangentZ = 1;
  for (let row = y0; row <= y1; row++) {
    const y = toReferenceY(fit, (row + painter.top + 0.5) / unitPx);
    for (let column = x0; column <= x1; column++) {
      const x = (column + painter.left + 0.5) / (unitPx * fit.widen);
      const cover = mask(x, y);
      if (cover <= 0.004) continue;
      const alpha = clamp(cover * (1 - grain + 2 * grain * noise(column * grainSize, row * grainSize)));
      normalAt(x, y, normal);
      const length = 1 / Math.hypot(normal[0], normal[1], normal[2]);
      shader.normalX = normal[0] * length;
      shader.normalY = normal[1] * length;
      shader.normalZ = normal[2] * length;
      shader.shade(input);
      painter.blend(row * width + column, alpha);
    }
  }
}

/** Paints with another colour for a while. */
export function withColor(painter: HairPainter, color: Rgb, own: Rgb, paint: () => void): void {
  painter.shader.setColor(color);
  paint();
  painter.shader.setColor(own);
}
