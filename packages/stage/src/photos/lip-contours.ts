import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { innerLipPoints, outerLipPoints } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';

/** Points along one lip, corner to corner. */
export const lipColumns = 31;
/** Points around both lips: the upper lip left to right, then the lower lip right to left. */
export const lipRing = 60;
export const rightCorner = lipColumns - 1;

/** Both edges of the lips in face coordinates, in pixels; ring order. */
export interface LipContours {
  inner: [x: number, y: number][];
  outer: [x: number, y: number][];
}

/** The ring point of the lower lip that lies under the given one of the upper lip. */
export const opposite = (index: number): number => (lipRing - index) % lipRing;

export const isLower = (index: number): boolean => index > rightCorner;

export function lipContours(face: FaceGeometry): LipContours {
  const ring = (indices: readonly number[]): [number, number][] => {
    const points = indices.map((index): Point => face.toLocal(face.mesh[index][0], face.mesh[index][1]));
    const upper = catmullRom(points.slice(0, 11), 3);
    const lower = catmullRom([...points.slice(10), points[0]], 3);
    return [...upper.slice(0, -1), ...lower.slice(0, -1)].map(([x, y]) => [x, y]);
  };
  return { inner: ring(innerLipPoints), outer: ring(outerLipPoints) };
}
