import { ASPECTS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { PLATFORM_MARGINS, pictureMargins, wordMargins } from './safe-zones.ts';

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

describe('margins', () => {
  it.each(ASPECTS)('the margins of %s leave more than half of the frame for words in both directions', (aspect) => {
    const { top, bottom, left, right } = wordMargins(aspect);
    expect(1 - top - bottom).toBeGreaterThan(0.5);
    expect(1 - left - right).toBeGreaterThan(0.5);
  });

  it.each(ASPECTS)('the margins of %s are never tighter for words than for pictures', (aspect) => {
    for (const side of SIDES) expect(wordMargins(aspect)[side]).toBeGreaterThanOrEqual(pictureMargins(aspect)[side]);
  });

  it.each(Object.keys(PLATFORM_MARGINS) as (keyof typeof PLATFORM_MARGINS)[])(
    'the margins of tall frames keep words clear of %s',
    (platform) => {
      for (const side of SIDES) {
        expect(wordMargins('9:16')[side]).toBeGreaterThanOrEqual(PLATFORM_MARGINS[platform][side]);
      }
    },
  );

  it.each(['4:5', '1:1', '16:9'] as const)('the margins of %s are a plain border', (aspect) => {
    expect(wordMargins(aspect)).toEqual({ top: 0.05, bottom: 0.05, left: 0.05, right: 0.05 });
    expect(pictureMargins(aspect)).toEqual(wordMargins(aspect));
  });
});
