/** Keeps the few things that were asked for last. They are handed out again, so whoever gets one leaves it as it is. */
export class NewestOnes<Made> {
  readonly #made = new Map<string, Made>();
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  get(key: string, make: () => Made): Made {
    const made = this.#made.get(key) ?? make();
    this.#made.delete(key);
    this.#made.set(key, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.#count && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }
}
