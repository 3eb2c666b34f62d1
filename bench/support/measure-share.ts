import { type Farm, startFarm } from '../../tests/support/farm.ts';
import { farmCustomer, listVideos } from '../../tests/support/farm-customer.ts';
import { until } from '../../tests/support/until.ts';
import { startFarmBatch } from '../faults/farm-batch.ts';
import type { BenchRow } from './run-bench.ts';

const FILMS = 20;
const LONGEST_SEC = 1800;

interface Begun {
  batch: string | null;
}

/**
 * Two accounts start a batch each, on two workers. When a quarter of their films is finished, a third account orders one
 * film by itself.
 */
export async function measureShare(): Promise<BenchRow[]> {
  const farm = await startFarm();
  try {
    const [one, two, single] = [await farmCustomer(farm), await farmCustomer(farm), await farmCustomer(farm)];
    const [{ url }] = farm.apis;
    // Nobody's very first film: that one goes before everything.
    await untilMade(farm, await single.order(url));
    const batches = [await startFarmBatch(one, 'One', FILMS), await startFarmBatch(two, 'Two', FILMS)];
    await untilFinished(farm, batches, FILMS / 2);
    const orderedAt = new Date();
    const id = await single.order(url);
    await untilFinished(farm, batches, FILMS);
    const half = await finishedOf(farm, batches);
    await untilMade(farm, id);
    const begun = await farm.query<Begun>(
      'select batch_id batch from videos where started_at >= $1 order by started_at',
      [orderedAt],
    );
    return rowsOf(half, begun);
  } finally {
    await farm.close();
  }
}

async function untilMade(farm: Farm, videoId: string): Promise<void> {
  const isMade = async () =>
    (await listVideos(farm)).some(({ id, status }) => id === videoId && status === 'completed');
  await until(isMade, { what: 'The single film', withinSec: LONGEST_SEC });
}

/** How many films of each batch are finished. */
async function finishedOf(farm: Farm, batches: readonly string[]): Promise<number[]> {
  const rows = await farm.query<{ films: number }>(
    `select count(videos.id)::int films from unnest($1::uuid[]) batch left join videos
       on batch_id = batch and status = 'completed' group by batch`,
    [batches],
  );
  return rows.map(({ films }) => films);
}

async function untilFinished(farm: Farm, batches: readonly string[], least: number): Promise<void> {
  const isSo = async () => (await finishedOf(farm, batches)).reduce((sum, films) => sum + films, 0) >= least;
  await until(isSo, { what: `Film ${least}`, withinSec: LONGEST_SEC });
}

function rowsOf(half: readonly number[], begun: readonly Begun[]): BenchRow[] {
  const before = begun.findIndex(({ batch }) => batch === null);
  return [
    {
      what: `films of two accounts' batches when half of ${2 * FILMS} were finished`,
      measured: half.join(' and '),
      goal: `${FILMS / 2} each, 2 more or less`,
    },
    {
      what: 'films of batches begun between the order of a single film and its own beginning',
      measured: before < 0 ? 'it never began' : String(before),
      goal: '0',
    },
  ];
}
