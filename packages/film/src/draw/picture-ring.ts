import { type FilmFormat, i420Bytes } from '../film-format.ts';

/** Pictures in flight between one drawing worker and the encoder. */
const SLOTS = 4;

/** A few pictures in shared memory; the drawing thread waits for a free one, so memory stays flat. */
export class PictureRing {
  readonly pictures: SharedArrayBuffer;
  readonly bytes: number;
  readonly #free = Array.from({ length: SLOTS }, (_, slot) => slot);
  #wake: ((slot: number) => void) | undefined;

  constructor(format: FilmFormat) {
    this.bytes = i420Bytes(format);
    this.pictures = new SharedArrayBuffer(this.bytes * SLOTS);
  }

  async takeFree(): Promise<number> {
    const slot = this.#free.shift();
    if (slot !== undefined) return slot;
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  giveBack(slot: number): void {
    const wake = this.#wake;
    this.#wake = undefined;
    if (wake) wake(slot);
    else this.#free.push(slot);
  }

  fill(slot: number, picture: Uint8Array): void {
    new Uint8Array(this.pictures, slot * this.bytes, this.bytes).set(picture);
  }
}
