import type { ErrorCode } from '@herald/contract';
import { AppError } from '../errors/app-error.ts';

export interface GateOptions {
  maxRunning: number;
  maxWaiting: number;
  /** The error for tasks that find the line full. */
  refusal: ErrorCode;
  retryAfterSec: number;
}

/** Runs the work when its turn has come; an aborted signal leaves the line. */
export type Gate = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Runs a limited number of tasks at once; the others wait in line, and a full line refuses more. */
export function createGate({ maxRunning, maxWaiting, refusal, retryAfterSec }: GateOptions): Gate {
  let running = 0;
  const waiting = new Set<() => void>();

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw new AppError(refusal, { retryAfterSec });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => reject(signal?.reason);
    waiting.add(resolve);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      waiting.delete(resolve);
      signal?.removeEventListener('abort', leave);
    }
  }

  function passOn(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    await turn(signal);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
