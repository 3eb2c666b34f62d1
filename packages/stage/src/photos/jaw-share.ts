import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { jawLinePoints } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';

/** In face widths from between the lips: beside the nose the cheeks lengthen with the jaw from farther up. */
const BESIDE_NOSE = { from: -0.36, near: 0.12, far: 0.26 };

/**
 * In face widths: so far below the line of the jaw its movement ends. A chin goes over its neck, which stays: most of what it hides
 * is right below it, and collars and chains hardly move. A shorter way would fold the picture.
 */
const OVER_NECK = 0.32;

/** How far a point goes down with the jaw, as a share of the chin's way; `u` and `v` in face widths from between the lips. */
export function jawShareOf(face: FaceGeometry): (u: number, v: number) => number {
  const line = jawLinePoints.map((index): Point => {
    const [x, y] = face.toLocal(face.mesh[index][0], face.mesh[index][1]);
    return [x / face.faceWidth, y / face.faceWidth];
  });
  return (u, v) => {
    const from = mix(-0.12, BESIDE_NOSE.from, smoothstep(BESIDE_NOSE.near, BESIDE_NOSE.far, Math.abs(u)));
    const start = smoothstep(from, 0.28, v);
    if (start === 0) return 0;
    const sides = 1 - smoothstep(0.24, 0.6, Math.abs(u) + Math.max(0, 0.1 - v) * 0.6);
    const beyond = Math.max(0, 1 - distanceBelow(line, u, v) / OVER_NECK);
    return start * sides * beyond ** 2;
  };
}

/** How far a point lies outside the line of the jaw; 0 within the face, and above both ends of the line. */
function distanceBelow(line: readonly Point[], u: number, v: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let isBelow = false;
  for (let k = 1; k < line.length; k++) {
    const [fromX, fromY] = line[k - 1];
    const [toX, toY] = line[k];
    const share =
      ((u - fromX) * (toX - fromX) + (v - fromY) * (toY - fromY)) / ((toX - fromX) ** 2 + (toY - fromY) ** 2);
    const along = Math.min(1, Math.max(0, share));
    const across = u - mix(fromX, toX, along);
    const down = v - mix(fromY, toY, along);
    const distance = Math.hypot(across, down);
    if (distance >= nearest) continue;
    nearest = distance;
    isBelow = across * (toY - fromY) - down * (toX - fromX) > 0;
  }
  return isBelow ? nearest : 0;
}
