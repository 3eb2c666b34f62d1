import { isColor } from '@herald/media/choices';
import { contrastBetween, parseHex } from '@herald/stage';

const READABLE = 4.5;

export interface Contrast {
  /** '7.9:1' */
  ratio: string;
  isReadable: boolean;
}

/** How well one color can be read on the other; undefined while one of them is not written out. */
export function contrastOf(color: string, accent: string): Contrast | undefined {
  if (!isColor(color) || !isColor(accent)) return undefined;
  const contrast = contrastBetween(parseHex(color), parseHex(accent));
  // Rounded down: 4.49 is not 4.5.
  return { ratio: `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`, isReadable: contrast >= READABLE };
}
