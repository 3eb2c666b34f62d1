import type { TimeTotals } from '../../runtime/time-meter.ts';
import type { MachineReading } from './read-machine.ts';

/** Everything a process knows about itself at a moment; sums run since it started. */
export interface ProcessSample {
  atMs: number;
  cpuSec: number;
  memoryBytes: number;
  machine: MachineReading;
  connections: number;
  requests: TimeTotals;
  queries: TimeTotals;
  poolUsed: number;
  poolMax: number;
}

/** What happened between two samples, and how things were at the second. */
export interface ProcessReport extends Omit<MachineReading, 'networkInBytes' | 'networkOutBytes'> {
  spanSec: number;
  cpuSec: number;
  memoryBytes: number;
  networkInBytes: number | null;
  networkOutBytes: number | null;
  connections: number;
  requests: number;
  errors: number;
  requestMs: number;
  requestTimes: number[];
  queries: number;
  queryMs: number;
  slowQueries: number;
  poolUsed: number;
  poolMax: number;
}

/** The report of the time between two samples. */
export function reportBetween(earlier: ProcessSample, later: ProcessSample): ProcessReport {
  const { machine, requests, queries } = later;
  return {
    ...machine,
    machineCpuSec: since(earlier.machine.machineCpuSec, machine.machineCpuSec),
    networkInBytes: sinceIfTold(earlier.machine.networkInBytes, machine.networkInBytes),
    networkOutBytes: sinceIfTold(earlier.machine.networkOutBytes, machine.networkOutBytes),
    spanSec: since(earlier.atMs, later.atMs) / 1000,
    cpuSec: since(earlier.cpuSec, later.cpuSec),
    memoryBytes: later.memoryBytes,
    connections: later.connections,
    requests: since(earlier.requests.count, requests.count),
    errors: since(earlier.requests.bad, requests.bad),
    requestMs: since(earlier.requests.totalMs, requests.totalMs),
    requestTimes: requests.times.map((count, step) => since(earlier.requests.times[step] ?? 0, count)),
    queries: since(earlier.queries.count, queries.count),
    queryMs: since(earlier.queries.totalMs, queries.totalMs),
    slowQueries: since(earlier.queries.bad, queries.bad),
    poolUsed: later.poolUsed,
    poolMax: later.poolMax,
  };
}

/** Counters of a machine begin again at 0 where an interface comes back. */
const since = (earlier: number, later: number) => Math.max(0, later - earlier);

const sinceIfTold = (earlier: number | null, later: number | null) =>
  earlier === null || later === null ? null : since(earlier, later);
