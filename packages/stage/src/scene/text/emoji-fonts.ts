import emoji from '@fontsource/noto-color-emoji/unicode.json' with { type: 'json' };
import type { CaptionFont } from './caption-fonts.ts';
import { parseRanges } from './unicode-ranges.ts';

/** The emoji in their colors, cut into slices by subject; an emoji with all its parts is in one of them. */
export const EMOJI_FONTS: CaptionFont[] = Object.entries(emoji).map(([subset, list]) => {
  const slice = subset.replace(/[[\]]/g, '');
  return {
    family: `Herald noto-color-emoji ${slice}`,
    weight: '400',
    script: 'emoji',
    voices: ['loud', 'quiet'],
    file: `@fontsource/noto-color-emoji/files/noto-color-emoji-${slice}-400-normal.woff`,
    ranges: parseRanges(list),
  };
});
