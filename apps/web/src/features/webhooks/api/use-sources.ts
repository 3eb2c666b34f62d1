import type { SourceSetupBody, TestEventBody } from '@herald/contract/endpoints/webhook-events';
import type { WebhookSource } from '@herald/contract/sales';
import { useMutation, useQuery } from '@tanstack/react-query';
import { sourceName } from '#data/source-name.ts';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { REFRESH_MS, refreshWebhooks, WEBHOOKS_KEY } from './use-webhooks.ts';

const SOURCES_KEY = [...WEBHOOKS_KEY, 'sources'] as const;

export function useSources() {
  return useQuery({
    queryKey: SOURCES_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/webhook-sources', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function useSaveSource(source: WebhookSource) {
  return useMutation({
    mutationFn: (body: SourceSetupBody) => request('PUT /admin/webhook-sources/:source', { params: { source }, body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(SOURCES_KEY, data);
      toastSuccess('Source Saved', `${sourceName(source)} has been saved.`);
    },
  });
}

export function useStopPrevious(source: WebhookSource) {
  return useMutation({
    mutationFn: () => request('DELETE /admin/webhook-sources/:source/previous-secret', { params: { source } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(SOURCES_KEY, data);
      toastSuccess('Old Secret Stopped', `Only the present secret of ${sourceName(source)} works now.`);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to stop the old secret.')),
  });
}

export function useSendTest(source: WebhookSource) {
  return useMutation({
    mutationFn: async (body: TestEventBody) =>
      (await request('POST /admin/webhook-sources/:source/test', { params: { source }, body })).data,
    onSettled: refreshWebhooks,
  });
}
