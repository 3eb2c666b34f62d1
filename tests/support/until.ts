import { setTimeout as wait } from 'node:timers/promises';

/** Each look costs a request, or a search through all processes: who has waited long looks seldom, but loses a hundredth at most. */
const SELDOM_MS = 500;
export const pauseMs = (everyMs: number, passedSec: number): number =>
  Math.max(everyMs, Math.min(SELDOM_MS, passedSec * 10));

export interface UntilOptions {
  /** what is waited for, for the error */
  what?: string | (() => string);
  withinSec?: number;
  everyMs?: number;
}

/** Waits until something holds; a check that throws counts as not yet. Returns the seconds it took. */
export async function until(isTrue: () => Promise<boolean> | boolean, options: UntilOptions = {}): Promise<number> {
  const { what = 'It', withinSec = 120, everyMs = 100 } = options;
  const startedMs = performance.now();
  const passedSec = () => (performance.now() - startedMs) / 1000;
  let reason = '';
  while (passedSec() < withinSec) {
    const isSo = await Promise.resolve()
      .then(isTrue)
      .catch((error: unknown) => {
        reason = ` Last error: ${String(error)}`;
        return false;
      });
    if (isSo) return passedSec();
    await wait(pauseMs(everyMs, passedSec()));
  }
  throw new Error(`${typeof what === 'string' ? what : what()} never happened within ${withinSec} s.${reason}`);
}
