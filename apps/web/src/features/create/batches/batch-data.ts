import type { BatchOrder, BatchStatus } from '@herald/contract/batch';
import type { BatchItem, BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { limits } from '@herald/contract/limits';
import type { PageOf } from '@herald/contract/page';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshLimits } from '#data/limits.ts';
import { useLiveLine } from '#data/live-line.ts';
import { noteBatch } from '#data/running-batches.ts';
import { ApiError, messageOf, request } from '#lib/api.ts';
import { downloadCsv } from '#lib/download-csv.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const TOO_LARGE_TEXT = `A batch can have up to ${limits.batchBodyBytes / 1024 / 1024} MB of words. Split it into two.`;

const KEY = 'batches';
const listKey = [KEY, 'list'];
const oneKey = (id: string) => [KEY, 'one', id];
const itemsKey = (id: string) => [KEY, 'items', id];
/** The most that one page may have. */
const ITEMS_PER_PAGE = 100;
/** Films of a batch end one after the other: the list of them is not asked for at each. */
const ITEMS_PAUSE_MS = 1_500;

export interface BatchListQuery {
  status: BatchStatus | 'all';
  page: number;
  per_page: number;
}

export function useBatches(query: BatchListQuery) {
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: async ({ signal }) => (await request('GET /batch-jobs', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function useBatch(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await request('GET /batch-jobs/:id', { params: { id }, signal })).data,
  });
}

/** Every film of a batch, in its order. */
export function useBatchItems(id: string) {
  return useQuery({ queryKey: itemsKey(id), queryFn: ({ signal }) => fetchItems(id, signal) });
}

async function fetchItems(id: string, signal: AbortSignal): Promise<BatchItem[]> {
  const items: BatchItem[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, per_page: ITEMS_PER_PAGE };
    const { data } = await request('GET /batch-jobs/:id/items', { params: { id }, query, signal });
    items.push(...data.data);
    if (page >= data.last_page) return items;
  }
}

/** Keeps every list of batches up to date; a batch that none of them has is looked for. */
export function useBatchNews(): void {
  useLiveLine('batch', (batch) => {
    showBatch(batch);
    const lists = queryClient.getQueriesData<PageOf<BatchJob>>({ queryKey: listKey });
    if (!lists.some(([, page]) => page?.data.some(({ id }) => id === batch.id))) refreshLists();
  });
}

/** Follows one batch and its films. */
export function useItemNews(id: string): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveLine('batch', (batch) => {
    if (batch.id !== id) return;
    showBatch(batch);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: itemsKey(id) });
    }, ITEMS_PAUSE_MS);
  });
  useLiveLine('video', (video) => {
    const news = { progress: video.progress?.progress ?? null, is_queued: video.status === 'pending' };
    queryClient.setQueryData<BatchItem[]>(itemsKey(id), (items) =>
      items?.map((item) => (item.video_id === video.id && item.status === 'making' ? { ...item, ...news } : item)),
    );
  });
}

function showBatch(batch: BatchJob): void {
  noteBatch(batch);
  queryClient.setQueryData(oneKey(batch.id), batch);
  queryClient.setQueriesData<PageOf<BatchJob>>({ queryKey: listKey }, (page) =>
    page ? { ...page, data: page.data.map((one) => (one.id === batch.id ? batch : one)) } : page,
  );
}

function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: listKey });
}

function refreshBatch(id: string): void {
  void queryClient.invalidateQueries({ queryKey: oneKey(id) });
  void queryClient.invalidateQueries({ queryKey: itemsKey(id) });
  refreshLists();
  refreshLimits();
}

/** What was checked is what starts. */
export interface Checked {
  order: BatchOrder;
  check: Awaited<ReturnType<typeof checkBatch>>;
  /** Starting twice with the same one starts once. */
  startKey: string;
}

export async function checkBatch(order: BatchOrder) {
  if (new Blob([JSON.stringify(order)]).size > limits.batchBodyBytes)
    throw new ApiError({ status: 'error', code: 'payload_too_large', message: TOO_LARGE_TEXT });
  return (await request('POST /batch-jobs/check', { body: order, long: true })).data;
}

/** `isOneFirst`: one film is made to be watched, and the others wait for a word. */
export async function startBatch({ order, check, startKey }: Checked, isOneFirst: boolean): Promise<BatchJob> {
  const body = { ...order, hash: check.hash, one_first: isOneFirst };
  // The same batch with its first film alone is another request.
  const idempotencyKey = isOneFirst ? `${startKey}-one` : startKey;
  const { data } = await request('POST /batch-jobs', { body, idempotencyKey, long: true });
  showBatch(data);
  refreshLists();
  refreshLimits();
  return data;
}

export function useCancelBatch(id: string) {
  return useMutation({
    mutationFn: () => request('POST /batch-jobs/:id/cancel', { params: { id } }),
    onSuccess: () => toastSuccess('Batch cancelled', 'What is finished stays.'),
    onError: (error) => toastError('Not cancelled', messageOf(error, 'The batch goes on.')),
    onSettled: () => refreshBatch(id),
  });
}

export function useStartRest(id: string) {
  return useMutation({
    mutationFn: () => request('POST /batch-jobs/:id/start-rest', { params: { id } }),
    onSuccess: ({ data }) => showBatch(data),
    onError: (error) => toastError('Not started', messageOf(error, 'The other films still wait.')),
    onSettled: () => refreshBatch(id),
  });
}

/** Tries one film again, or all of those that may work. */
export function useRetryBatch(id: string) {
  return useMutation({
    mutationFn: (item?: string) =>
      request('POST /batch-jobs/:id/retry-failed', {
        params: { id },
        query: { item },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data }) => showBatch(data),
    onError: (error) => toastError('Not tried again', messageOf(error, 'The films were not started.')),
    onSettled: () => refreshBatch(id),
  });
}

export function useBatchFiles({ id, name }: Pick<BatchJob, 'id' | 'name'>) {
  const zip = useMutation({
    mutationFn: async () => (await request('POST /batch-jobs/:id/zip', { params: { id } })).data,
    onSuccess: ({ url }) => {
      location.assign(url);
      toastSuccess('Download Started', `${name} as one zip`);
    },
    onError: (error) => toastError('Download Failed', messageOf(error, 'The zip was not made.')),
  });
  const csv = useMutation({
    mutationFn: () => downloadCsv(`/batch-jobs/${id}/results`, {}, 'batch.csv'),
    onError: (error) => toastError('Export Failed', messageOf(error, 'The table was not made.')),
  });
  return { zip, csv };
}
