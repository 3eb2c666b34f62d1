import { tmpdir } from 'node:os';
import { lookAfterInstallation, type ProcessReporting, reportProcess } from '@herald/core/monitoring';
import { percentile95 } from './support/cpu-time.ts';
import { fillReports } from './support/process-rows.ts';
import type { BenchRow } from './support/run-bench.ts';
import { withApi } from './support/with-api.ts';

const PROCESSES = 20;
const ASKED = 100;
const REPEATED = 200;
const EVERY_MS = 15_000;

/** What reporting costs a process, and how long the tab waits for its figures. */
export async function run(): Promise<BenchRow[]> {
  const costs: BenchRow[] = [];
  const times = await withApi(
    async (core) => {
      const reporting: ProcessReporting = await reportProcess(core, {
        ...{ role: 'api', host: 'machine-0', version: 'bench', folder: tmpdir(), filmSlots: 0 },
        ...{ work: () => [], away: () => [], connections: async () => 10 },
      });
      await fillReports(core, PROCESSES);
      costs.push(await shareOfCore('A report', () => reporting.report(), '0.2 % of a core'));
      costs.push(await shareOfCore('A look at services and alerts', () => lookAfterInstallation(core, 0)));
      await reporting.stop();
    },
    async ({ timeOf }) => {
      const taken: number[] = [];
      for (let call = 0; call < ASKED; call++) taken.push(await timeOf('/admin/monitoring'));
      return taken;
    },
  );
  const what = `The tab's figures, ${PROCESSES} processes for 90 days`;
  return [...costs, { what, measured: `p95 ${percentile95(times).toFixed(0)} ms`, goal: '200 ms' }];
}

/** Done every 15 s, how much of one core it takes in this process. */
async function shareOfCore(what: string, work: () => Promise<void>, goal?: string): Promise<BenchRow> {
  await work();
  const before = process.cpuUsage();
  for (let time = 0; time < REPEATED; time++) await work();
  const { user, system } = process.cpuUsage(before);
  const msEach = (user + system) / 1000 / REPEATED;
  const measured = `${msEach.toFixed(1)} ms of CPU, ${((msEach / EVERY_MS) * 100).toFixed(3)} % of a core`;
  return { what, measured, ...(goal && { goal }) };
}
