import type { Core } from '@herald/core';
import { runBatch as startFilms } from '@herald/core/batches';
import type { RunningJob } from '@herald/core/queue';
import type { Providers } from '@herald/providers';
import { providersFor } from '../providers-for.ts';

/** Starts the next films of a batch with the engines of its account. */
export async function runBatch(core: Core, providers: Providers, job: RunningJob<'run-batch'>): Promise<void> {
  await startFilms(core, {
    batchId: job.payload.batchId,
    retryCount: job.retryCount,
    signal: job.signal,
    async enginesFor(accountId) {
      const { speech, casts, filmers } = await providersFor({ core, providers }, accountId);
      return { speech, casts: casts(), filmers: filmers() };
    },
  });
}
