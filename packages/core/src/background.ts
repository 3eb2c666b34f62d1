import { setImmediate } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Work that goes on after the answer was given, and that a graceful stop waits for. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when everything running now is done. */
  drain(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      // Not before the answer is on its way: its time must not tell what is done behind it.
      const task = setImmediate()
        .then(work)
        .catch((error: unknown) => log.error({ err: error, task: name }, 'Background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
