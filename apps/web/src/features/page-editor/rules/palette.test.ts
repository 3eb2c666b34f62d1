import { expect, test } from 'vitest';
import { textColors } from './palette.ts';

const DARK_GROUND = '#0b0c10';
const LIGHT_GROUND = '#faf9f7';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(textColors)('$name can be read on both grounds', ({ value }) => {
  expect(contrast(value, DARK_GROUND)).toBeGreaterThan(4);
  expect(contrast(value, LIGHT_GROUND)).toBeGreaterThan(4);
});
