import { expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { filmColorOf } from './film-color.ts';

/** Each color fills a share of the height, from above. */
function striped(stripes: readonly (readonly [color: string, share: number])[]) {
  const canvas = makeCanvas(320, 320);
  const ctx = contextOf(canvas);
  let y = 0;
  for (const [color, share] of stripes) {
    ctx.fillStyle = color;
    ctx.fillRect(0, y, 320, share * 320);
    y += share * 320;
  }
  return canvas;
}

it('is the color that a picture has most of', () => {
  const picture = striped([
    ['#808080', 0.5],
    ['#c87820', 0.375],
    ['#2040a0', 0.125],
  ]);
  expect(filmColorOf(picture, { hasPeople: false }, makeCanvas)).toBe('#c87820');
});

it('is not the skin of somebody in it', () => {
  const picture = striped([
    ['#d0a080', 0.75],
    ['#2040a0', 0.25],
  ]);
  expect(filmColorOf(picture, { hasPeople: true }, makeCanvas)).toBe('#2040a0');
});

it('is none where all is gray, or a color is hardly seen', () => {
  expect(filmColorOf(striped([['#606468', 1]]), { hasPeople: true }, makeCanvas)).toBeNull();
});
