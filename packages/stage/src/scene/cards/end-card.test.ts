import { ASPECTS, type Aspect, END_CARD_STYLES, type EndCardStyle } from '@herald/media/choices';
import type { BrandSpec } from '@herald/media/scene/brand';
import { describe, expect, it, vi } from 'vitest';
import type { Canvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { contrastBetween } from '#base/color/contrast.ts';
import type { Rgb } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { present } from '../../../testing/present.ts';
import { sampleLogo, sampleProduct } from '../../../testing/sheets/sample-pictures.ts';
import { layoutScene } from '../layout/layout-scene.ts';
import { pictureMargins, wordMargins } from '../layout/safe-zones.ts';
import { chooseFonts } from '../text/choose-fonts.ts';
import { endCardColors } from './end-card-colors.ts';
import { endCardLayers } from './end-card-layers.ts';
import { type EndCardParts, paintEndCard } from './paint-end-card.ts';
import type { Sprite } from './sprite.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const TEXT = 'Try it free for thirty days';
const DETAIL = 'example.com/serum';
registerFonts([...chooseFonts(TEXT, 'en', 'loud').fonts, ...chooseFonts(DETAIL, 'en', 'loud').fonts]);

interface Wish {
  text?: string;
  aspect?: Aspect;
  product?: Picture | null;
  logo?: Picture | null;
  detail?: string | null;
  color?: string;
  style?: EndCardStyle;
  isSober?: true;
  brand?: BrandSpec | null;
}

function partsOf({
  text = TEXT,
  aspect = '9:16',
  product = null,
  logo = null,
  detail = DETAIL,
  color = '#ff6a45',
  style = 'stage',
  isSober,
  brand = null,
}: Wish): EndCardParts {
  const layout = layoutScene({ aspect, resolution: 720 });
  const background = makeCanvas(layout.width, layout.height);
  const spec = { text, detail, durationSec: 2, color, style, ...(isSober && { isSober }) };
  return { spec, brand, aspect, locale: 'en', layout, background, product, logo };
}

const painted = (wish: Wish) => paintEndCard(partsOf(wish), makeCanvas);

const knownInks = new WeakMap<Sprite, Rect>();

/** Where the ink of a part lies in the frame, its shadow left out; looked for once, for a part has a million pixels. */
function inkOf(part: Sprite): Rect {
  const ink = knownInks.get(part) ?? findInk(part);
  knownInks.set(part, ink);
  return ink;
}

function findInk({ canvas, at }: Sprite): Rect {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] < 200) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return { x: at.x + left, y: at.y + top, width: right - left, height: bottom - top };
}

function isWithin(rect: Rect, margins: ReturnType<typeof wordMargins>, { width, height }: Canvas): boolean {
  return (
    rect.x >= margins.left * width - 1 &&
    rect.y >= margins.top * height - 1 &&
    rect.x + rect.width <= width * (1 - margins.right) + 1 &&
    rect.y + rect.height <= height * (1 - margins.bottom) + 1
  );
}

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const wishes = ASPECTS.flatMap((aspect) =>
  [null, sampleProduct(makeCanvas)].flatMap((product) =>
    [null, sampleLogo(makeCanvas)].flatMap((logo) =>
      [null, DETAIL].map((detail) => ({ aspect, product, logo, detail })),
    ),
  ),
);

