import { describe, expect, it } from 'vitest';
import { chooseLight } from './choose-light.ts';
import { LIGHTS, type Light } from './light-presets.ts';
import { turnLight } from './shade-surface.ts';

const DIRECTIONS = ['key', 'fill', 'rim', 'keyHalf', 'fillHalf'] as const;
const COLORS = ['keyColor', 'fillColor', 'rimColor', 'sky', 'ground'] as const;

const brightness = (light: Light, color: (typeof COLORS)[number]): number => light[color].reduce((a, b) => a + b, 0);

describe.each(Object.entries(LIGHTS))('the %s light', (name, light) => {
  it('is known by its name', () => {
    expect(light.name).toBe(name);
  });

  it.each(DIRECTIONS)('has a %s direction of length 1', (direction) => {
    expect(Math.hypot(...light[direction])).toBeCloseTo(1, 9);
  });

  it.each(COLORS)('has a %s that gives light', (color) => {
    expect(Math.min(...light[color])).toBeGreaterThan(0);
  });

  it('has its key lamp above and in front of the face', () => {
    expect(light.key[1]).toBeLessThan(0);
    expect(light.key[2]).toBeGreaterThan(0);
  });

  it('fills from the other side than the key lamp, and less', () => {
    expect(Math.sign(light.fill[0])).toBe(-Math.sign(light.key[0]));
    expect(brightness(light, 'fillColor')).toBeLessThan(brightness(light, 'keyColor'));
  });

  it('has its rim lamp behind the head', () => {
    expect(light.rim[2]).toBeLessThan(0);
  });

  it('has more light from above than from below', () => {
    expect(brightness(light, 'sky')).toBeGreaterThan(brightness(light, 'ground'));
  });

  it('is unchanged by a head that looks straight ahead', () => {
    expect(turnLight(light, 0, 0)).toEqual(light);
  });
});

describe('chooseLight', () => {
  it('takes the studio light when nothing is chosen', () => {
    expect(chooseLight('auto')).toBe(LIGHTS.studio);
  });

  it.each(['studio', 'natural', 'artistic'] as const)('takes the %s light when it is chosen', (name) => {
    expect(chooseLight(name)).toBe(LIGHTS[name]);
  });
});

describe.each(Object.entries(LIGHTS))('the %s light of somebody seen from the side', (name, light) => {
  const [left, right] = [-0.5, 0.5].map((aside) => chooseLight(light.name, { aside }));

  it('goes with the turned face, to the right and to the left', () => {
    expect(right?.key[0]).toBeGreaterThan(light.key[0]);
    expect(left?.key[0]).toBeLessThan(light.key[0]);
    expect(right?.key[1]).toBeCloseTo(light.key[1], 9);
  });

  it('keeps its name, its colors and directions of length 1', () => {
    expect(right).toMatchObject({ name, keyColor: light.keyColor, fillColor: light.fillColor });
    for (const direction of DIRECTIONS) expect(Math.hypot(...(right?.[direction] ?? []))).toBeCloseTo(1, 9);
  });
});
