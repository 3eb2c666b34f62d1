import { mix } from '#base/math/mix.ts';
import { browPoints, eyeContours, landmark } from './face-contours.ts';
import type { FaceGeometry } from './face-geometry.ts';

const BROWS = [browPoints.slice(0, 5), browPoints.slice(5).toReversed()];
const LIDS = eyeContours.map(({ upperLid }) => upperLid);

/** Where the upper edge of the nearer brow lies in this column of the frame. */
export const browRow = (face: FaceGeometry, x: number): number => rowOf(face, BROWS, x);

/** Where the upper lid of the nearer eye lies in this column of the frame. */
export const lidRow = (face: FaceGeometry, x: number): number => rowOf(face, LIDS, x);

/** How far the middle of a brow is above its lid, in face widths; of both sides the nearer one. */
export function browRoom(face: FaceGeometry): number {
  const rooms = [landmark.browLeftArch, landmark.browRightArch].map((index) => {
    const [x, y] = face.mesh[index];
    return lidRow(face, x) - y;
  });
  return Math.min(...rooms) / face.faceWidth;
}

/** Where a line of the nearer side lies in this column; beside its ends as at its end. */
function rowOf({ mesh }: FaceGeometry, sides: readonly (readonly number[])[], x: number): number {
  const awayFrom = (side: readonly number[]) => Math.min(...side.map((index) => Math.abs(mesh[index][0] - x)));
  const line = awayFrom(sides[0]) < awayFrom(sides[1]) ? sides[0] : sides[1];
  const next = line.findIndex((index) => mesh[index][0] >= x);
  if (next <= 0) return mesh[next < 0 ? line[line.length - 1] : line[0]][1];
  const [[fromX, fromY], [toX, toY]] = [mesh[line[next - 1]], mesh[line[next]]];
  return mix(fromY, toY, (x - fromX) / (toX - fromX));
}
