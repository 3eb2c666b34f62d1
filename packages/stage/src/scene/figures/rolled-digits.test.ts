import { describe, expect, it } from 'vitest';
import { rolledDigits } from './rolled-digits.ts';

const signsOf = (text: string, progress: number) => rolledDigits(text, progress).map((sign) => sign.text);

describe('a number that rolls into place', () => {
  it.each(['$1,250', '1.250 €', '40%', '-50%', '2', '1,5'])('keeps the signs of %s in their places', (text) => {
    for (const progress of [0, 0.3, 0.99, 1]) expect(signsOf(text, progress)).toEqual([...text]);
  });

  it('shows two digits on their way through the place of each, and itself at the end', () => {
    const [first, second] = rolledDigits('47', 0.5);
    expect(first?.passing.map(({ digit }) => digit)).toEqual(['2', '3']);
    expect(second?.passing.map(({ digit }) => digit)).toEqual(['5', '6']);
    for (const { passing } of [first, second].flatMap((sign) => sign ?? [])) {
      expect((passing[1]?.below ?? 0) - (passing[0]?.below ?? 0)).toBeCloseTo(1, 9);
      expect(passing[1]?.below).toBeGreaterThanOrEqual(0);
    }
    expect(rolledDigits('47', 1).every(({ passing }) => passing.length === 0)).toBe(true);
  });

  it.each(['24/7', '9:30', '3–1', 'free', '2', '15', '$9'])('leaves %s still', (text) => {
    expect(rolledDigits(text, 0.2).every(({ passing }) => passing.length === 0)).toBe(true);
  });
});
