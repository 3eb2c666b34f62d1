import { ASPECTS } from '@herald/media/choices';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { expect, it } from 'vitest';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { sampleProduct } from '../../../testing/sheets/sample-pictures.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { wordMargins } from '../layout/safe-zones.ts';
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
    for (const { y, height } of words) {
      expect(y).toBeGreaterThanOrEqual(Math.floor(top * layout.height));
      expect(y + height).toBeLessThanOrEqual(Math.ceil((1 - bottom) * layout.height));
    }
    if (hasProduct && aspect === '9:16') expect(rows.product?.height).toBeGreaterThan(0.35 * layout.height);
  }
});

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
