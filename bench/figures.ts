import { tmpdir } from 'node:os';
import type { Core } from '@herald/core';
import { reportProcess } from '@herald/core/monitoring';
import { median, percentile95 } from './support/cpu-time.ts';
import { fillFigures } from './support/figure-rows.ts';
import { measureHeartbeats } from './support/measure-heartbeats.ts';
import { fillReports } from './support/process-rows.ts';
import type { BenchRow } from './support/run-bench.ts';
import { ADMIN } from './support/signed-in-database.ts';
import { fillUsers } from './support/user-rows.ts';
import { type BenchApi, withApi } from './support/with-api.ts';

const SIZE = { plays: 10_000_000, users: 100_000, videos: 1_000_000, sales: 200_000 };
const RANGES = ['24h', '7d', '30d', '90d', '12m'];
const CARDS = ['', '/engagement', '/top-videos', '/performance'];
const CUSTOMER_CALLS = ['summary', 'success-rate', 'popular-templates', 'user-activity'];
const CALLS = 50;
const PROCESSES = 20;

/**
 * Every card of System Analytics on every range, with 90 days of reports of 20 processes, the figures of a customer with a
 * tenth of all videos, and what a player's report costs; `small` fills a hundredth, to try the bench itself.
 */
export async function run(...words: string[]): Promise<BenchRow[]> {
  const part = words.includes('small') ? 100 : 1;
  const { plays, users, videos, sales } = SIZE;
  const size = { plays: plays / part, users: users / part, videos: videos / part, sales: sales / part };
  return withApi(
    async (core) => {
      await fillUsers(core, size.users);
      await fillFigures(core, ADMIN.email, size);
      await reportFor90Days(core);
    },
    async (api) => {
      const rows = await measureHeartbeats(api);
      for (const card of CARDS) {
        for (const range of RANGES) rows.push(await measure(api, `/admin/analytics${card}?range=${range}`));
      }
      for (const call of CUSTOMER_CALLS) {
        for (const range of RANGES) rows.push(await measure(api, `/analytics/${call}?range=${range}`));
      }
      return rows;
    },
  );
}

async function reportFor90Days(core: Core): Promise<void> {
  const reporting = await reportProcess(core, {
    ...{ role: 'api', host: 'machine-0', version: 'bench', folder: tmpdir(), filmSlots: 0 },
    ...{ work: () => [], away: () => [], connections: async () => 10 },
  });
  await fillReports(core, PROCESSES);
  await reporting.stop();
}

async function measure(api: BenchApi, path: string): Promise<BenchRow> {
  await api.timeOf(path);
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) times.push(await api.timeOf(path));
  return {
    what: `${path}, p95`,
    measured: `${percentile95(times).toFixed(1)} ms (median ${median(times).toFixed(1)} ms)`,
    goal: '200 ms',
  };
}
