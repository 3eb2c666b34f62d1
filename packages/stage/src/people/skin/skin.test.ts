import { readCharacterParams } from '@herald/media/person/read-character-params';
import { describe, expect, it } from 'vitest';
import { parseHex, type Rgb } from '#base/color/rgb.ts';
import { skinPalette } from './skin-palette.ts';
import { skinColor } from './skin-tone.ts';

const sumOf = (color: Rgb): number => color[0] + color[1] + color[2];
const person = readCharacterParams({ seed: 1, gender: 'female', ageYears: 30, skinTone: 4 });
const paletteOf = (change: Partial<typeof person> = {}) => skinPalette({ ...person, ...change });

describe('skinColor', () => {
  it('gets darker with every step of the tone', () => {
    for (let tone = 0.25; tone <= 10; tone += 0.25) {
      expect(sumOf(skinColor(tone))).toBeLessThan(sumOf(skinColor(tone - 0.25)));
    }
  });

  it('is redder than green and greener than blue in every tone', () => {
    for (let tone = 0; tone <= 10; tone += 0.5) {
      const [red, green, blue] = skinColor(tone);
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
    }
  });

  it.each([
    [-3, 0],
    [14, 10],
  ])('takes a tone of %d for %d', (tone, nearest) => {
    expect(skinColor(tone)).toEqual(skinColor(nearest));
  });

  it('lies half way between two tones', () => {
    const [lighter, between, darker] = [3, 3.5, 4].map((tone) => sumOf(skinColor(tone)));
    expect(between).toBeCloseTo((lighter + darker) / 2, 6);
  });
});

describe('skinPalette', () => {
  it('gets darker from lit skin to deep shade', () => {
    const { lit, shade, deepShade } = paletteOf();
    expect(sumOf(lit)).toBeGreaterThan(sumOf(shade));
    expect(sumOf(shade)).toBeGreaterThan(sumOf(deepShade));
  });

  it('has darker and lighter lips around their own color', () => {
    const { lipDark, lip, lipLight } = paletteOf();
    expect(sumOf(lipDark)).toBeLessThan(sumOf(lip));
    expect(sumOf(lip)).toBeLessThan(sumOf(lipLight));
  });

  it.each(['male', 'female'] as const)('has lips of a %s that are lighter than the darkest skins', (gender) => {
    for (const skinTone of [9, 10]) {
      const { lip, skin } = paletteOf({ gender, skinTone });
      expect(sumOf(lip)).toBeGreaterThan(sumOf(skin));
    }
  });

  it('paints lips in the chosen color when it is laid on fully', () => {
    const makeup = { ...person.makeup, lips: '#c12f32', lipStrength: 1 };
    expect(paletteOf({ makeup }).lip).toEqual(parseHex('#c12f32'));
  });

  it('leaves lips natural when the color is laid on not at all', () => {
    const makeup = { ...person.makeup, lips: '#c12f32', lipStrength: 0 };
    expect(paletteOf({ makeup }).lip).toEqual(paletteOf({ makeup: { ...person.makeup, lips: null } }).lip);
  });

  it('is dimmer in artistic light', () => {
    expect(sumOf(paletteOf({ lighting: 'artistic' }).lit)).toBeLessThan(sumOf(paletteOf().lit));
  });
});
