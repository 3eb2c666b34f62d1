import { setTimeout as wait } from 'node:timers/promises';
import type { OutsideJob } from '@herald/media/engines/video-engine';

/** How often reports are looked for. */
const GLANCE_MS = 1000;

/** What a service posts about a film. */
export class Reports {
  readonly #job: OutsideJob | undefined;
  #seen = 0;

  constructor(job: OutsideJob | undefined) {
    this.#job = job;
  }

  async read(): Promise<unknown[]> {
    return (await this.#job?.reports()) ?? [];
  }

  /** Until the time is over, or something was posted: whatever it says, it is worth a look. */
  async wait(pauseMs: number, signal: AbortSignal): Promise<void> {
    const until = Date.now() + pauseMs;
    for (let left = pauseMs; left > 0; left = until - Date.now()) {
      await wait(Math.min(left, GLANCE_MS), undefined, { signal });
      const { length } = await this.read().catch(() => []);
      if (length <= this.#seen) continue;
      this.#seen = length;
      return;
    }
  }
}
