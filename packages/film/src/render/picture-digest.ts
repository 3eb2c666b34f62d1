import { createHash } from 'node:crypto';

/** Tells whether two files hold the same coded pictures, shown at the same frames, in the same order. */
export class PictureDigest {
  readonly #hash = createHash('sha256');
  readonly #fps: number;

  constructor(fps: number) {
    this.#fps = fps;
  }

  add(coded: Uint8Array, tSec: number): void {
    this.#hash.update(`${Math.round(tSec * this.#fps)}:${coded.length}:`).update(coded);
  }

  /** Ends the digest. */
  toText(): string {
    return this.#hash.digest('hex');
  }
}
