import type { FilmProgress } from '../film-plan.ts';

const REPORT_EVERY_MS = 1000;

/** Counts frames that are really done and tells about them once a second. */
export class ProgressClock {
  readonly #report: (progress: FilmProgress) => void;
  readonly #framesTotal: number;
  readonly #startedMs = performance.now();
  readonly #timer: NodeJS.Timeout;
  #stage: FilmProgress['stage'] = 'drawing';
  #reused = 0;
  #drawn = 0;

  constructor(framesTotal: number, report: (progress: FilmProgress) => void) {
    this.#framesTotal = framesTotal;
    this.#report = report;
    this.#timer = setInterval(() => this.#tell(), REPORT_EVERY_MS);
  }

  reuse(frames: number): void {
    this.#reused += frames;
  }

  drew(): void {
    this.#drawn += 1;
  }

  enter(stage: FilmProgress['stage']): void {
    this.#stage = stage;
    this.#tell();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    const seconds = (performance.now() - this.#startedMs) / 1000;
    const fps = this.#drawn / seconds;
    const framesDone = this.#reused + this.#drawn;
    const etaSec = fps > 0 ? (this.#framesTotal - framesDone) / fps : 0;
    this.#report({ stage: this.#stage, framesDone, framesTotal: this.#framesTotal, fps, etaSec });
  }
}
