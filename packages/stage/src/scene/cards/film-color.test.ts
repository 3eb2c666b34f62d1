import { expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { colorAround, colorOfProduct } from './film-color.ts';

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

/** A head and a hand of one skin before a gray wall, over clothes. */
function person(skin: string, clothes: string) {
  const canvas = striped([
    ['#808080', 0.75],
    [clothes, 0.25],
  ]);
  const ctx = contextOf(canvas);
  ctx.fillStyle = skin;
  ctx.fillRect(110, 40, 100, 120);
  ctx.fillRect(20, 180, 110, 120);
  return canvas;
}

const AT = { face: { x: 120, y: 70, width: 80, height: 70 }, head: { x: 100, y: 20, width: 120, height: 150 } };

it.each(['#d0a080', '#ff9a5a', '#b5605a', '#5a3020', '#e17537', '#8d6247', '#f0c8b8'])(
  'leaves out a face of %s and hands of its hue, not what somebody wears',
  (skin) => {
    expect(colorAround(person(skin, '#2040a0'), AT, makeCanvas)).toBe('#2040a0');
    expect(colorAround(person(skin, '#d8c020'), AT, makeCanvas)).toBe('#d8c020');
    expect(colorAround(person(skin, '#505458'), AT, makeCanvas)).toBeNull();
  },
);

it('is none where all is gray, or a color is hardly seen', () => {
  expect(colorAround(striped([['#606468', 1]]), AT, makeCanvas)).toBeNull();
  expect(colorOfProduct(striped([['#606468', 1]]), makeCanvas)).toBeNull();
});

it('is a faint color, deepened, where none is strong: a loud one would be of another film', () => {
  const sand = striped([
    ['#808080', 0.5],
    ['#a89c8c', 0.5],
  ]);
  expect(colorAround(sand, AT, makeCanvas)).toBe('#644d2e');
  const speck = striped([
    ['#808080', 0.97],
    ['#a89c8c', 0.03],
  ]);
  expect(colorAround(speck, AT, makeCanvas)).toBeNull();
});

it('is the color that a product has most of, also where it has the hue of skin', () => {
  const honey = striped([
    ['#808080', 0.5],
    ['#c87820', 0.375],
    ['#2040a0', 0.125],
  ]);
  expect(colorOfProduct(honey, makeCanvas)).toBe('#c87820');
});

it('is not the hand that holds a product', () => {
  const held = striped([
    ['#808080', 0.25],
    ['#8d6247', 0.25],
    ['#2040a0', 0.25],
    ['#208040', 0.25],
  ]);
  expect(colorOfProduct(held, makeCanvas)).not.toBe('#8d6247');
});
