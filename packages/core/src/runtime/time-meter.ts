/** Upper ends, in milliseconds, of the steps in which times are counted; a last step counts what took longer. */
export const TIME_BOUNDS_MS = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 2000, 3000, 5000, 10_000, 30_000,
] as const;

/** What happened since the process started. */
export interface TimeTotals {
  count: number;
  /** Those that went wrong, whatever that means for what is measured. */
  bad: number;
  totalMs: number;
  /** By `TIME_BOUNDS_MS`. */
  times: number[];
}

/** Counts how long things took, without keeping each. */
export interface TimeMeter {
  note(tookMs: number, isBad: boolean): void;
  totals(): TimeTotals;
}

export function createTimeMeter(): TimeMeter {
  const totals: TimeTotals = { count: 0, bad: 0, totalMs: 0, times: noTimes() };
  return {
    note(tookMs, isBad) {
      totals.count += 1;
      if (isBad) totals.bad += 1;
      totals.totalMs += tookMs;
      const step = stepOf(tookMs);
      totals.times[step] = (totals.times[step] ?? 0) + 1;
    },
    totals: () => ({ ...totals, times: [...totals.times] }),
  };
}

export const noTimes = (): number[] => new Array<number>(TIME_BOUNDS_MS.length + 1).fill(0);

function stepOf(tookMs: number): number {
  const step = TIME_BOUNDS_MS.findIndex((end) => tookMs <= end);
  return step === -1 ? TIME_BOUNDS_MS.length : step;
}

/**
 * The time that this share of all stayed below, read from the counts of steps; within a step, times count as evenly
 * spread. Undefined when there are none.
 */
export function percentileOf(times: readonly number[], share: number): number | undefined {
  const count = times.reduce((sum, one) => sum + one, 0);
  if (count === 0) return undefined;
  let left = share * count;
  for (const [step, inStep] of times.entries()) {
    const start = TIME_BOUNDS_MS[step - 1] ?? 0;
    const end = TIME_BOUNDS_MS[step];
    if (end === undefined) return start;
    if (inStep > 0 && left <= inStep) return start + (left / inStep) * (end - start);
    left -= inStep;
  }
  return undefined;
}
