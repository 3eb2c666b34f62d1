import type { Rgb } from '#base/color/rgb.ts';
import { mix } from '#base/math/mix.ts';
import { eyeContours } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { averageColor, luminance, meanColor } from './photo-colors.ts';

/** The picture's own white: the brightest places between the lids, without the glints. */
export function brightestOfEyes(frame: FramePixels, { mesh }: FaceGeometry): Rgb {
  const seen: Rgb[] = [];
  for (const { upperLid, lowerLid } of eyeContours) {
    for (let k = 0; k < upperLid.length; k++) {
      const [topX, topY] = mesh[upperLid[k]];
      const [bottomX, bottomY] = mesh[lowerLid[k]];
      for (let t = 0.2; t < 0.9; t += 0.15)
        seen.push(meanColor(frame, mix(topX, bottomX, t), mix(topY, bottomY, t), 0));
    }
  }
  seen.sort((a, b) => luminance(b) - luminance(a));
  return averageColor(seen.slice(3, 14));
}
