import { expect, it } from 'vitest';
import { hairOf, headWith } from '../testing/test-head.ts';
import { beardFit, beardShape } from './beard-shape.ts';

const head = headWith(hairOf('crop'), { gender: 'male' });

/** How far from the middle a goatee reaches at a height: mouth at 0.80, chin at 1.32. */
function halfWidthAt(y: number): number {
  const { jaw } = beardShape('goatee', head, beardFit(head));
  let half = 0;
  for (let x = 0; x < 0.6; x += 0.01) if (jaw(x, y) > 0.5) half = x;
  return half;
}

it('a goatee narrows from the mouth to a round chin', () => {
  const widths = [1, 1.08, 1.16, 1.24].map(halfWidthAt);
  for (const [i, width] of widths.entries()) if (i > 0) expect(width).toBeLessThan(widths[i - 1]);
  expect(halfWidthAt(1.24)).toBeLessThan(0.7 * halfWidthAt(1));
});
