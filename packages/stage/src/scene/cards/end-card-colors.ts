import type { BrandSpec } from '@herald/media/scene/brand';
import type { EndCardSpec } from '@herald/media/scene/scene-spec';
import { contrastBetween, luminance } from '#base/color/contrast.ts';
import { mixRgb, parseHex, type Rgb, toHex } from '#base/color/rgb.ts';
import { captionInkOf, inkOn, isReadable, PAPER } from '../brand/brand-ink.ts';

/** What an end card is painted with. */
export interface EndCardColors {
  /** in the middle of the glow, and at the edges */
  light: Rgb;
  dark: Rgb;
  offer: Rgb;
  button: Rgb;
  onButton: Rgb;
}

const NIGHT: Rgb = [9, 9, 13];
/** A button that is hardly lighter than the ground is ink or paper instead. */
const BUTTON_CONTRAST = 1.9;

/** Over a picture of the film a card's color is nearly black, whichever it is: white words stand on any sky. */
const OVER_PICTURE = 0.9;
/** That picture is seen, with who spoke in it, and words are read on white that it darkens. */
export const BEHIND_WORDS = { alpha: 0.62, blur: 0.3 };

export const nightOf = (color: string): string => toHex(mixRgb(parseHex(color), NIGHT, OVER_PICTURE));

/** The wished ground of each style, and of what its words and its button would like to be. */
export function endCardColors(
  { color, style, isSober }: Pick<EndCardSpec, 'color' | 'style' | 'isSober'>,
  brand: BrandSpec | null,
): EndCardColors {
  if (!brand) return ofColor(parseHex(color), isSober);
  const plate = parseHex(brand.color);
  const accent = parseHex(brand.accent);
  if (style === 'label') return onGround({ light: PAPER, dark: mixRgb(PAPER, accent, 0.28) }, plate, plate);
  if (style === 'quiet') return onGround({ light: mixRgb(plate, NIGHT, 0.88), dark: NIGHT }, PAPER, accent);
  if (style === 'price') return onGround({ light: mixRgb(accent, PAPER, 0.12), dark: accent }, plate, plate);
  return onGround({ light: mixRgb(plate, PAPER, 0.1), dark: mixRgb(plate, NIGHT, 0.42) }, PAPER, accent);
}

/** Without a brand the card is of one strong color, with a button in that of the spoken word. */
function ofColor(color: Rgb, isSober = false): EndCardColors {
  if (isSober) return onGround({ light: mixRgb(color, NIGHT, 0.66), dark: mixRgb(color, NIGHT, 0.88) }, PAPER, PAPER);
  const ground = { light: mixRgb(color, PAPER, 0.1), dark: mixRgb(color, NIGHT, 0.3) };
  return onGround(ground, PAPER, parseHex(captionInkOf(null).hot));
}

function onGround({ light, dark }: { light: Rgb; dark: Rgb }, words: Rgb, wished: Rgb): EndCardColors {
  const offer = isReadable(words, light) && isReadable(words, dark) ? words : inkOn(mixRgb(light, dark, 0.5));
  const ground = { light: clearOf(offer, light), dark: clearOf(offer, dark) };
  const button = contrastBetween(wished, ground.light) < BUTTON_CONTRAST ? inkOn(ground.light) : wished;
  return { ...ground, offer, button, onButton: inkOn(button) };
}

/** A ground of middle gray goes away from the words until they can be read. */
function clearOf(words: Rgb, ground: Rgb): Rgb {
  const away = luminance(words) > luminance(ground) ? NIGHT : PAPER;
  let clear = ground;
  while (!isReadable(words, clear)) clear = mixRgb(clear, away, 0.1);
  return clear;
}
