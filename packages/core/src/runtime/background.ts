import { setImmediate } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Work that goes on after the response was sent. A graceful stop waits for it. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when everything running now is done. */
  drain(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      // Starts after the response is on its way, so that response times do not reveal what is done.
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
