import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { landmark } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';

/** In face widths: how far the inner ends of brows are above the corners of the eyes at the nose, in a calm face and in a stern one. */
const HIGH = 0.115;
const LOW = 0.085;
/** In face widths: so far inner ends lie below the arches of level brows, and of slanting ones; and how stern low ones are that are level. */
const LEVEL = 0.01;
const SLANTING = 0.024;
const LOW_ALONE = 0.2;

/** How angry the brows of a picture look, 0 to 1: told by both together, because a tilted head lowers one end and raises the other. */
export function browSternness({ mesh, toLocal, faceWidth }: FaceGeometry): number {
  const rowOf = (index: number): number => toLocal(mesh[index][0], mesh[index][1])[1] / faceWidth;
  const between = (left: [number, number], right: [number, number]): number =>
    (rowOf(left[0]) - rowOf(left[1]) + rowOf(right[0]) - rowOf(right[1])) / 2;
  const { eyeLeftInner, eyeRightInner, browLeftUnder, browRightUnder } = landmark;
  const { browLeftInner, browLeftArch, browRightInner, browRightArch } = landmark;
  const above = between([eyeLeftInner, browLeftUnder], [eyeRightInner, browRightUnder]);
  const slant = between([browLeftInner, browLeftArch], [browRightInner, browRightArch]);
  return smoothstep(HIGH, LOW, above) * mix(LOW_ALONE, 1, smoothstep(LEVEL, SLANTING, slant));
}
