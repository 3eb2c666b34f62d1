/** A picture that comes back within this time is noticed. */
const REMEMBERED_SEC = 12;
/** Two takes that begin this near to each other look like the same one. */
const SAME_START_SEC = 1;

/** What a film has shown of its clip so far. */
export class ShownPictures {
  readonly #fps: number;
  readonly #times = new Map<number, number>();
  readonly #last = new Map<number, number>();
  readonly #starts: number[] = [];

  constructor(fps: number) {
    this.#fps = fps;
  }

  /** `film` is the picture of the film, `clip` that of the clip. */
  show(clip: number, film: number): void {
    this.#times.set(clip, this.times(clip) + 1);
    this.#last.set(clip, film);
  }

  begin(clip: number): void {
    this.#starts.push(clip);
  }

  times(clip: number): number {
    return this.#times.get(clip) ?? 0;
  }

  /** How much a viewer would notice that this picture comes again: how often, and how long ago. */
  repeat(clip: number, film: number): number {
    const last = this.#last.get(clip);
    if (last === undefined) return 0;
    return this.times(clip) + 2 * Math.max(0, 1 - (film - last) / (REMEMBERED_SEC * this.#fps));
  }

  hasBegunAt(clip: number): boolean {
    return this.#starts.some((start) => Math.abs(start - clip) < SAME_START_SEC * this.#fps);
  }
}
