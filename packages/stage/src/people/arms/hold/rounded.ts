import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Light } from '#base/light/light-presets.ts';
import type { Silhouette } from './silhouette.ts';

/** How much darker a cylinder is where it turns away, and where it faces away from the lamp. */
const EDGE_SHADE = 0.34;
const FAR_SHADE = 0.24;
/** The strip that mirrors the lamp: where it is, how wide, and how much it brightens. */
const STRIP = { at: 0.46, width: 0.15, light: 0.17 };

/** The light of a place on something round: darker where it turns away, with a strip that mirrors the lamp. */
export function rounded({ pixels, rows, top }: Silhouette, { key }: Light, makeCanvas: MakeCanvas): Canvas {
  const { width, height } = pixels;
  const data = pixels.data.slice();
  const towards = key[0] < 0 ? -1 : 1;
  for (let row = top; row < height; row++) {
    const span = rows[row];
    if (!span) continue;
    const middle = (span.from + span.to) / 2;
    const half = (span.to - span.from) / 2;
    for (let column = 0; column < width; column++) {
      const across = ((2 * column + 1) / width - 1 - middle) / half;
      if (Math.abs(across) <= 1) light(data, (row * width + column) * 4, towards * across);
    }
  }
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  const lit = ctx.getImageData(0, 0, width, height);
  lit.data.set(data);
  ctx.putImageData(lit, 0, 0);
  return canvas;
}

/** `across` is 1 at the side of the lamp. */
function light(data: Uint8ClampedArray, at: number, across: number): void {
  const shade = 1 - EDGE_SHADE * across ** 6 - FAR_SHADE * Math.max(0, 0.25 - across) ** 1.5;
  const glint = STRIP.light * Math.exp(-(((across - STRIP.at) / STRIP.width) ** 2));
  for (let i = at; i < at + 3; i++) data[i] = data[i] * shade + (255 - data[i] * shade) * glint;
}
