import { type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { eyeContours, landmark } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { averageColor, luminance, meanColor } from './photo-colors.ts';

/** The light and the sharpness of a photo, so that what is painted into it looks taken with it. */
export interface MouthPalette {
  /** brightness of the picture, 1 = fully lit */
  readonly exposure: number;
  readonly teeth: Rgb;
  readonly lip: Rgb;
  readonly lipLine: Rgb;
  /** how much brighter or darker each side of the face is than its mean */
  readonly leftLight: number;
  readonly rightLight: number;
  /** standard deviation of the picture's grain, 0..255 */
  readonly grain: number;
  /** width in pixels over which the sharpest edges of the picture run */
  readonly edgePx: number;
}

export function mouthPalette(frame: FramePixels, face: FaceGeometry, enlargement: number): MouthPalette {
  const colorAt = (index: number, radius: number): Rgb =>
    meanColor(frame, face.mesh[index][0], face.mesh[index][1], radius);
  const cheekLeft = colorAt(landmark.appleLeft, 5);
  const cheekRight = colorAt(landmark.appleRight, 5);
  const skin = averageColor([cheekLeft, cheekRight]);
  const eyeWhite = brightestOfEyes(frame, face);
  const exposure = clamp(mix(luminance(eyeWhite) / 215, 0.55 + luminance(skin) / 420, 0.4), 0.35, 1.02);
  const lipAt = face.toFrame(0, 0.03 * face.faceWidth);
  const lip = averageColor([meanColor(frame, lipAt[0], lipAt[1], 3), colorAt(landmark.lowerLipOuter, 2)]);
  return {
    exposure,
    teeth: teethColor(exposure, eyeWhite, skin),
    lip,
    lipLine: scaleRgb(lip, [0.42, 0.31, 0.3]),
    leftLight: clamp(luminance(cheekLeft) / luminance(skin), 0.6, 1.4),
    rightLight: clamp(luminance(cheekRight) / luminance(skin), 0.6, 1.4),
    grain: skinGrain(frame, face),
    edgePx: clamp(0.9 * enlargement, 0.9, 2.6),
  };
}

/** Teeth are warm white under the same light as the face: the eye whites tell its brightness, the skin part of its tint. */
function teethColor(exposure: number, eyeWhite: Rgb, skin: Rgb): Rgb {
  const ivory: Rgb = [242, 232, 214];
  const warmth: Rgb = [1.06, 1.0, 0.9];
  const skinLight = luminance(skin) || 1;
  const channel = (c: 0 | 1 | 2): number => {
    const lit = ivory[c] * exposure * 1.1;
    const seen = eyeWhite[c] * 1.06 * warmth[c];
    const tint = mix(1, skin[c] / skinLight, 0.12);
    return clamp(mix(lit, seen, 0.22) * tint, 40, [246, 240, 230][c]);
  };
  return [channel(0), channel(1), channel(2)];
}

function brightestOfEyes(frame: FramePixels, { mesh }: FaceGeometry): Rgb {
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

/** The grain of the cheeks: what is left when each pixel's neighbours are taken away. */
function skinGrain(frame: FramePixels, { mesh, faceWidth }: FaceGeometry): number {
  const radius = Math.round(faceWidth * 0.04);
  const residues: number[] = [];
  for (const index of [landmark.appleLeft, landmark.appleRight]) {
    const [centreX, centreY] = mesh[index];
    for (let dy = -radius; dy <= radius; dy += 2) {
      for (let dx = -radius; dx <= radius; dx += 2) {
        const own = luminance(meanColor(frame, centreX + dx, centreY + dy, 0));
        residues.push(Math.abs(own - luminance(meanColor(frame, centreX + dx, centreY + dy, 1))));
      }
    }
  }
  residues.sort((a, b) => a - b);
  return clamp(residues[residues.length >> 1] * 1.48, 0, 6);
}
