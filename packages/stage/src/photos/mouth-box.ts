import { blurField } from '#base/color/blur-field.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import type { Rect } from '#base/performer.ts';
import { faceOvalPoints } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import type { MouthSource } from './mouth-mesh.ts';
import { luminance } from './photo-colors.ts';

/** In face widths: what lies so near to the edge of the face is not taken for skin. */
const FACE_MARGIN = 0.03;

export const channels = [0, 1, 2] as const;
/** A field for each of red, green and blue. */
export type Colors = readonly Float32Array[];

/** The color about each pixel of the box, of what has weight; its light parts count most. */
export function colorAround(frame: FramePixels, weights: Float32Array, box: Rect, radiusPx: number): Colors {
  const counted = weights.map((weight, at) =>
    weight === 0 ? 0 : weight * (seventhPower(luminanceAt(frame, byteAt(frame, box, at)) / 255) + 1e-6),
  );
  const radius = Math.max(2, Math.round(radiusPx));
  const sums = channels.map((c) => counted.map((weight, at) => weight * frame.bytes[byteAt(frame, box, at) + c]));
  for (const field of [...sums, counted]) blurField(field, box.width, box.height, radius);
  return sums.map((sum) => sum.map((value, at) => value / Math.max(1e-12, counted[at])));
}

/** So much more a light pixel counts for a color around than a dark one. */
const seventhPower = (light: number): number => light ** 2 * light ** 2 * light ** 2 * light;

/** The outer edge of the lips in the frame; with less than all of it, without the creases in which the corners end. */
export const outerLips = ({ face, lips, middleX }: MouthSource, share = 1): Point[] =>
  lips.outer.map(([x, y]) => face.toFrame(mix(middleX, x, share), y));

export function hideLips(share: Float32Array, ring: readonly Point[], box: Rect, away = 0): void {
  for (let row = 0; row < box.height; row++) {
    const y = box.y + row;
    const crossings = [y - away, y, y + away].flatMap((line) => crossingsOf(ring, line));
    if (crossings.length === 0) continue;
    const from = Math.max(0, Math.ceil(Math.min(...crossings) - away - box.x));
    const to = Math.min(box.width, Math.floor(Math.max(...crossings) + away - box.x) + 1);
    if (to > from) share.fill(0, row * box.width + from, row * box.width + to);
  }
}

/** The edge of the face in the frame. */
export const faceOval = ({ mesh }: FaceGeometry): Point[] =>
  faceOvalPoints.map((index) => [mesh[index][0], mesh[index][1]]);

export function hideBeyondFace(share: Float32Array, face: FaceGeometry, box: Rect): void {
  const margin = FACE_MARGIN * face.faceWidth;
  const oval = faceOval(face);
  for (let row = 0; row < box.height; row++) {
    const crossings = crossingsOf(oval, box.y + row);
    const left = Math.min(...crossings) + margin - box.x;
    const right = Math.max(...crossings) - margin - box.x;
    for (let x = 0; x < box.width; x++) if (!(x > left && x < right)) share[row * box.width + x] = 0;
  }
}

/** Where a closed line crosses a row. */
export function crossingsOf(ring: readonly Point[], y: number): number[] {
  return ring.flatMap(([fromX, fromY], k) => {
    const [toX, toY] = ring[(k + 1) % ring.length];
    return fromY <= y === toY <= y ? [] : [fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)];
  });
}

export const byteAt = ({ width }: { width: number }, box: Rect, at: number): number =>
  ((box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width)) * 4;

export const lightOf = ([red, green, blue]: Colors, at: number): number => luminance([red[at], green[at], blue[at]]);

export const luminanceAt = ({ bytes }: FramePixels, byte: number): number =>
  luminance([bytes[byte], bytes[byte + 1], bytes[byte + 2]]);

/** What is between the lips in the picture. */
export const innerLips = ({ face, lips }: MouthSource): Point[] => lips.inner.map(([x, y]) => face.toFrame(x, y));
