import { type FilmFormat, i420Bytes } from '../film-format.ts';

/** Room for pictures between one drawing worker and the encoder: enough to draw on while a segment is ended. */
const ROOM_BYTES = 16_000_000;
const FEWEST_SLOTS = 4;
const MOST_SLOTS = 12;

/** A few pictures in shared memory; the drawing thread waits for a free one, so memory stays flat. */
export class PictureRing {
  readonly pictures: SharedArrayBuffer;
  readonly bytes: number;
  readonly #free: number[];
  #wake: ((slot: number) => void) | undefined;

  constructor(format: FilmFormat) {
    this.bytes = i420Bytes(format);
    const slots = Math.max(FEWEST_SLOTS, Math.min(MOST_SLOTS, Math.floor(ROOM_BYTES / this.bytes)));
    this.#free = Array.from({ length: slots }, (_, slot) => slot);
    this.pictures = new SharedArrayBuffer(this.bytes * slots);
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
