import { describe, expect, it } from 'vitest';
import { fleshTintOf, tintFlesh } from './flesh-tint.ts';
import { lumaOf, type Rgb } from './rgb.ts';

const TONGUE: Rgb = [180, 90, 88];
const spread = (color: Rgb) => Math.max(...color) - Math.min(...color);

describe('the flesh inside a mouth', () => {
  it('stays red where lips are redder than skin', () => {
    const natural = fleshTintOf([190, 100, 98], [215, 165, 140]);
    expect(tintFlesh(natural, TONGUE, [0, 0, 0])).toEqual(TONGUE);
  });

  it('is grey in a grey picture, and as light as before', () => {
    const seen = tintFlesh(fleshTintOf([90, 90, 90], [170, 170, 170]), TONGUE, [0, 0, 0]);
    expect(spread(seen)).toBeLessThan(1);
    expect(lumaOf(seen)).toBeCloseTo(lumaOf(TONGUE), 0);
  });

  it('is brown, not red, in a brown picture', () => {
    const [red, green, blue] = tintFlesh(fleshTintOf([120, 90, 50], [220, 165, 92]), TONGUE, [0, 0, 0]);
    expect(red / green).toBeLessThan(1.5);
    expect(green / blue).toBeGreaterThan(1.3);
  });
});
