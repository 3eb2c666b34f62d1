import { type Affine, unitOf } from './affine.ts';
import { greyOf } from './between-pictures.ts';
import type { JoinShare } from './blend-pictures.ts';
import type { PicturePlanes } from './paint-mouth.ts';
import { flowBetween, type PictureFlow } from './picture-flow.ts';

/** Around the mouth the face that was followed tells how it moves, and further out less and less: in mouth widths. */
const FACE_SURE = 0.9;
const FACE_KNOWN = 2.6;

interface Joined {
  planes: PicturePlanes;
  /** of mouth space in it */
  place: Affine;
}

/** How the pixels of one picture of a film lie in the one it becomes. */
export function measureJoin(from: Joined, to: Joined): PictureFlow {
  const face = faceMove(from.place, to.place);
  const flow = flowBetween(greyOf(from.planes), greyOf(to.planes), (x, y) => {
    const { share, move } = face(x, y, FACE_KNOWN);
    return { x: share * move.x, y: share * move.y };
  });
  return withFace(flow, face);
}

/** Between two takes the mouth is where the pixels of the face are. */
export function placeBetween(from: Affine, to: Affine, { moved }: JoinShare): Affine {
  const mixed = (n: 0 | 1 | 2 | 3 | 4 | 5) => from[n] + (to[n] - from[n]) * moved;
  return [mixed(0), mixed(1), mixed(2), mixed(3), mixed(4), mixed(5)];
}

type FaceMove = (x: number, y: number, reach: number) => { share: number; move: { x: number; y: number } };

/** How a point of the face moves, seen from the middle between both places, and how much it belongs to the face. */
function faceMove(from: Affine, to: Affine): FaceMove {
  const middle = placeBetween(from, to, { moved: 0.5, mixed: 0.5 });
  const [a, b, c, d, e, f] = middle;
  const det = a * e - b * d || 1e-9;
  const unit = unitOf(middle) || 1;
  return (x, y, reach) => {
    const [dx, dy] = [x - c, y - f];
    const [u, v] = [(e * dx - b * dy) / det, (a * dy - d * dx) / det];
    const at = ([p, q, r, s, t, w]: Affine) => [p * u + q * v + r, s * u + t * v + w] as const;
    const [before, after] = [at(from), at(to)];
    const away = Math.hypot(dx, dy) / unit / reach;
    return { share: Math.exp(-away * away * 2), move: { x: after[0] - before[0], y: after[1] - before[1] } };
  };
}

/** The mouth is painted where the face was followed to, so its pixels go there too. */
function withFace(flow: PictureFlow, face: FaceMove): PictureFlow {
  for (let row = 0, k = 0; row < flow.height; row++) {
    for (let column = 0; column < flow.width; column++, k++) {
      const { share, move } = face((column + 0.5) * flow.cellPx, (row + 0.5) * flow.cellPx, FACE_SURE);
      flow.x[k] = (flow.x[k] ?? 0) * (1 - share) + move.x * share;
      flow.y[k] = (flow.y[k] ?? 0) * (1 - share) + move.y * share;
    }
  }
  return flow;
}

/** At a share of a join, 0 to 1. */
export function flowAt(flows: readonly PictureFlow[], at: number): PictureFlow {
  const place = at * (flows.length - 1);
  const k = Math.min(flows.length - 2, Math.floor(place));
  const [a, b] = [flows[k], flows[k + 1]];
  if (!a || !b) throw new RangeError('The movement of a join is measured at both ends');
  const mixed = (from: Float32Array, to: Float32Array) =>
    from.map((value, n) => value + ((to[n] ?? value) - value) * (place - k));
  return { ...a, x: mixed(a.x, b.x), y: mixed(a.y, b.y) };
}
