import { mixRgb, parseHex, toHex } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';

/** Natural shades from dark to light, then the greys. */
export const HAIR_COLORS = {
  black: '#1b1716',
  'soft black': '#2b2320',
  espresso: '#33221a',
  brown: '#553624',
  chestnut: '#713f24',
  'ash brown': '#6b5443',
  auburn: '#8a3f20',
  copper: '#a9542a',
  'dark blonde': '#a17c4c',
  blonde: '#c49a5c',
  'light blonde': '#dcc08a',
  'salt and pepper': '#6f6b68',
  grey: '#9a9794',
  silver: '#bdbab6',
  white: '#d8d5d0',
} as const;

export type HairColorName = keyof typeof HAIR_COLORS;

const SILVER = parseHex(HAIR_COLORS.silver);
const FIRST_GREY_YEARS = 38;
const ALL_GREY_YEARS = 78;

/** What years do to a colour: first single grey hairs, then the whole shade fades towards silver. */
export function greyedHair(color: string, ageYears: number): { color: string; greyShare: number } {
  const turned = clamp((ageYears - FIRST_GREY_YEARS) / (ALL_GREY_YEARS - FIRST_GREY_YEARS));
  return {
    color: toHex(mixRgb(parseHex(color), SILVER, turned ** 1.6 * 0.9)),
    greyShare: 0.55 * turned * (1 - turned * 0.5),
  };
}
