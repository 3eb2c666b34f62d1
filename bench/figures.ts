import { median, percentile95 } from './support/cpu-time.ts';
import { fillFigures } from './support/figure-rows.ts';
import type { BenchRow } from './support/run-bench.ts';
import { fillUsers } from './support/user-rows.ts';
import { type BenchApi, withApi } from './support/with-api.ts';

const SIZE = { plays: 10_000_000, users: 100_000, videos: 1_000_000 };
const RANGES = ['24h', '7d', '30d', '90d', '12m'];
const CARDS = ['', '/engagement', '/top-videos', '/performance'];
const CALLS = 20;

/** Every card of System Analytics on every range; `small` fills a hundredth, to try the bench itself. */
export async function run(...words: string[]): Promise<BenchRow[]> {
  const part = words.includes('small') ? 100 : 1;
  const size = { plays: SIZE.plays / part, users: SIZE.users / part, videos: SIZE.videos / part };
  return withApi(
    async (core) => {
      await fillUsers(core, size.users);
      await fillFigures(core, size);
    },
    async (api) => {
      const rows: BenchRow[] = [];
      for (const card of CARDS) {
        for (const range of RANGES) rows.push(await measure(api, `/admin/analytics${card}?range=${range}`));
      }
      for (const call of ['summary', 'success-rate', 'user-activity']) {
        rows.push(await measure(api, `/analytics/${call}?range=12m`));
      }
      return rows;
    },
  );
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
