import { blurField } from '#base/color/blur-field.ts';
import type { Rgb } from '#base/color/rgb.ts';
import { mix } from '#base/math/mix.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance, meanColor } from './photo-colors.ts';

export interface EyeColors {
  lash: Rgb;
  /** of the skin above and below the eye, for each column of its box: a closed lid leads from one to the other */
  above: readonly Rgb[];
  below: readonly Rgb[];
}

/** Of an eye's width: how far below the eye its cheek begins, over how much colors are taken and softened. */
const CHEEK = 0.34;
const TAKEN = 0.06;
const SOFTENED = 0.14;
/** Darker than so much of the cheek is a brow or make-up, not skin. */
const DARKEST = 0.66;
/** Lashes are darker than the line of the upper lid, of which they are a part, and never lighter than this share of the skin. */
const LASH = { ofLine: 0.6, ofSkin: 0.42 };

export function eyeColors(frame: FramePixels, { box, upper, lower, top, eyeWidth }: EyeLines): EyeColors {
  const radius = Math.max(2, Math.round(TAKEN * eyeWidth));
  const alongRow = (rowOf: (k: number) => number) =>
    softened(
      Array.from(upper, (_, k) => meanColor(frame, box.x + k, rowOf(k), radius)),
      Math.round(SOFTENED * eyeWidth),
    );
  const below = alongRow((k) => lower[k] + CHEEK * eyeWidth);
  const above = alongRow((k) => Math.min(top[k], upper[k] - CHEEK * eyeWidth)).map((color, k) =>
    ofSkin(color, below[k]),
  );
  const middle = box.width >> 1;
  const line = meanColor(frame, box.x + middle, upper[middle], 1);
  const skin = above[middle];
  const lash = [0, 1, 2].map((c) => Math.min(line[c] * LASH.ofLine, skin[c] * LASH.ofSkin)) as unknown as Rgb;
  return { lash, above, below };
}

/** No darker than skin in the shade of its brow. */
function ofSkin(color: Rgb, cheek: Rgb): Rgb {
  const light = luminance(color) / Math.max(1, luminance(cheek));
  const share = light >= DARKEST ? 0 : (DARKEST - light) / (1 - light);
  return [mix(color[0], cheek[0], share), mix(color[1], cheek[1], share), mix(color[2], cheek[2], share)];
}

function softened(colors: readonly Rgb[], radius: number): Rgb[] {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    blurField(
      Float32Array.from(colors, (color) => color[channel] ?? 0),
      colors.length,
      1,
      radius,
    ),
  );
  return colors.map((color, k): Rgb => [red?.[k] ?? color[0], green?.[k] ?? color[1], blue?.[k] ?? color[2]]);
}
