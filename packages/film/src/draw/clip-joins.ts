import {
  blendPictures,
  type ClipShot,
  flowAt,
  type JoinedPictures,
  measureJoin,
  type PictureFlow,
} from '@herald/stage/clips';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';

type DrawPicture = (shot: ClipShot, out: Uint8Array) => Promise<void>;

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
    const flow = flowAt(await this.#flowsOf(joined), joined.at);
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

  async #measure(a: ClipShot, b: ClipShot): Promise<PictureFlow> {
    const [from, to] = await this.#pictures(a, b);
    return measureJoin({ planes: from, place: a.place }, { planes: to, place: b.place });
  }

  async #pictures(a: ClipShot, b: ClipShot) {
    const { width, height } = this.#size;
    const bytes = i420Bytes(this.#size);
    this.#buffers ??= [new Uint8Array(bytes), new Uint8Array(bytes)];
    const [from, to] = this.#buffers;
    await this.#draw.from(a, from);
    await this.#draw.to(b, to);
    return [planesOf(from, width, height), planesOf(to, width, height)] as const;
  }
}
