import type { ShutEye } from './draw-eye.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { lashColor } from './lash-color.ts';
import { lidRelief } from './lid-relief.ts';
import { lidSkin } from './lid-skin.ts';

/** What the picture does not show of an open eye, read once. */
export function shutEye(frame: FramePixels, lines: EyeLines, rims?: Uint8Array): ShutEye {
  const skin = lidSkin(frame, lines);
  return { lash: lashColor(frame, lines), skin, relief: lidRelief(frame, skin, lines, rims) };
}
