import type { Rgb } from '#base/color/rgb.ts';
import { mix } from '#base/math/mix.ts';
import type { EyeContours } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { meanColor } from './photo-colors.ts';

export interface EyeColors {
  lash: Rgb;
  /** of the lid once it is closed */
  lid: Rgb;
}

/** A closed lid has the light of the skin below the eye, a little less of it, and some color of the skin above. */
const LID = { ofAbove: 0.35, light: 0.9 };

/** Lashes are as dark as the line of the upper lid, and never lighter than a third of the skin. */
export function eyeColors(
  frame: FramePixels,
  { mesh }: FaceGeometry,
  { upperLid, lowerLid }: EyeContours,
  eyeWidth: number,
): EyeColors {
  const [upperX, upperY] = mesh[upperLid[4]];
  const [lowerX, lowerY] = mesh[lowerLid[4]];
  const rim = meanColor(frame, upperX, upperY, 1);
  const above = meanColor(frame, upperX, upperY - 0.3 * eyeWidth, 2);
  const below = meanColor(frame, lowerX, lowerY + 0.34 * eyeWidth, Math.max(2, Math.round(0.06 * eyeWidth)));
  const each = (of: (channel: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];
  return {
    lash: each((c) => Math.min(rim[c] * 0.45, above[c] * 0.33)),
    lid: each((c) => LID.light * mix(below[c], above[c], LID.ofAbove)),
  };
}
