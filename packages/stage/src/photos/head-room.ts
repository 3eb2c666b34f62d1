import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { type HeldSides, SIDE_RIM } from './motion-basis.ts';
import type { PoseLimits } from './pose-motion.ts';

/** What a mask has there is seen. */
const SEEN = 128;
/** With so many of the rows beside a face cut by a side of the picture, its hair would come apart there: what is held makes a horn of the rest. */
const CUT_ROWS = { few: 0, many: 0.06 };
/** So much of its movement keeps a head that the side cuts: what is stretched there is not seen. A tilt takes the crown farthest. */
const LEAST = { yaw: 0.42, roll: 0.32, shift: 0.4, near: 0.4 };

/** A person in a frame, of which the picture takes a part. */
interface HeadInFrame {
  mask: Uint8Array;
  frame: { width: number; height: number };
  part: Rect;
  face: FaceGeometry;
}

/** A head that a side of its picture cuts moves less: what is held there would be stretched. */
export function limitsInRoom(limits: PoseLimits, head: HeadInFrame): PoseLimits {
  const cut = smoothstep(CUT_ROWS.few, CUT_ROWS.many, cutShare(head));
  const kept = (part: keyof typeof LEAST) => limits[part] * mix(1, LEAST[part], cut);
  return { ...limits, yaw: kept('yaw'), roll: kept('roll'), shift: kept('shift'), near: kept('near') };
}

/** Of the rows between forehead and mouth. */
function cutShare(head: HeadInFrame): number {
  const [, mouthY] = head.face.mouth;
  const cuts = Object.values(cutRows(head));
  const first = Math.max(0, Math.round(mouthY - head.face.faceHeight));
  const rows = Array.from({ length: Math.max(0, Math.ceil(mouthY) - first) }, (_, at) => first + at);
  return rows.filter((y) => cuts.some((isCut) => isCut[y])).length / Math.max(1, rows.length);
}

/** Which rows of the person end at a side of the picture, not in front of what is behind. */
function cutRows({ mask, frame, part }: HeadInFrame): Record<'left' | 'right', boolean[]> {
  const left = Math.max(0, Math.round(part.x));
  const right = Math.min(frame.width, Math.round(part.x + part.width)) - 1;
  const cutAt = (x: number) => Array.from({ length: frame.height }, (_, y) => (mask[y * frame.width + x] ?? 0) >= SEEN);
  return { left: cutAt(left), right: cutAt(right) };
}

/** What ends before a side is free to move there; where the person goes on beyond it, and near that, they are held. */
export function heldSides(head: HeadInFrame): HeldSides {
  const rim = SIDE_RIM * head.face.faceWidth;
  const { left, right } = cutRows(head);
  const [fromLeft, fromRight] = [left, right].map(rowsToCut);
  const heldBy = (distances: readonly number[] | undefined, y: number) =>
    smoothstep(rim, 0, distances?.[Math.min(Math.round(y), distances.length - 1)] ?? 0);
  return { left: (y) => heldBy(fromLeft, y), right: (y) => heldBy(fromRight, y) };
}

/** How many rows away the nearest one is that is cut. */
function rowsToCut(isCut: readonly boolean[]): number[] {
  const distances = isCut.map((cut) => (cut ? 0 : Number.POSITIVE_INFINITY));
  for (let y = 1; y < distances.length; y++) distances[y] = Math.min(distances[y], distances[y - 1] + 1);
  for (let y = distances.length - 2; y >= 0; y--) distances[y] = Math.min(distances[y], distances[y + 1] + 1);
  return distances;
}
