import { startFarm } from '../tests/support/farm.ts';
import { farmCustomer } from '../tests/support/farm-customer.ts';
import { until } from '../tests/support/until.ts';
import { countsOf, isComplete } from './faults/batch-counts.ts';
import { checkRemains } from './faults/check-remains.ts';
import { startFarmBatch } from './faults/farm-batch.ts';
import { buildOlderRelease } from './support/older-release.ts';

const FILMS = 24;
/** The upgrade begins when this many are there, in the middle of the next ones. */
const FILMS_BEFORE = 6;
const WITHIN_SEC = 1200;

/**
 * A farm of an older release starts a batch, and its machines are upgraded to this one meanwhile: first an API, which changes
 * the tables under the others, then they. `npm run bench upgrade -- <commit>` names the older release.
 */
export async function run(commit?: string): Promise<Record<string, string>[]> {
  const older = await buildOlderRelease(commit);
  try {
    const farm = await startFarm(older.folder);
    try {
      const id = await startFarmBatch(await farmCustomer(farm), 'Upgraded', FILMS);
      const finished = (least: number) =>
        until(async () => (await countsOf(farm, id)).finished >= least, {
          what: () => `Film ${least} of the batch`,
          ...{ withinSec: WITHIN_SEC, everyMs: 200 },
        });
      await finished(FILMS_BEFORE);
      const upgradedAt = performance.now();
      for (const node of [farm.apis[0], farm.workers[0], farm.apis[1], farm.workers[1]]) await node.upgrade();
      const upgradeSec = (performance.now() - upgradedAt) / 1000;
      const { finished: then } = await countsOf(farm, id);
      await finished(FILMS);
      const isWhole = await isComplete(farm, id, FILMS);
      const [counts, remains] = [await countsOf(farm, id), await checkRemains(farm)];
      const wrong = remains.orphans.length + remains.missing.length + remains.unreadable.length;
      if (!isWhole || remains.videos !== FILMS || counts.failed > 0 || wrong > 0) process.exitCode = 1;
      return [
        {
          'older release': older.commit,
          films: String(FILMS),
          'finished before, after': `${FILMS_BEFORE}, ${then}`,
          's until all machines are upgraded': upgradeSec.toFixed(0),
          'videos, completed': `${remains.videos}, ${remains.completed}`,
          failed: String(counts.failed),
          'batch complete, each film once': isWhole ? 'yes' : 'no',
          'files, orphans, missing, undecodable': [
            ...[remains.files, remains.orphans.length, remains.missing.length, remains.unreadable.length],
          ].join(', '),
        },
      ];
    } finally {
      await farm.close();
    }
  } finally {
    await older.remove();
  }
}
