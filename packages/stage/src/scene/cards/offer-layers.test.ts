import { ASPECTS } from '@herald/media/choices';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { contrastBetween } from '#base/color/contrast.ts';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { sampleProduct } from '../../../testing/sheets/sample-pictures.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { pictureMargins, wordMargins } from '../layout/safe-zones.ts';
import { captionsOfOffer, offerLayers, rowsOfOffer } from './offer-layers.ts';

it.each(ASPECTS)('in %s an offer and its captions lie one below the other, where words may be', (aspect) => {
  for (const [hasProduct, pillLines] of [
    [true, 1],
    [true, 3],
    [false, 2],
    [false, 3],
  ] as const) {
    const spec = parseSceneSpec({
      ...{ aspect, durationSec: 9, captions: { style: 'pop', position: 'bottom' } },
      performer: { kind: 'preset', presetId: 'emma' },
      background: { kind: 'color', color: '#203040' },
      card: hasProduct ? { picture: 'jar.png', placement: 'hand', enterAtSec: 1, leaveAtSec: null, label: null } : null,
    });
    const layout = layoutOf(spec);
    const rows = rowsOfOffer({ spec, layout, style: 'stage', hasProduct, pillLines });
    const words = [rows.offer, rows.button, captionsOfOffer(spec, layout)].flatMap((row) => row ?? []);
    const isProductAside = aspect === '16:9';
    const stacked = [...words, ...(isProductAside ? [] : [rows.product])].flatMap((row) => row ?? []);
    const inOrder = stacked.toSorted((a, b) => a.y - b.y);
    for (const [index, { y }] of inOrder.slice(1).entries())
      expect(y).toBeGreaterThanOrEqual((inOrder[index]?.y ?? 0) + (inOrder[index]?.height ?? 0) - 2);
    const { top, bottom } = wordMargins(aspect);
    for (const row of words) {
      // What captions add below a card without a product may be as low as pictures.
      const isAdded = !hasProduct && row === words.at(-1);
      const low = isAdded ? pictureMargins(aspect).bottom : bottom;
      expect(row.y).toBeGreaterThanOrEqual(Math.floor(top * layout.height));
      expect(row.y + row.height).toBeLessThanOrEqual(Math.ceil((1 - low) * layout.height));
    }
    if (hasProduct && aspect === '9:16') expect(rows.product?.height).toBeGreaterThan(0.35 * layout.height);
  }
});

it.each(['#ffffff', '#777777', '#0a0a0a'])(
  'large white words are read on a picture of the film behind them: %s',
  (color) => {
    registerFonts();
    const spec = parseSceneSpec({
      ...{ aspect: '9:16', durationSec: 9 },
      performer: { kind: 'preset', presetId: 'emma' },
      background: { kind: 'color', color: '#203040' },
    });
    const layout = layoutOf(spec);
    const offer = { startSec: 6, headline: { text: 'Use code', atSec: 6.2 }, detail: null, says: () => true };
    const behind = makeCanvas(layout.width, layout.height);
    const ctx = contextOf(behind);
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, layout.width, layout.height);
    for (const wished of ['#eecc22', '#ffffff', '#000000', '#ff0000', '#00ffff']) {
      const parts = { spec, offer, layout, background: makeCanvas(8, 8), product: null, behind, color: wished };
      const [ground] = offerLayers(parts, makeCanvas);
      const canvas = makeCanvas(layout.width, layout.height);
      ground?.draw(contextOf(canvas), 7);
      for (const share of [0.1, 0.35, 0.9]) {
        const [red = 0, green = 0, blue = 0] = contextOf(canvas).getImageData(360, share * layout.height, 1, 1).data;
        expect(contrastBetween([255, 255, 255], [red, green, blue])).toBeGreaterThan(3.5);
      }
    }
  },
);

it('an offer never stands still: product, price and button move from one second to the next up to the end', () => {
  registerFonts();
  const spec = parseSceneSpec({
    ...{ aspect: '9:16', durationSec: 9 },
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#203040' },
    card: { picture: 'jar.png', placement: 'hand', enterAtSec: 1, leaveAtSec: null, label: null },
  });
  const layout = layoutOf(spec);
  const headline = { text: '$14', atSec: 6.2 };
  const offer = { startSec: 6, headline, detail: { text: 'muddypaws.com', atSec: 6.9 }, says: () => true };
  const background = makeCanvas(8, 8);
  const product = sampleProduct(makeCanvas);
  const layers = offerLayers({ spec, offer, layout, background, product, color: '#3355aa' }, makeCanvas);
  const moving = layers.filter((layer) => layer.stateAt(7.9) !== layer.stateAt(8.9));
  expect([layers.length, moving.length]).toEqual([4, 3]);
  expect(layers.every((layer) => layer.stateAt(5.9) === null)).toBe(true);
  // With the cut there is more than a ground: the product and its price can be read.
  const shareAt = (layer: (typeof layers)[number] | undefined) => Number(layer?.stateAt(6)?.split(':')[0]);
  expect([shareAt(layers[1]), shareAt(layers[2])].every((share) => share > 0.9)).toBe(true);
});
