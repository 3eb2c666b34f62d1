import { describe, expect, it } from 'vitest';
import type { Rgb } from '../color/rgb.ts';
import { chooseLight } from './choose-light.ts';
import { LIGHTS, type Light } from './light-presets.ts';
import { litBy, type Surroundings } from './surroundings.ts';

const GREY: Rgb = [0.3, 0.3, 0.3];
const WARM: Rgb = [0.45, 0.28, 0.12];
const LAMPLIGHT: Rgb = [0.135, 0.084, 0.036];
const even = (color: Rgb): Surroundings => ({ left: color, right: color, above: color, below: color });

const PARK: Surroundings = {
  left: [0.35, 0.39, 0.2],
  right: [0.33, 0.38, 0.22],
  above: [0.42, 0.46, 0.38],
  below: [0.44, 0.4, 0.2],
};
const SUNNY_ROOM: Surroundings = {
  left: [0.39, 0.29, 0.18],
  right: [0.36, 0.32, 0.24],
  above: [0.47, 0.39, 0.29],
  below: [0.1, 0.04, 0.015],
};

/** The light on something white that faces the camera. */
const onWhite = ({ key, keyColor, fill, fillColor, sky, ground }: Light): number[] =>
  [0, 1, 2].map((part) => key[2] * keyColor[part] + fill[2] * fillColor[part] + (sky[part] + ground[part]) / 2);

const redness = ([red, , blue]: Rgb): number => red / blue;
const DIRECTIONS = ['key', 'fill', 'rim', 'keyHalf', 'fillHalf'] as const;

describe.each(Object.entries(LIGHTS))('the %s light of a place', (_name, light) => {
  it('keeps its colors where the place has none', () => {
    const lit = litBy(light, even(GREY));
    for (const part of ['keyColor', 'fillColor', 'rimColor', 'sky', 'ground'] as const)
      expect(redness(lit[part])).toBeCloseTo(redness(light[part]), 5);
  });

  it('is warmer in a warm room in the evening, around the person more than from the lamp', () => {
    const lit = litBy(light, even(LAMPLIGHT));
    const warmer = (part: 'keyColor' | 'fillColor' | 'sky') => redness(lit[part]) / redness(light[part]);
    expect(warmer('keyColor')).toBeGreaterThan(1.1);
    expect(warmer('fillColor')).toBeGreaterThan(warmer('keyColor'));
    expect(warmer('sky')).toBeGreaterThan(warmer('keyColor'));
  });

  it.each([
    ['park', PARK],
    ['sunny room', SUNNY_ROOM],
  ])('leaves white white in a %s by day', (_place, place) => {
    const lit = onWhite(litBy(light, place));
    const alone = onWhite(light);
    for (const part of [0, 2]) expect(Math.abs(lit[part] / lit[1] / (alone[part] / alone[1]) - 1)).toBeLessThan(0.05);
  });

  it('takes less color from a green garden than from a blue one', () => {
    const dyed = (garden: Rgb, part: 1 | 2) => litBy(light, even(garden)).fillColor[part] / light.fillColor[part];
    const colored = (garden: Rgb, part: 1 | 2) =>
      dyed(garden, part) / (litBy(light, even(garden)).fillColor[0] / light.fillColor[0]);
    expect(colored([0.06, 0.12, 0.06], 1)).toBeLessThan(1.2);
    expect(colored([0.06, 0.06, 0.12], 2)).toBeGreaterThan(1.3);
  });

  it('comes from the bright side of the place', () => {
    const [dim, bright]: Rgb[] = [
      [0.1, 0.1, 0.1],
      [0.6, 0.6, 0.6],
    ];
    expect(litBy(light, { ...even(GREY), left: bright, right: dim }).key[0]).toBeLessThan(0);
    expect(litBy(light, { ...even(GREY), left: dim, right: bright }).key[0]).toBeGreaterThan(0);
  });

  it('is a little weaker in a dark place, and never night', () => {
    const [day, evening] = [0.4, 0.01].map((level) => litBy(light, even([level, level, level])).keyColor[1]);
    expect(evening).toBeLessThan(0.9 * day);
    expect(evening).toBeGreaterThan(0.7 * day);
  });

  it('has directions of length 1', () => {
    const lit: Light = litBy(light, { ...even(GREY), left: WARM });
    for (const direction of DIRECTIONS) expect(Math.hypot(...lit[direction])).toBeCloseTo(1, 9);
  });
});

it('chooses the light of the place where one is known', () => {
  const surroundings = even(WARM);
  expect(chooseLight('natural', { surroundings })).toEqual(litBy(LIGHTS.natural, surroundings));
});
