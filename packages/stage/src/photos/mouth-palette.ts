import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { type FleshTint, fleshTintOf, tintFlesh } from '#clips/flesh-tint.ts';
import { brightestOfEyes } from './eye-white.ts';
import { landmark } from './face-contours.ts';
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
  readonly sideLeft: number;
  readonly sideRight: number;
  readonly flesh: FleshTint;
  /** standard deviation of the picture's grain, 0..255 */
  readonly grain: number;
  /** width in pixels over which the sharpest edges of the picture run */
  readonly edgePx: number;
}

/** The line between closed lips beside the lips themselves. */
const LINE_LIGHT: Rgb = [0.42, 0.31, 0.3];
const IVORY: Rgb = [1.03, 1, 0.94];
/** Behind lips less light falls on teeth than on the eyes: so much they have of theirs, and of that of the brighter cheek. */
const OF_WHITE = 0.88;
const OF_BRIGHT = 1.02;
/** Of the color of the skin around: teeth that have more of it are peach. */
const MOST_COLORED = 0.55;
/** Skin of this much colour is in natural colours; the grey skin of a grey picture has none. */
const NATURAL = 0.18;

export function mouthPalette(frame: FramePixels, face: FaceGeometry, enlargement: number): MouthPalette {
  const colorAt = (index: number, radius: number): Rgb =>
    meanColor(frame, face.mesh[index][0], face.mesh[index][1], radius);
  const cheekLeft = colorAt(landmark.appleLeft, 5);
  const cheekRight = colorAt(landmark.appleRight, 5);
  const skin = averageColor([cheekLeft, cheekRight]);
  const skinLight = luminance(skin) || 1;
  const bright = Math.max(luminance(cheekLeft), luminance(cheekRight));
  const lip = averageColor([lowerLip(frame, face), colorAt(landmark.lowerLipOuter, 2)]);
  const flesh = fleshTintOf(lip, skin);
  const line: Rgb = [lip[0] * LINE_LIGHT[0], lip[1] * LINE_LIGHT[1], lip[2] * LINE_LIGHT[2]];
  return {
    exposure: clamp(mix(skinLight, bright, 0.5) / 170, 0.3, 1.05),
    teeth: teethColor(brightestOfEyes(frame, face), skin, bright),
    lip,
    lipLine: tintFlesh(flesh, line, [0, 0, 0]),
    sideLeft: clamp(luminance(cheekLeft) / skinLight, 0.85, 1.15),
    sideRight: clamp(luminance(cheekRight) / skinLight, 0.85, 1.15),
    flesh,
    grain: skinGrain(frame, face),
    edgePx: clamp(0.9 * enlargement, 0.9, 2.6),
  };
}

/** Where the lip is highest, between its edges: teeth of a picture that laughs lie above it. */
function lowerLip(frame: FramePixels, { mesh }: FaceGeometry): Rgb {
  const [innerX, innerY] = mesh[landmark.lowerLipInner];
  const [outerX, outerY] = mesh[landmark.lowerLipOuter];
  return meanColor(frame, (innerX + outerX) / 2, (innerY + outerY) / 2, 3);
}

/**
 * Teeth are nearly as bright as the picture's own whites or its brightest skin, in the tint of those whites, as
 * far as they are white: between made-up lids it is skin that is brightest.
 */
function teethColor(eyeWhite: Rgb, skin: Rgb, bright: number): Rgb {
  const white = luminance(eyeWhite) || 1;
  const skinLight = luminance(skin) || 1;
  const tone = clamp(Math.max(OF_WHITE * white, OF_BRIGHT * bright), 40, 214);
  const natural = clamp((Math.max(...skin) - Math.min(...skin)) / skinLight / NATURAL);
  const tintOf = (c: 0 | 1 | 2): number =>
    clamp(mix(mix(1, eyeWhite[c] / white, 0.75), skin[c] / skinLight, 0.2), 0.66, 1.16) * mix(1, IVORY[c], natural);
  const tint: Rgb = [tintOf(0), tintOf(1), tintOf(2)];
  const most = (MOST_COLORED * (Math.max(...skin) - Math.min(...skin))) / skinLight;
  const share = Math.min(1, most / Math.max(1e-6, Math.max(...tint) - Math.min(...tint)));
  const channel = (c: 0 | 1 | 2): number => clamp(tone * mix(1, tint[c], share), 30, 244);
  return [channel(0), channel(1), channel(2)];
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
