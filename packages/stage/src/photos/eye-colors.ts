import { blurField } from '#base/color/blur-field.ts';
import { mixRgb, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { averageColor, luminance, meanColor } from './photo-colors.ts';

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
/** Of an eye's width: where a lid shows its own color, above its lashes and to both sides of the middle. */
const LID_ROWS = [0.1, 0.125, 0.15, 0.175, 0.2];
const LID_COLUMNS = [-0.25, -0.15, -0.05, 0.05, 0.15, 0.25];
const LID_ENDS = { from: 0.36, to: 0.56 };
/** Of the light of the skin around: less is shade or make-up, and so much less is it for certain; no lid has less than the last. */
const PAINTED = { from: 0.55, to: 0.35 };
const LEAST_LIGHT = 0.56;
/** Lashes are darker than the line of the upper lid, of which they are a part, and never lighter than this share of the skin. */
const LASH = { ofLine: 0.6, ofSkin: 0.42 };

export function eyeColors(frame: FramePixels, lines: EyeLines): EyeColors {
  const { box, upper, lower, top, eyeWidth } = lines;
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
  const own = lidTone(frame, lines, { above, below });
  const middle = box.width >> 1;
  const line = meanColor(frame, box.x + middle, upper[middle], 1);
  const skin = above[middle];
  const lash = [0, 1, 2].map((c) => Math.min(line[c] * LASH.ofLine, skin[c] * LASH.ofSkin)) as unknown as Rgb;
  return { lash, above: toned(above, own, lines), below: toned(below, own, lines) };
}

/**
 * Make-up and the shade of a deep socket close with the lid: what it takes from the light of the skin around the eye. Told
 * by the lightest part of each column, for lashes and the crease say nothing of it, and by all columns together.
 */
function lidTone(frame: FramePixels, lines: EyeLines, { above, below }: Pick<EyeColors, 'above' | 'below'>): Rgb {
  const { box, upper, eyeWidth } = lines;
  const middle = middleOf(lines);
  const radius = Math.max(1, Math.round(0.5 * TAKEN * eyeWidth));
  const columns = LID_COLUMNS.map((along): Rgb => {
    const k = Math.round(middle + along * eyeWidth);
    const colors = LID_ROWS.map((up) => meanColor(frame, box.x + k, upper[k] - up * eyeWidth, radius));
    const [red, green, blue] = colors.reduce((a, b) => (luminance(b) > luminance(a) ? b : a));
    const skin = mixRgb(below[k], above[k], 0.5);
    return [red / Math.max(1, skin[0]), green / Math.max(1, skin[1]), blue / Math.max(1, skin[2])];
  });
  const light = columns.map(luminance).toSorted((a, b) => a - b)[columns.length >> 1];
  const share = smoothstep(PAINTED.from, PAINTED.to, light);
  const lifted = Math.max(1, LEAST_LIGHT / Math.max(0.01, light));
  const [red, green, blue] = averageColor(columns);
  return mixRgb([1, 1, 1], [clamp(red * lifted), clamp(green * lifted), clamp(blue * lifted)], share);
}

/** The middle of the eye, which its box need not have in its own. */
const middleOf = ({ box, left, right }: EyeLines): number => (left[0] + right[0]) / 2 - box.x;

/** Towards the corners of the eye a lid loses its own color. */
function toned(colors: readonly Rgb[], tone: Rgb, lines: EyeLines): Rgb[] {
  const middle = middleOf(lines);
  return colors.map((color, k) => {
    const share = 1 - smoothstep(LID_ENDS.from, LID_ENDS.to, Math.abs(k - middle) / lines.eyeWidth);
    return scaleRgb(color, mixRgb([1, 1, 1], tone, share));
  });
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
