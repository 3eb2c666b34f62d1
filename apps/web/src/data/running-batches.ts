import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client.ts';

const KEY = ['running-batches'];

/** Remembers which batches are at work, wherever the news comes from. One that waits for a person is not. */
export function noteBatch(batch: BatchJob): void {
  const others = (queryClient.getQueryData<BatchJob[]>(KEY) ?? []).filter(({ id }) => id !== batch.id);
  const isAtWork = batch.status === 'running' && !batch.is_held;
  queryClient.setQueryData<BatchJob[]>(KEY, isAtWork ? [...others, batch] : others);
}

/** The batches at work, as far as this tab has heard of them. */
export function useRunningBatches(): readonly BatchJob[] {
  return useQuery<BatchJob[]>({ queryKey: KEY, queryFn: skipToken }).data ?? [];
}
