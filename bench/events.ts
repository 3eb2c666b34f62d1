import { measureQueueMoves } from './support/measure-queue-moves.ts';
import type { BenchRow } from './support/run-bench.ts';

/** What it costs the API that the queue moves, while many people wait with an open line. */
export async function run(): Promise<BenchRow[]> {
  const { lines, figures } = await measureQueueMoves();
  return figures.map(({ pauseMs, transactions, cpuMs }) => ({
    what: `${lines} open lines, each with a waiting video; an order every ${pauseMs / 1000} s: cost of one order`,
    measured: `${transactions.toFixed(0)} transactions, ${cpuMs.toFixed(0)} ms of API time`,
  }));
}
