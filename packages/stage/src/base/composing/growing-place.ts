interface Memory {
  /** where so many bytes are free from now on */
  take(bytes: number): number;
}

/** Boxes around what moves grow by a few pixels again and again, and what was outgrown is never given back. */
const SPARE = 1.25;

/** A place in the memory that is used again and again, for what is sometimes larger than before. */
export class GrowingPlace {
  readonly #memory: Memory;
  #at = 0;
  #room = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Where this many bytes fit; what was there before is lost. */
  for(bytes: number): number {
    if (bytes > this.#room) {
      this.#room = Math.ceil(bytes * SPARE);
      this.#at = this.#memory.take(this.#room);
    }
    return this.#at;
  }
}
