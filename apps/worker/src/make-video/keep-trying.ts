import { setTimeout as wait } from 'node:timers/promises';

const TRY_EVERY_MS = 1000;

/** Repeats failing work for a while: the database may be restarting, and finished work must survive that. */
export async function keepTrying<T>(work: () => Promise<T>, forSec: number): Promise<T> {
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
