import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { MouthPalette } from './mouth-palette.ts';
import { type HungTeeth, shadeTooth, teethRow } from './teeth.ts';

const PALETTE: MouthPalette = {
  exposure: 1,
  teeth: [240, 235, 220],
  lip: [180, 90, 90],
  lipLine: [80, 30, 30],
  leftLight: 1,
  rightLight: 1,
  grain: 1,
  edgePx: 1,
};

const HALF_WIDTH = 40;
const row = teethRow(HALF_WIDTH, PALETTE, false);
const hung: HungTeeth = { row, height: 20, edgePx: 1 };

function pixelAt(along: number, fromGum: number, teeth: HungTeeth = hung) {
  const pixel = { cover: 0, light: 0 };
  shadeTooth(teeth, along, fromGum, pixel);
  return pixel;
}

describe('a row of teeth', () => {
  it.each(['light', 'seam', 'curve', 'rounding'] as const)('has the same %s on both sides', (part) => {
    const values = [...row[part]];
    for (const [k, value] of values.entries()) expect(value).toBeCloseTo(values[values.length - 1 - k], 5);
  });

  it('falls into shade towards the corners of the mouth', () => {
    const middle = (row.light.length - 1) / 2;
    expect(row.light[middle]).toBeGreaterThan(0.95);
    expect(row.light[0]).toBeLessThan(0.5);
  });

  it('is lighter on the side the light comes from', () => {
    const lit = teethRow(HALF_WIDTH, { ...PALETTE, leftLight: 1.2, rightLight: 0.8 }, false);
    expect(lit.light[20]).toBeGreaterThan(lit.light[lit.light.length - 21]);
  });

  it('is darker below than above', () => {
    const lower = teethRow(HALF_WIDTH, PALETTE, true);
    for (const [k, light] of lower.light.entries()) expect(light).toBeLessThan(row.light[k]);
  });

  it('has a line between its two front teeth', () => {
    const middle = (row.seam.length - 1) / 2;
    expect(row.seam[middle]).toBeGreaterThan(row.seam[middle + 4] + 0.5);
  });
});

describe('a pixel of the teeth', () => {
  it('is all tooth at the gum and none below the biting edge', () => {
    expect(pixelAt(3, 2).cover).toBe(1);
    expect(pixelAt(3, 25).cover).toBe(0);
  });

  it('is no tooth beyond the end of the row', () => {
    expect(pixelAt(HALF_WIDTH + 1, 2).cover).toBe(0);
    expect(pixelAt(-HALF_WIDTH - 1, 2).cover).toBe(0);
  });

  it('covers less and less on its way down', () => {
    const covers = Array.from({ length: 60 }, (_, i) => pixelAt(5, i / 2).cover);
    for (let i = 1; i < covers.length; i++) expect(covers[i]).toBeLessThanOrEqual(covers[i - 1]);
  });

  it('fades at the biting edge over more rows in a softer picture', () => {
    const partly = (edgePx: number) =>
      Array.from({ length: 300 }, (_, i) => pixelAt(5, i / 10, { ...hung, edgePx }).cover).filter(
        (cover) => cover > 0 && cover < 1,
      ).length;
    expect(partly(2.5)).toBeGreaterThan(2 * partly(1));
  });

  it('stays within what can be shown, at any place', () => {
    const random = seededRandom(9);
    for (let i = 0; i < 300; i++) {
      const { cover, light } = pixelAt((random() - 0.5) * 200, random() * 80 - 20);
      expect(cover).toBeGreaterThanOrEqual(0);
      expect(cover).toBeLessThanOrEqual(1);
      expect(light).toBeGreaterThan(0);
      expect(light).toBeLessThan(1.3);
    }
  });
});
