import type { PixelData } from '../canvas/canvas.ts';
import { blurField } from './blur-field.ts';

/** Blurs all four channels in place; replaces ctx.filter, which not every canvas has. */
export function blurPixels(pixels: PixelData, radius: number): PixelData {
  const { width, height, data } = pixels;
  const channel = new Float32Array(width * height);
  for (let c = 0; c < 4; c++) {
    for (let i = 0; i < channel.length; i++) channel[i] = data[i * 4 + c];
    blurField(channel, width, height, radius);
    for (let i = 0; i < channel.length; i++) data[i * 4 + c] = channel[i];
  }
  return pixels;
}
