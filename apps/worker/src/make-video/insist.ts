import { setTimeout as wait } from 'node:timers/promises';

const TRY_EVERY_MS = 1000;

/** Tries for a while: the database may be starting again, and what is finished must not be lost to that. */
export async function insist<T>(work: () => Promise<T>, forSec: number): Promise<T> {
  const until = performance.now() + forSec * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(TRY_EVERY_MS);
    }
  }
}
