import { describe, expect, it } from 'vitest';
import { gammaByte } from './gamma-table.ts';
import { mixRgb, parseHex, type Rgb, rgba, scaleRgb, toHex, toLinear } from './rgb.ts';

const COLORS: [hex: string, color: Rgb][] = [
  ['#000000', [0, 0, 0]],
  ['#ffffff', [255, 255, 255]],
  ['#ff0000', [255, 0, 0]],
  ['#00ff00', [0, 255, 0]],
  ['#0000ff', [0, 0, 255]],
  ['#102030', [16, 32, 48]],
  ['#a0431f', [160, 67, 31]],
];

describe('colors', () => {
  it.each(COLORS)('reads %s', (hex, color) => {
    expect(parseHex(hex)).toEqual(color);
  });

  it.each(COLORS)('writes %s', (hex, color) => {
    expect(toHex(color)).toBe(hex);
  });

  it('reads capitals like small letters', () => {
    expect(parseHex('#A0431F')).toEqual(parseHex('#a0431f'));
  });

  it('writes a color outside of what can be shown as the nearest', () => {
    expect(toHex([-20, 300, 127.6])).toBe('#00ff80');
  });

  it.each([
    [0, [0, 100, 200]],
    [0.5, [50, 100, 150]],
    [1, [100, 100, 100]],
  ] as const)('mixes %d of one color into another', (share, mixed) => {
    expect(mixRgb([0, 100, 200], [100, 100, 100], share)).toEqual(mixed);
  });

  it('scales by one number or by one for each channel, within what can be shown', () => {
    expect(scaleRgb([10, 100, 200], 2)).toEqual([20, 200, 255]);
    expect(scaleRgb([10, 100, 200], [0, 1, 0.5])).toEqual([0, 100, 100]);
  });

  it('writes for a canvas, opaque unless an alpha is given', () => {
    expect(rgba([1.9, 2, 3])).toBe('rgba(1,2,3,1)');
    expect(rgba([1, 2, 3], 0.5)).toBe('rgba(1,2,3,0.5)');
  });
});

describe('light', () => {
  it('is 0 in black, 1 in white and about a fifth in middle grey', () => {
    expect(toLinear([0, 0, 0])).toEqual([0, 0, 0]);
    expect(toLinear([255, 255, 255])).toEqual([1, 1, 1]);
    expect(toLinear([128, 128, 128])[0]).toBeCloseTo(0.22, 2);
  });

  it.each([8, 40, 90, 140, 190])('shows a grey of %i as it was', (value) => {
    expect(Math.abs(gammaByte(toLinear([value, value, value])[0]) - value)).toBeLessThanOrEqual(2);
  });

  it('shows less than nothing as black and keeps highlights below a hard edge', () => {
    expect(gammaByte(-1)).toBe(0);
    expect(gammaByte(1.59)).toBeLessThanOrEqual(255);
    expect(gammaByte(9)).toBe(gammaByte(1.6));
  });
});
