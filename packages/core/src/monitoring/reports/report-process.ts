import type { AwayService } from '@herald/media/engines/engine-health';
import type { Core } from '../../core.ts';
import type { ProcessRole } from '../../db/schema/processes.ts';
import type { RunningWork } from '../../queue/job-queue.ts';
import { newId } from '../../runtime/new-id.ts';
import { type ProcessSample, reportBetween } from './process-report.ts';
import { processRepository } from './process-repository.ts';
import { readMachine } from './read-machine.ts';

export interface ReportingProcess {
  role: ProcessRole;
  host: string;
  version: string;
  /** On the disk that is to be watched. */
  folder: string;
  /** Films it makes at the same time; 0 for an API. */
  filmSlots: number;
  /** What it has in hand. */
  work(): RunningWork[];
  /** Services that did not answer it. */
  away(): AwayService[];
  /** Open connections of clients. */
  connections(): Promise<number>;
  everyMs?: number;
}

export interface ProcessReporting {
  id: string;
  /** Reports at once. */
  report(): Promise<void>;
  /** Says goodbye: a process that stops is not lost. */
  stop(): Promise<void>;
}

export const REPORT_EVERY_MS = 15_000;

/** Lets everybody see that this process is alive and how it is, until it stops. */
export async function reportProcess(core: Core, reporting: ReportingProcess): Promise<ProcessReporting> {
  const id = newId(core);
  const { role, host, version, filmSlots, everyMs = REPORT_EVERY_MS } = reporting;
  let last = await sample(core, reporting);
  const report = async () => {
    const now = await sample(core, reporting);
    const presence = { id, role, host, version, filmSlots, work: reporting.work(), away: reporting.away() };
    await processRepository.hear(core, presence, reportBetween(last, now));
    // What could not be reported is part of the next report.
    last = now;
  };
  const tryToReport = () =>
    report().catch((error: unknown) => core.log.warn({ err: error }, 'The process could not report how it is'));
  await tryToReport();
  const timer = setInterval(() => void tryToReport(), everyMs);
  timer.unref();
  return {
    id,
    report,
    async stop() {
      clearInterval(timer);
      // One that cannot say goodbye is known by its silence.
      await processRepository.remove(core.db.queries, id).catch(() => undefined);
    },
  };
}

async function sample(core: Core, { folder, connections }: ReportingProcess): Promise<ProcessSample> {
  const { user, system } = process.cpuUsage();
  const { totalCount, idleCount, options } = core.db.pool;
  return {
    atMs: performance.now(),
    cpuSec: (user + system) / 1_000_000,
    memoryBytes: process.memoryUsage.rss(),
    machine: await readMachine(folder),
    connections: await connections(),
    requests: core.requestTimes.totals(),
    queries: core.db.queryTimes.totals(),
    poolUsed: totalCount - idleCount,
    poolMax: options.max,
  };
}
