import type { FilmProgress } from '../film-plan.ts';

const REPORT_EVERY_MS = 1000;
const WEIGH_EVERY_MS = 200;

/** Counts finished frames and reports them once a second. */
export class ProgressClock {
  readonly #report: (progress: FilmProgress) => void;
  readonly #framesTotal: number;
  readonly #startedMs = performance.now();
  readonly #timers: NodeJS.Timeout[];
  #stage: FilmProgress['stage'] = 'drawing';
  #reused = 0;
  #drawn = 0;
  #kept = 0;
  #peakBytes = 0;

  constructor(framesTotal: number, report: (progress: FilmProgress) => void) {
    this.#framesTotal = framesTotal;
    this.#report = report;
    this.#timers = [setInterval(() => this.#tell(), REPORT_EVERY_MS), setInterval(() => this.#weigh(), WEIGH_EVERY_MS)];
  }

  /** Largest resident memory of this process seen so far. */
  get peakMemoryBytes(): number {
    this.#weigh();
    return this.#peakBytes;
  }

  reuse(frames: number): void {
    this.#reused += frames;
    this.#kept += frames;
  }

  drew(): void {
    this.#drawn += 1;
  }

  /** Reported at once, so that work survives a crash right after it. */
  keep(frames: number): void {
    this.#kept += frames;
    this.#tell();
  }

  enter(stage: FilmProgress['stage']): void {
    this.#stage = stage;
    this.#tell();
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #weigh(): void {
    this.#peakBytes = Math.max(this.#peakBytes, process.memoryUsage.rss());
  }

  #tell(): void {
    const seconds = (performance.now() - this.#startedMs) / 1000;
    const fps = this.#drawn / seconds;
    const framesDone = this.#reused + this.#drawn;
    const etaSec = fps > 0 ? (this.#framesTotal - framesDone) / fps : 0;
    const framesTotal = this.#framesTotal;
    const framesKept = this.#kept;
    this.#report({ stage: this.#stage, framesDone, framesTotal, framesKept, fps, etaSec });
  }
}
