import { STICKERS } from '@herald/media/scene/stickers';
import { expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { drawSticker, STICKER_BEAT } from './draw-sticker.ts';

const PLACE = { x: 20, y: 20, width: 100, height: 80 };
const BRAND = { main: '#00ff00', second: '#0000ff', ink: '#0000ff' };
/** A shadow that nobody sees. */
const FAINT = 8;

function pixelsOf(name: string, beat: number): { isInside: boolean; isBranded: boolean }[] {
  const canvas = makeCanvas(140, 120);
  const ctx = contextOf(canvas);
  drawSticker(ctx, { name, place: PLACE, beat }, BRAND);
  const { data } = ctx.getImageData(0, 0, 140, 120);
  return Array.from({ length: 140 * 120 }, (_, pixel) => {
    const [red = 0, green = 0, , alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    const [x, y] = [pixel % 140, Math.floor(pixel / 140)];
    const isInside = alpha < FAINT || (x >= 20 && x < 120 && y >= 20 && y < 100);
    return { isInside, isBranded: alpha > 250 && green > 200 && red < 120 };
  });
}

it.each(STICKERS)('a %s stays within its place while it sways, in the color of the brand', (name) => {
  for (const beat of [0, STICKER_BEAT / 4, (3 * STICKER_BEAT) / 4]) {
    const pixels = pixelsOf(name, beat);
    expect(pixels.filter(({ isInside }) => !isInside)).toEqual([]);
    expect(pixels.filter(({ isBranded }) => isBranded).length).toBeGreaterThan(200);
  }
});
