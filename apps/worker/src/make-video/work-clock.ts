import type { WorkTimes } from '@herald/core/videos';
import type { MakingProgress } from '@herald/media/engines/video-engine';

/** Notes when the parts of the work on a video begin. */
export class WorkClock {
  readonly #startedMs = performance.now();
  #drawingMs: number | undefined;
  #finishingMs: number | undefined;

  /** The first word of the engine is that it begins to draw. */
  see({ stage, framesDone, framesTotal }: Omit<MakingProgress, 'framesKept'>): void {
    this.#drawingMs ??= performance.now();
    if (framesDone >= framesTotal || stage === 'checking') this.#finishingMs ??= performance.now();
  }

  get part(): keyof WorkTimes {
    if (this.#finishingMs !== undefined) return 'finishSec';
    return this.#drawingMs === undefined ? 'prepareSec' : 'drawSec';
  }

  /** How long that part has gone on. */
  get inPartSec(): number {
    return secondsFrom(this.#finishingMs ?? this.#drawingMs ?? this.#startedMs, performance.now());
  }

  /** For work that ends now; undefined when a part of it was never seen. */
  times(): WorkTimes | undefined {
    if (this.#drawingMs === undefined || this.#finishingMs === undefined) return undefined;
    return {
      prepareSec: secondsFrom(this.#startedMs, this.#drawingMs),
      drawSec: secondsFrom(this.#drawingMs, this.#finishingMs),
      finishSec: secondsFrom(this.#finishingMs, performance.now()),
    };
  }
}

function secondsFrom(fromMs: number, toMs: number): number {
  return (toMs - fromMs) / 1000;
}
