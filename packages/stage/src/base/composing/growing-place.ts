import type { PixelMemory } from './pixel-memory.ts';

/** A place in the memory that is used again and again, for what is sometimes larger than before. */
export class GrowingPlace {
  readonly #memory: Pick<PixelMemory, 'take'>;
  #at = 0;
  #room = 0;

  constructor(memory: Pick<PixelMemory, 'take'>) {
    this.#memory = memory;
  }

  /** Where this many bytes fit; what was there before is lost. */
  for(bytes: number): number {
    if (bytes > this.#room) {
      this.#at = this.#memory.take(bytes);
      this.#room = bytes;
    }
    return this.#at;
  }
}
