import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Texture } from '../trace/world.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const shown = i / 255;
  return shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
});

/** A shown byte as linear light. */
export function linearOf(byte: number): number {
  return LINEAR[byte & 255];
}

/** Paints with the canvas, keeps the result as linear light. */
export function paintTexture(
  makeCanvas: MakeCanvas,
  width: number,
  height: number,
  paint: (ctx: Context2D, width: number, height: number) => void,
): Texture {
  const ctx = contextOf(makeCanvas(width, height));
  paint(ctx, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  const linear = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    linear[i] = LINEAR[data[i]];
    linear[i + 1] = LINEAR[data[i + 1]];
    linear[i + 2] = LINEAR[data[i + 2]];
    linear[i + 3] = data[i + 3] / 255;
  }
  return { width, height, data: linear };
}
