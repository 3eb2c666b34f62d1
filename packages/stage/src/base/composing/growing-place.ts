interface Memory {
  /** where so many bytes are free from now on */
  take(bytes: number): number;
}

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
      this.#at = this.#memory.take(bytes);
      this.#room = bytes;
    }
    return this.#at;
  }
}
