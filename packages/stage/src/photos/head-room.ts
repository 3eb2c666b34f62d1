import type { Rect } from '#base/performer.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { SIDE_RIM } from './motion-basis.ts';
import type { PoseLimits } from './pose-motion.ts';

/** What a mask has there is seen. */
const SEEN = 128;
/** A tenth of all rows beside a face may be curls and shoulders that reach farther. */
const FEW = 0.1;
/** So much of its movement keeps a head that reaches the side: what is stretched there is not seen. */
const LEAST = 0.4;

/** A person in a frame, of which the picture takes a part. */
interface HeadInFrame {
  mask: Uint8Array;
  frame: { width: number };
  part: Rect;
  face: FaceGeometry;
}

/** A head that reaches the side of its picture moves less there: what is held at the side would be stretched. */
export function limitsInRoom(limits: PoseLimits, head: HeadInFrame): PoseLimits {
  const wanted = (SIDE_RIM + limits.shift) * head.face.faceWidth;
  const share = Math.max(LEAST, Math.min(1, roomBeside(head) / wanted));
  return {
    ...limits,
    yaw: limits.yaw * share,
    roll: limits.roll * share,
    shift: limits.shift * share,
    near: limits.near * share,
  };
}

/** From the head to the nearer side of the picture, between forehead and mouth, in pixels. */
function roomBeside({ mask, frame, part, face }: HeadInFrame): number {
  const [, mouthY] = face.mouth;
  const left = Math.max(0, Math.round(part.x));
  const right = Math.min(frame.width, Math.round(part.x + part.width)) - 1;
  const rooms: number[] = [];
  for (let y = Math.max(0, Math.round(mouthY - face.faceHeight)); y < mouthY; y++) {
    const row = mask.subarray(y * frame.width + left, y * frame.width + right + 1);
    const first = row.findIndex((seen) => seen >= SEEN);
    if (first < 0) continue;
    rooms.push(Math.min(first, row.length - 1 - row.findLastIndex((seen) => seen >= SEEN)));
  }
  if (rooms.length === 0) return Number.POSITIVE_INFINITY;
  return rooms.toSorted((one, other) => one - other)[Math.floor(FEW * rooms.length)] ?? 0;
}
