import { ASPECTS, CAPTION_POSITIONS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { touches } from '#base/math/rect.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { layoutScene } from '../layout/layout-scene.ts';
import { layoutOfProduct } from '../layout/words-over-product.ts';
import { InsertOverlay } from './insert-overlay.ts';
import { paintProductShot } from './paint-product-shot.ts';

function painted(width: number, height: number, ground: string): Canvas {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#b3541e';
  ctx.fillRect(width * 0.3, height * 0.2, width * 0.4, height * 0.6);
  return canvas;
}

/** A picture without any plain ground. */
function busy(width: number, height: number): Canvas {
  const canvas = painted(width, height, '#446688');
  const ctx = contextOf(canvas);
  for (let i = 0; i < 40; i++) {
    ctx.fillStyle = i % 2 ? '#d8c8a0' : '#203018';
    ctx.fillRect(0, (i / 40) * height, width, height / 80);
  }
  return canvas;
}

const background = painted(738, 1298, '#8a7a66');

describe.each(ASPECTS)('a product that fills %s', (aspect) => {
  it.each(CAPTION_POSITIONS)('stands free between the edge and captions at the %s', (captionPosition) => {
    const layout = layoutScene({ aspect, resolution: 720, captionPosition });
    const picture = painted(600, 800, '#ffffff');
    const { place, product } = paintProductShot({ picture, layout, background, hasCaptions: true }, makeCanvas);
    expect(touches(place, layout.caption)).toBe(false);
    expect(place.height).toBeGreaterThan(layout.height * 0.25);
    expect(contextOf(product).getImageData(product.width >> 1, product.height >> 1, 1, 1).data[3]).toBe(255);
    expect([place.x >= 0, place.x + place.width <= layout.width]).toEqual([true, true]);
  });

  it('keeps its shape, whatever the picture is like', () => {
    const layout = layoutScene({ aspect, resolution: 720 });
    for (const picture of [painted(900, 500, '#ffffff'), busy(1600, 500), busy(500, 1600)]) {
      const { place, ground } = paintProductShot({ picture, layout, background, hasCaptions: true }, makeCanvas);
      expect([ground.width, ground.height]).toEqual([layout.width, layout.height]);
      expect(place.width).toBeLessThanOrEqual(layout.width);
      expect(place.height).toBeLessThanOrEqual(layout.height);
      expect(contextOf(ground).getImageData(2, 2, 1, 1).data[3]).toBe(255);
    }
  });
});

describe('the product alone in a tall frame', () => {
  const spec = sampleScene({ aspect: '9:16' });
  const usual = layoutOf(spec);
  const layout = layoutOfProduct(spec, usual);

  it('has the words above it and stands in the middle, with no empty lower half', () => {
    for (const picture of [painted(600, 800, '#ffffff'), painted(400, 900, '#ffffff'), busy(1200, 800)]) {
      const { place } = paintProductShot({ picture, layout, background, hasCaptions: true }, makeCanvas);
      expect(place.y).toBeGreaterThanOrEqual(layout.caption.y + layout.caption.height);
      expect((place.y + place.height / 2) / layout.height).toBeGreaterThan(0.45);
      expect((place.y + place.height / 2) / layout.height).toBeLessThan(0.58);
    }
  });

  it('moves the words in its shots and no others', () => {
    expect(layout.caption).toEqual({ ...usual.caption, y: layout.caption.y });
    expect(layout.caption.y + layout.caption.height).toBeLessThan(layout.height * 0.3);
    const wide = sampleScene({ aspect: '1:1' });
    expect(layoutOfProduct(wide, layoutOf(wide))).toEqual(layoutOf(wide));
  });
});

it('a picture of the shape of the frame, with a ground of its own, fills all of it', () => {
  const layout = layoutScene({ aspect: '9:16', resolution: 720 });
  const request = { picture: busy(900, 1500), layout, background, hasCaptions: true };
  expect(paintProductShot(request, makeCanvas).place).toEqual({ x: 0, y: 0, width: 720, height: 1280 });
});

describe('a picture with a ground of its own that cannot fill the frame', () => {
  const grain = (width: number, height: number): Canvas => {
    const canvas = makeCanvas(width, height);
    const ctx = contextOf(canvas);
    for (let x = 0; x < width; x += 3)
      for (let y = 0; y < height; y += 3) {
        const light = 90 + ((x * 31 + y * 17 + x * y) % 60);
        ctx.fillStyle = `rgb(${light + 40},${light},${light - 50})`;
        ctx.fillRect(x, y, 3, 3);
      }
    ctx.fillStyle = '#2040d0';
    ctx.fillRect(width * 0.1, height * 0.4, width * 0.7, height * 0.3);
    return canvas;
  };
  const layout = layoutScene({ aspect: '9:16', resolution: 720 });
  const wide = { picture: grain(1200, 800), layout, background, hasCaptions: true };

  it('is a print across most of the frame, with all that stands out in it', () => {
    const { place, product } = paintProductShot(wide, makeCanvas);
    expect(Math.min(place.width, place.height)).toBeGreaterThan(0.6 * layout.width);
    const { data } = contextOf(product).getImageData(0, product.height >> 1, product.width, 1);
    const blue = Array.from({ length: product.width }, (_, x) => data[4 * x + 2] > 180 && data[4 * x] < 60);
    const [first, last] = [blue.indexOf(true), blue.lastIndexOf(true)];
    expect(first).toBeGreaterThan(60);
    expect(last).toBeLessThan(product.width - 60);
  });

  it('stands on a ground of its own color, and not before its own blur', () => {
    const { ground } = paintProductShot(wide, makeCanvas);
    const ctx = contextOf(ground);
    const rows = [0.1, 0.5, 0.9].map((share) => ctx.getImageData(20, Math.round(layout.height * share), 680, 1).data);
    for (const row of rows) {
      // From side to side only the light fades: no edge of what the picture shows is left.
      for (let x = 4; x < row.length; x += 4) expect(Math.abs(row[x] - row[x - 4])).toBeLessThan(4);
    }
  });

  it('is not cropped where it has something to read', () => {
    const screen = busy(1600, 900);
    const { place, product } = paintProductShot({ ...wide, picture: screen }, makeCanvas);
    const margin = (product.width - 0.86 * layout.width) / 2;
    expect((place.width - 2 * margin) / (place.height - 2 * margin)).toBeCloseTo(1600 / 900, 1);
  });
});

describe('the move of a product shot', () => {
  const place = { x: 100, y: 200, width: 300, height: 400 };
  const frame = { width: 720, height: 1280 };
  const times = [
    { startSec: 1, endSec: 3 },
    { startSec: 8, endSec: 9.5 },
  ];
  const overlay = new InsertOverlay(makeCanvas(300, 400), { place, frame, growth: 0.08 }, times);

  it('is there from the first frame of its shots to the last, and at no other time', () => {
    expect([0.99, 1, 2.99, 3, 7, 8, 9.49, 9.5].map((tSec) => overlay.stateAt(tSec) !== null)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('comes nearer with every frame, by a little in all', () => {
    const scales = Array.from({ length: 60 }, (_, k) => Number(overlay.stateAt(1 + k / 30)));
    expect(scales[0]).toBe(1);
    for (const [k, scale] of scales.entries()) if (k > 0) expect(scale).toBeGreaterThan(scales[k - 1]);
    expect(scales[59]).toBeLessThanOrEqual(1.08);
  });

  it('stays inside what it says it touches', () => {
    const { x, y, width, height } = overlay.areaAt();
    expect([x, y, x + width, y + height]).toEqual([88, 184, 412, 616]);
  });
});
