import { describe, expect, it } from 'vitest';
import { parseHex } from '#base/color/rgb.ts';
import { greyedHair, HAIR_COLORS } from './hair-colors.ts';

const lightness = (hex: string): number => parseHex(hex).reduce((sum, channel) => sum + channel, 0);

describe('hair colours', () => {
  it('are distinct natural shades', () => {
    const colors = Object.values(HAIR_COLORS);
    expect(new Set(colors).size).toBe(colors.length);
    for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const color of colors) {
      const [red, , blue] = parseHex(color);
      expect(red).toBeGreaterThanOrEqual(blue);
    }
  });

  it('stay as they are in the young', () => {
    expect(greyedHair(HAIR_COLORS.brown, 25)).toEqual({ color: HAIR_COLORS.brown, greyShare: 0 });
  });

  it('lighten with the years, and first show single grey hairs', () => {
    const at = (years: number) => greyedHair(HAIR_COLORS.brown, years);
    expect(at(50).greyShare).toBeGreaterThan(0.05);
    expect(lightness(at(60).color)).toBeGreaterThan(lightness(at(50).color));
    expect(lightness(at(78).color)).toBeGreaterThan(lightness(at(60).color));
  });
});
