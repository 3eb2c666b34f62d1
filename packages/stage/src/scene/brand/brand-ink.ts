import type { BrandSpec } from '@herald/media/scene/brand';
import { contrastBetween } from '#base/color/contrast.ts';
import { parseHex, type Rgb, toHex } from '#base/color/rgb.ts';

/** What words need before what is behind them. */
export const READABLE = 4.5;
export const PAPER: Rgb = [250, 249, 247];
export const INK: Rgb = [14, 14, 17];

export const isReadable = (words: Rgb, ground: Rgb): boolean => contrastBetween(words, ground) >= READABLE;

/** The wished color where it can be read on the ground, else ink or paper. */
export function inkOn(ground: Rgb, wished?: Rgb): Rgb {
  if (wished && isReadable(wished, ground)) return wished;
  return contrastBetween(ground, INK) > contrastBetween(ground, PAPER) ? INK : PAPER;
}

/** Colors of captions that a brand changes. */
export interface CaptionInk {
  /** the spoken word between dark outlines */
  hot: string;
  /** the plate that goes from word to word, and the word on it */
  mark: string;
  onMark: string;
}

const OUTLINE: Rgb = [7, 7, 10];
const USUAL: CaptionInk = { hot: '#fbd530', mark: '#d53615', onMark: '#faf9f7' };

/** Only colors that can be read take the place of Herald's own. */
export function captionInkOf(brand: BrandSpec | null): CaptionInk {
  if (!brand) return USUAL;
  const plate = parseHex(brand.color);
  const hot = [brand.accent, brand.color].find((color) => isReadable(parseHex(color), OUTLINE)) ?? USUAL.hot;
  return { hot, mark: brand.color, onMark: toHex(inkOn(plate, parseHex(brand.accent))) };
}
