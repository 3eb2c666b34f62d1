import { useEffect } from 'react';

const LINGER_MS = 1_500;

/** Something costly that several components use at once; it is closed a moment after the last of them has left. */
export class Shared<Thing extends { close(): void }> {
  readonly #create: () => Thing;
  #thing: Thing | null = null;
  #holders = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(create: () => Thing) {
    this.#create = create;
  }

  get(): Thing {
    this.#thing ??= this.#create();
    return this.#thing;
  }

  /** Returns how to let go. */
  hold(): () => void {
    clearTimeout(this.#timer);
    this.#holders += 1;
    return () => {
      this.#holders -= 1;
      if (this.#holders === 0) this.#timer = setTimeout(() => this.#close(), LINGER_MS);
    };
  }

  #close(): void {
    this.#thing?.close();
    this.#thing = null;
  }
}

export function useShared<Thing extends { close(): void }>(shared: Shared<Thing>): Thing {
  useEffect(() => shared.hold(), [shared]);
  return shared.get();
}
