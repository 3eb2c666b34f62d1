import { setTimeout as wait } from 'node:timers/promises';

export interface Insistence {
  forSec: number;
  /** Ends the waiting with the last error. */
  signal?: AbortSignal;
  /** Whether the error may pass; all may if nothing is said. */
  mayPass?(error: unknown): boolean | Promise<boolean>;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/** Repeats failing work for a while: database or store may be restarting, and finished work must survive that. */
export async function keepTrying<T>(
  work: () => Promise<T>,
  { forSec, signal, mayPass = () => true }: Insistence,
): Promise<T> {
  const until = performance.now() + forSec * 1000;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted || performance.now() > until || !(await mayPass(error))) throw error;
      await wait(pauseMs, undefined, signal && { signal }).catch(() => undefined);
    }
  }
}
