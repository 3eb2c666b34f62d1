import type { WebhookEventRow, WebhookQuery } from '@herald/contract/endpoints/webhook-events';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refreshAttention } from '#data/attention.ts';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

export const WEBHOOKS_KEY = ['webhook-events'] as const;

/** A pending event is watched until it is done. */
const FOLLOW_MS = 1_500;
const LIST_FOLLOW_MS = 5_000;
/** Others come by themselves. */
export const REFRESH_MS = 15_000;

const isPending = ({ status }: WebhookEventRow): boolean => status === 'pending';

export async function refreshWebhooks(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY }), refreshAttention()]);
}

export function useWebhooks(query: WebhookQuery) {
  return useQuery({
    queryKey: [...WEBHOOKS_KEY, 'list', query],
    queryFn: async ({ signal }) => (await request('GET /admin/webhook-events', { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isPending) ? LIST_FOLLOW_MS : REFRESH_MS),
  });
}

export function useWebhookStatistics() {
  return useQuery({
    queryKey: [...WEBHOOKS_KEY, 'statistics'],
    queryFn: async ({ signal }) =>
      (await request('GET /admin/webhook-events/statistics', { query: { days: 7 }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function useWebhookOptions() {
  return useQuery({
    queryKey: [...WEBHOOKS_KEY, 'options'],
    queryFn: async ({ signal }) => (await request('GET /admin/webhook-events/filter-options', { signal })).data,
  });
}

export function useWebhook(id: number) {
  return useQuery({
    queryKey: [...WEBHOOKS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /admin/webhook-events/:id', { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? FOLLOW_MS : false),
  });
}
