const PARTS_PER_SEC = 100;

/** How loud a sound is over time, taken while it passes by. */
export class Outline {
  /** The loudest sample of each hundredth of a second. */
  readonly parts: number[] = [];
  samples = 0;
  readonly #partSamples: number;

  constructor(sampleRateHz: number) {
    this.#partSamples = sampleRateHz / PARTS_PER_SEC;
  }

  add(pcm: Float32Array): void {
    for (const sample of pcm) {
      const part = Math.floor(this.samples / this.#partSamples);
      this.parts[part] = Math.max(this.parts[part] ?? 0, Math.abs(sample));
      this.samples += 1;
    }
  }
}
