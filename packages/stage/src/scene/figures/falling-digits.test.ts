import { describe, expect, it } from 'vitest';
import { fallingDigits } from './falling-digits.ts';

describe('a number whose digits come down into place', () => {
  it.each(['$1,250', '1.250 €', '40%', '-50%', '2', '24/7'])('has the signs of %s and no other', (text) => {
    for (const progress of [0, 0.3, 0.99, 1])
      expect(fallingDigits(text, progress).map((sign) => sign.text)).toEqual([...text]);
  });

  it('brings one digit after the other, and leaves all other signs where they are', () => {
    for (const progress of [0, 0.2, 0.5, 0.8]) {
      const [sign, first, second] = fallingDigits('$47', progress).map(({ belowEm }) => belowEm);
      expect(sign).toBe(0);
      expect(first).toBeLessThan(0);
      expect(second).toBeLessThanOrEqual(first ?? 0);
    }
    expect(fallingDigits('$47', 1)).toEqual([...'$47'].map((text) => ({ text, belowEm: 0, seen: 1 })));
  });

  it('is never all unseen', () => {
    expect(Math.min(...fallingDigits('47', 0).map(({ seen }) => seen))).toBeGreaterThan(0.2);
  });
});
