import type { Rgb } from '#base/color/rgb.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { meanColor } from './photo-colors.ts';

/** Of an eye's width: how far above the eye skin is looked at. */
const SKIN_ABOVE = 0.34;
/** Lashes are darker than the line of the upper lid, of which they are a part, and never lighter than this share of the skin. */
const OF_LINE = 0.6;
const OF_SKIN = 0.42;

export function lashColor(frame: FramePixels, { box, upper, top, eyeWidth, left, right }: EyeLines): Rgb {
  const x = Math.round((left[0] + right[0]) / 2);
  const row = upper[x - box.x];
  const line = meanColor(frame, x, row, 1);
  const skin = meanColor(frame, x, Math.min(top[x - box.x], row - SKIN_ABOVE * eyeWidth), 2);
  const channel = (c: 0 | 1 | 2): number => Math.min(line[c] * OF_LINE, skin[c] * OF_SKIN);
  return [channel(0), channel(1), channel(2)];
}
