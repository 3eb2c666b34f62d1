import { STICKERS } from '@herald/media/scene/stickers';
import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { CutOutEmoji } from './cut-out-emoji.ts';
import { drawStanding, drawSticker, STICKER_BEAT } from './draw-sticker.ts';

const PLACE = { x: 20, y: 20, width: 100, height: 80 };
const BRAND = { main: '#00ff00', second: '#0000ff', ink: '#0000ff' };
const BEATS = [0, STICKER_BEAT / 4, (3 * STICKER_BEAT) / 4];
/** A shadow that nobody sees. */
const FAINT = 8;

interface Drawn {
  isInside: boolean;
  isBranded: boolean;
  isWhite: boolean;
  isColored: boolean;
  isRim: boolean;
}

function pixelsOf(name: string, beat: number, draw = drawSticker): Drawn[] {
  const canvas = makeCanvas(140, 120);
  const ctx = contextOf(canvas);
  const setter = new TypeSetter(name, { locale: 'en-US' }, 'loud', makeCanvas);
  const look = { sticker: BRAND, cutOuts: new CutOutEmoji(setter, makeCanvas) };
  draw(ctx, { name, place: PLACE, beat }, look);
  const { data } = ctx.getImageData(0, 0, 140, 120);
  return Array.from({ length: 140 * 120 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    const [x, y] = [pixel % 140, Math.floor(pixel / 140)];
    const isFull = alpha > 250;
    return {
      isInside: alpha < FAINT || (x >= 20 && x < 120 && y >= 20 && y < 100),
      isBranded: isFull && green > 200 && red < 120,
      isWhite: isFull && Math.min(red, green, blue) > 240,
      isRim: alpha > 150 && Math.max(red, green, blue) < 90,
      isColored: isFull && Math.max(red, green, blue) - Math.min(red, green, blue) > 60,
    };
  });
}

it.each(STICKERS)('a %s stays within its place while it sways, in the color of the brand', (name) => {
  for (const beat of BEATS) {
    const pixels = pixelsOf(name, beat);
    expect(pixels.filter(({ isInside }) => !isInside)).toEqual([]);
    expect(pixels.filter(({ isBranded }) => isBranded).length).toBeGreaterThan(200);
  }
});

describe('an emoji', () => {
  beforeAll(() => registerFonts());

  it('has a dark rim, as signs do, so that it is seen on a bright ground', () => {
    for (const name of ['🍅', 'star', 'heart'])
      expect(pixelsOf(name, 0).filter(({ isRim }) => isRim).length).toBeGreaterThan(100);
  });

  it.each(['🍅', '✂️', '🐶', '🌶️'])(
    '%s stays within its place while it sways, in its own colors with a white edge',
    (emoji) => {
      for (const beat of BEATS) {
        const pixels = pixelsOf(emoji, beat);
        expect(pixels.filter(({ isInside }) => !isInside)).toEqual([]);
        expect(pixels.filter(({ isWhite }) => isWhite).length).toBeGreaterThan(200);
        expect(pixels.filter(({ isColored }) => isColored).length).toBeGreaterThan(300);
      }
    },
  );

  it.each(['🍅', '📦'])('%s on a card has no white edge, and stays within its place with its shadow', (emoji) => {
    for (const beat of BEATS) {
      const pixels = pixelsOf(emoji, beat, drawStanding);
      expect(pixels.filter(({ isInside }) => !isInside)).toEqual([]);
      expect(pixels.filter(({ isWhite }) => isWhite).length).toBeLessThan(60);
      expect(pixels.filter(({ isColored }) => isColored).length).toBeGreaterThan(300);
    }
  });
});