describe('the end card', () => {
  it.each(wishes)('in $aspect has its parts apart and inside the safe zones', (wish) => {
    const { ground, product, offer, button, logo } = painted(wish);
    expect([product !== null, button !== null, logo !== null]).toEqual([
      wish.product !== null,
      wish.detail !== null,
      wish.logo !== null,
    ]);
    for (const words of [offer, button]) {
      if (words) expect(isWithin(inkOf(words), wordMargins(wish.aspect), ground)).toBe(true);
    }
    for (const picture of [product, logo]) {
      if (picture) expect(isWithin(inkOf(picture), pictureMargins(wish.aspect), ground)).toBe(true);
    }
    const inks = [product, offer, button, logo].flatMap((part) => (part ? [inkOf(part)] : []));
    for (const [index, ink] of inks.entries())
      for (const other of inks.slice(index + 1)) expect(overlaps(ink, other)).toBe(false);
  });

  it.each(['#ff6a45', '#ffe000', '#ffffff', '#000000', '#102030', '#2f6f6a', '#ff00ff'])(
    'of the color %s has words that stand out 4.5:1, and a button that is seen',
    (color) => {
      const { ground, offer, button } = painted({ color });
      const at = inkOf(offer);
      const { offer: ink } = endCardColors({ color, style: 'stage' }, null);
      expect(contrastBetween(ink, pixelOf(ground, at.x + at.width / 2, at.y))).toBeGreaterThan(4.5);
      const pill = present(button);
      const box = inkOf(pill);
      const fill = pixelOf(pill.canvas, box.x - pill.at.x + box.height / 5, box.y - pill.at.y + box.height / 2);
      expect(contrastBetween(fill, pixelOf(ground, box.x - 4, box.y + box.height / 2))).toBeGreaterThan(1.8);
      expect(Math.max(contrastBetween(fill, [14, 14, 17]), contrastBetween(fill, [250, 249, 247]))).toBeGreaterThan(
        4.5,
      );
    },
  );

  it.each(wishes)('in $aspect keeps what follows its words away from them', (wish) => {
    const { ground, product, offer, button, logo } = painted({ ...wish, text: 'Half price this week' });
    const words = inkOf(offer);
    const low = words.y + words.height;
    const below = [product, button, logo].flatMap((part) => (part ? [inkOf(part)] : [])).filter(({ y }) => y >= low);
    const gap = 0.042 * Math.min(ground.width, ground.height);
    for (const part of below) expect(part.y - low).toBeGreaterThan(gap);
  });

  it('has words and a pill that are at most as wide as their rows, and a small pill where its words are small', () => {
    const pillOf = (style: EndCardStyle) => inkOf(present(painted({ style, detail: 'order.com' }).button));
    const shareOf = (words: Sprite) => inkOf(words).width / words.canvas.width;
    const [few, many] = ['a.co', 'the-longest-address-of-a-shop.com/orders'].map((detail) =>
      painted({ style: 'price', text: '$9', detail }),
    );
    expect(shareOf(few.offer)).toBeLessThan(0.9);
    expect(shareOf(present(few.button))).toBeLessThan(0.9);
    expect(shareOf(present(many.button))).toBeGreaterThan(0.9);
    expect(shareOf(present(many.button))).toBeLessThanOrEqual(1);
    expect(pillOf('quiet').height).toBeLessThan(0.7 * pillOf('stage').height);
  });

  it('after grave news is dark, without a pattern and without a strong color', () => {
    const [glad, sober] = [painted({ color: '#b01653' }), painted({ color: '#b01653', isSober: true })];
    const { width, height } = glad.ground;
    const ringOf = ({ ground }: typeof glad) =>
      Array.from({ length: 60 }, (_, step) => {
        const angle = (step / 60) * 2 * Math.PI;
        const [x, y] = [width / 2 + Math.cos(angle) * width * 0.4, height * 0.38 + Math.sin(angle) * width * 0.4];
        return pixelOf(ground, x, y);
      });
    const spread = (ring: Rgb[]) => Math.max(...ring.map(([red]) => red)) - Math.min(...ring.map(([red]) => red));
    expect(spread(ringOf(glad))).toBeGreaterThan(14);
    expect(spread(ringOf(sober))).toBeLessThan(8);
    expect(Math.max(...ringOf(sober).flatMap((color) => [...color]))).toBeLessThan(90);
  });

  it.each(
    ASPECTS.flatMap((aspect) =>
      END_CARD_STYLES.flatMap((style) =>
        [null, sampleProduct(makeCanvas)].map((product) => ({ aspect, style, product })),
      ),
    ),
  )('of a brand in $aspect in the style $style has its parts apart and inside the safe zones', (wish) => {
    const brand = { color: '#1f3d34', accent: '#f2c879', font: 'bricolage' } as const;
    const { ground, product, offer, button, logo } = painted({ ...wish, logo: sampleLogo(makeCanvas), brand });
    expect(product === null).toBe(wish.product === null || wish.style === 'quiet');
    for (const words of [offer, present(button)])
      expect(isWithin(inkOf(words), wordMargins(wish.aspect), ground)).toBe(true);
    const inks = [product, offer, button, logo].flatMap((part) => (part ? [inkOf(part)] : []));
    for (const [index, ink] of inks.entries())
      for (const other of inks.slice(index + 1)) expect(overlaps(ink, other)).toBe(false);
  });

  it.each(
    END_CARD_STYLES.flatMap((style) =>
      [
        ['#1f3d34', '#f2c879'],
        ['#ffffff', '#fefefe'],
        ['#000000', '#111111'],
        ['#808080', '#909090'],
      ].map(([color, accent]) => ({ style, color, accent })),
    ),
  )('of the brand $color and $accent has readable words in the style $style', ({ style, color, accent }) => {
    const colors = endCardColors({ color, style }, { color, accent, font: 'geist' });
    for (const ground of [colors.light, colors.dark])
      expect(contrastBetween(colors.offer, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastBetween(colors.onButton, colors.button)).toBeGreaterThanOrEqual(4.5);
    expect(contrastBetween(colors.button, colors.light)).toBeGreaterThan(1.8);
  });

  it('shows a product that is as dark as the ground on a light card', () => {
    const dark = makeCanvas(300, 400);
    contextOf(dark).fillStyle = '#ffffff';
    contextOf(dark).fillRect(0, 0, 300, 400);
    contextOf(dark).fillStyle = '#101012';
    contextOf(dark).fillRect(90, 90, 120, 220);
    const { canvas, at } = present(painted({ product: dark }).product);
    const ink = inkOf({ canvas, at });
    const [red, green, blue] = pixelOf(canvas, ink.x - at.x + 3, ink.y - at.y + ink.height / 2);
    expect(Math.min(red, green, blue)).toBeGreaterThan(200);
  });

  it('brings in its parts one after the other, and the product never stands still', () => {
    const parts = partsOf({ product: sampleProduct(makeCanvas), logo: sampleLogo(makeCanvas) });
    const layers = endCardLayers(parts, { startSec: 5, endSec: 7 }, makeCanvas);
    const shownAt = (tSec: number) => layers.filter((layer) => layer.stateAt(tSec) !== null).length;
    expect([4.9, 5.05, 5.2, 5.4, 5.6, 5.8].map(shownAt)).toEqual([0, 1, 2, 3, 4, 5]);
    const product = layers[1];
    expect(new Set([5.3, 5.7, 6.2, 6.9].map((tSec) => product.stateAt(tSec))).size).toBe(4);
  });
});

function pixelOf(canvas: Canvas, x: number, y: number): Rgb {
  const { data } = contextOf(canvas).getImageData(Math.round(x), Math.round(y), 1, 1);
  return [data[0], data[1], data[2]];
}
