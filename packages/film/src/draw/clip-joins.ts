import { type Affine, blendPictures, flowBetween, type JoinShare, type PictureFlow, unitOf } from '@herald/stage/clips';
import { planesOf } from '../packed-planes.ts';
import type { JoinedPictures, Shot } from './clip-shot.ts';

type DrawPicture = (shot: Shot, out: Uint8Array) => Promise<void>;

/** Around the mouth the face that was followed tells how it moves, and further out less and less: in mouth widths. */
const FACE_SURE = 0.9;
const FACE_KNOWN = 2.6;

/** Draws the pictures in which one take of a clip becomes the next. */
export class ClipJoins {
  readonly #size: { width: number; height: number };
  readonly #draw: { from: DrawPicture; to: DrawPicture };
  #buffers: [Uint8Array, Uint8Array] | undefined;
  #known: { name: string; flows: PictureFlow[] } | undefined;

  constructor(size: { width: number; height: number }, draw: { from: DrawPicture; to: DrawPicture }) {
    this.#size = size;
    this.#draw = draw;
  }

  async film(joined: JoinedPictures, out: Uint8Array): Promise<void> {
    const { width, height } = this.#size;
    const flow = between(await this.#flowsOf(joined), joined.at);
    const [from, to] = await this.#pictures(joined.from, joined.to);
    blendPictures({ from, to, flow, share: joined.share }, planesOf(out, width, height));
  }

  async #flowsOf({ name, measured }: JoinedPictures): Promise<PictureFlow[]> {
    if (this.#known?.name !== name) {
      const flows: PictureFlow[] = [];
      for (const [a, b] of measured) flows.push(await this.#measure(a, b));
      this.#known = { name, flows };
    }
    return this.#known.flows;
  }

  async #measure(a: Shot, b: Shot): Promise<PictureFlow> {
    const [from, to] = await this.#pictures(a, b);
    const [grey, other] = [from, to].map(({ luma, lumaStride, width, height }) => ({
      ...{ data: luma, stride: lumaStride, width, height },
    }));
    if (!grey || !other) throw new RangeError('A join has two pictures');
    const face = faceMove(a.place, b.place);
    const flow = flowBetween(grey, other, (x, y) => {
      const { share, move } = face(x, y, FACE_KNOWN);
      return { x: share * move.x, y: share * move.y };
    });
    return withFace(flow, face);
  }

  async #pictures(a: Shot, b: Shot) {
    const { width, height } = this.#size;
    const bytes = (width * height * 3) / 2;
    this.#buffers ??= [new Uint8Array(bytes), new Uint8Array(bytes)];
    const [from, to] = this.#buffers;
    await this.#draw.from(a, from);
    await this.#draw.to(b, to);
    return [planesOf(from, width, height), planesOf(to, width, height)] as const;
  }
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

function between(flows: readonly PictureFlow[], at: number): PictureFlow {
  const place = at * (flows.length - 1);
  const k = Math.min(flows.length - 2, Math.floor(place));
  const [a, b] = [flows[k], flows[k + 1]];
  if (!a || !b) throw new RangeError('The movement of a join is measured at both ends');
  const mixed = (from: Float32Array, to: Float32Array) =>
    from.map((value, n) => value + ((to[n] ?? value) - value) * (place - k));
  return { ...a, x: mixed(a.x, b.x), y: mixed(a.y, b.y) };
}
