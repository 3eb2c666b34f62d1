import type { Core } from '../core.ts';
import { batchRepository } from './batch-repository.ts';

/** Sends a job for each running batch that has none and waits for no film; returns how many there were. */
export async function rescueBatches(core: Core): Promise<number> {
  const stranded = await batchRepository.listStranded(core.db.queries);
  await core.db.transaction('rescue batches', async (tx) => {
    for (const batchId of stranded) await core.jobs.send(tx, 'run-batch', { batchId });
  });
  return stranded.length;
}
