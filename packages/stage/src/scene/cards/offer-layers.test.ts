import { ASPECTS } from '@herald/media/choices';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { expect, it } from 'vitest';
import { layoutOf } from '../layout/layout-of.ts';
import { wordMargins } from '../layout/safe-zones.ts';
import { captionsOfOffer, rowsOfOffer } from './offer-layers.ts';

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
