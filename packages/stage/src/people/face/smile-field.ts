import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { hill } from '#base/math/hill.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from './face-shape.ts';
import type { HeightField } from './height-field.ts';

/** Height a full smile adds: raised cheeks, a roll under the eye, a soft fold beside the nose, a dimple at the corner. */
export function smileField({ eyeX, mouthY, mouthHalfWidth, oldness, knobs }: FaceShape): HeightField {
  const apple = 0.082 + 0.014 * knobs.cheekFullness;
  return (x, y) => {
    const a = Math.abs(x);
    const foldX = 0.235 + 0.19 * clamp((y - 0.47) / 0.34);
    const alongFold = smoothstep(0.42, 0.55, y) * (1 - smoothstep(0.7, 0.88, y));
    return (
      apple * hill(a - 0.47, 0.15, y - 0.29, 0.1) -
      0.04 * hill(a - 0.6, 0.15, y - 0.64, 0.12) -
      (0.042 + 0.012 * oldness) * gaussian(a - foldX, 0.038) * alongFold +
      0.024 * hill(a - eyeX, 0.16, y - 0.135, 0.035) -
      0.01 * hill(a - eyeX, 0.18, y - 0.195, 0.028) -
      0.024 * hill(a - mouthHalfWidth * 1.3, 0.045, y - mouthY + 0.06, 0.07) -
      0.01 * hill(a, 0.2, y - mouthY - 0.22, 0.06)
    );
  };
}

/** How far corners and cheeks go with a smile: a mild one is mostly in them, a wide one also in teeth and width. */
export function seenSmile(smile: number): number {
  return smile > 0 && smile < 1 ? smile * (1.8 - 0.8 * smile) : smile;
}
