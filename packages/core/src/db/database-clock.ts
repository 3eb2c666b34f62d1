import type { Clock } from '../runtime/clock.ts';
import { clockRepository } from './clock-repository.ts';
import type { Database } from './database.ts';

export interface DatabaseClock extends Clock {
  stop(): void;
}

const MEASURE_EVERY_MS = 30_000;
/** An answer that took longer says too little about the moment it was given. */
const LONGEST_ANSWER_MS = 1000;

/**
 * PostgreSQL's time, so that processes on machines whose clocks differ agree on what has expired. It is asked now and
 * then; in between it runs with this machine's monotonic clock, which nobody can set.
 */
export async function openDatabaseClock(db: Database, everyMs = MEASURE_EVERY_MS): Promise<DatabaseClock> {
  let aheadMs = Date.now() - performance.now();
  const measure = async (): Promise<void> => {
    const askedMs = performance.now();
    const databaseMs = await clockRepository.readMs(db.queries);
    const answeredMs = performance.now();
    if (answeredMs - askedMs < LONGEST_ANSWER_MS) aheadMs = databaseMs - (askedMs + answeredMs) / 2;
  };
  // Without an answer the last one holds; at the very start, the clock of this machine.
  const tryToMeasure = () => measure().catch(() => undefined);
  await tryToMeasure();
  const timer = setInterval(() => void tryToMeasure(), everyMs);
  timer.unref();
  return {
    now: () => new Date(performance.now() + aheadMs),
    stop: () => clearInterval(timer),
  };
}
