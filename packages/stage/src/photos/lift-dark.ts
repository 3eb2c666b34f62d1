import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { brightestOfEyes } from './eye-white.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance } from './photo-colors.ts';

/** Eye whites below this, with no brighter place in the face, were taken in too little light; dark skin in good light has bright ones. */
const DARK_WHITE = 128;
const DARK_TOP = 172;
const WANTED_WHITE = 150;
const MOST_LIFT = 0.58;
/** A picture whose brightest tenth is brighter than this was taken in enough light: a face in shade before a bright sky is lifted a little, not the sky away. */
const LIT = { from: 125, to: 185 };
const LIFT_IN_SHADE = 0.35;

/** Lifts a picture taken in too little light, as a phone does, and says so; shadows stay the darkest, colours keep their hue. */
export function liftDark(frame: FramePixels, face: FaceGeometry, part: Rect): boolean {
  const white = luminance(brightestOfEyes(frame, face));
  if (white >= DARK_WHITE || brightestOf(frame, partOfFace(face), 0.02) >= DARK_TOP) return false;
  const tooLittle = mix(1, LIFT_IN_SHADE, smoothstep(LIT.from, LIT.to, brightestOf(frame, part, 0.1)));
  const wanted = clamp(Math.log(WANTED_WHITE / 255) / Math.log(Math.max(8, white) / 255), MOST_LIFT, 1);
  const gamma = mix(1, wanted, tooLittle);
  const gains = Float32Array.from({ length: 256 }, (_, light) => (Math.max(1, light) / 255) ** (gamma - 1));
  const { bytes, width } = frame;
  const left = Math.max(0, Math.round(part.x));
  const right = Math.min(width, Math.round(part.x + part.width));
  const bottom = Math.min(frame.height, Math.round(part.y + part.height));
  for (let y = Math.max(0, Math.round(part.y)); y < bottom; y++) {
    for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
      const light = 0.299 * bytes[at] + 0.587 * bytes[at + 1] + 0.114 * bytes[at + 2];
      // The darkest noise is not enlarged with the rest.
      const gain = Math.min(gains[light | 0], 1 + light / 14);
      bytes[at] *= gain;
      bytes[at + 1] *= gain;
      bytes[at + 2] *= gain;
    }
  }
  return true;
}

function partOfFace({ mouth, faceWidth, faceHeight }: FaceGeometry): Rect {
  const [width, height] = [0.8 * faceWidth, 0.9 * faceHeight];
  return { x: mouth[0] - width / 2, y: mouth[1] - 0.7 * faceHeight, width, height };
}

/** How bright the brightest share of a part of the picture is at least. */
function brightestOf({ bytes, width, height }: FramePixels, part: Rect, share: number): number {
  const lights: number[] = [];
  const step = Math.max(1, Math.round(part.width / 64));
  const row = (y: number) => clamp(Math.round(y), 0, height - 1);
  const column = (x: number) => clamp(Math.round(x), 0, width - 1);
  for (let y = row(part.y); y < row(part.y + part.height); y += step) {
    for (let x = column(part.x); x < column(part.x + part.width); x += step) {
      const at = (y * width + x) * 4;
      lights.push(luminance([bytes[at], bytes[at + 1], bytes[at + 2]]));
    }
  }
  lights.sort((a, b) => a - b);
  return lights[Math.floor(lights.length * (1 - share))] ?? 255;
}
