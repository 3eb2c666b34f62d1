import { mixRgb, parseHex, type Rgb, toHex } from '#base/color/rgb.ts';
import type { SlotWords, ThingWord } from '../words/slot-words.ts';
import type { Wish } from '../words/wish.ts';
import { CLOTH_COLORS_BY_WORD, SHADES, SLOT_INDEX, SLOTS, type Slot } from './vocabulary.ts';

/** What a quality means for a thing: a wish, why it cannot be drawn, or null when it does not apply. */
export function meaningOfQuality(word: string, slot: Slot, thing: ThingWord): Wish | string | null {
  const { qualities, undrawn, colors } = SLOT_INDEX[slot];
  const words: SlotWords = SLOTS[slot];
  const known = qualities.get(word) ?? undrawn.get(word);
  if (known !== undefined) return known;
  const hex = colors.get(word) ?? (words.takesAnyColor ? (clothColor(word) ?? ownShade(word, colors)) : undefined);
  if (hex === undefined) return null;
  return words.colored?.({ name: word, hex }, thing) ?? {};
}

function clothColor(word: string): string | undefined {
  return ownShade(word, CLOTH_COLORS_BY_WORD);
}

/** 'dark green' where only 'green' is listed. */
function ownShade(word: string, palette: ReadonlyMap<string, string>): string | undefined {
  const listed = palette.get(word);
  if (listed) return listed;
  for (const [shade, change] of SHADES) {
    const base = word.startsWith(`${shade} `) && palette.get(word.slice(shade.length + 1));
    if (base) return toHex(shaded(parseHex(base), change));
  }
  return undefined;
}

function shaded(
  color: Rgb,
  { white = 0, black = 0, vivid = 0 }: { white?: number; black?: number; vivid?: number },
): Rgb {
  const grey = (color[0] + color[1] + color[2]) / 3;
  const purer = mixRgb([grey, grey, grey], color, 1 + vivid);
  return mixRgb(mixRgb(purer, [255, 255, 255], white), [0, 0, 0], black);
}

export const isClothColor = (word: string): boolean => clothColor(word) !== undefined;
