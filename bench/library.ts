import { measureLibrary } from './support/measure-library.ts';
import type { BenchRow } from './support/run-bench.ts';

/** Measures each call alternating with the smallest call there is, which shows how busy the machine was. */
export async function run(): Promise<BenchRow[]> {
  const figures = await measureLibrary();
  return figures.map(({ what, p95Ms, medianMs, smallestMs }) => ({
    what: `Library of 10,000 videos, ${what}, p95`,
    measured: `${p95Ms.toFixed(1)} ms (median ${medianMs.toFixed(1)} ms, ${(medianMs / smallestMs).toFixed(1)}x the smallest call)`,
    goal: '30 ms',
  }));
}
