import type { ApiKeys, ApiKeysBody, KeyBudgetBody } from '@herald/contract/endpoints/api-keys';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const API_KEYS_KEY = ['api-keys'] as const;

export type Service = ApiKeys['keys'][number]['service'];

export function useApiKeys() {
  return useQuery({
    queryKey: API_KEYS_KEY,
    queryFn: async ({ signal }) => (await request('GET /api-keys', { signal })).data,
  });
}

export function useSaveApiKeys() {
  return useMutation({
    mutationFn: (body: ApiKeysBody) => request('PUT /api-keys', { body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(API_KEYS_KEY, data);
      toastSuccess('API Configuration Saved', 'Try each new key to see that it works.');
    },
  });
}

export function useSaveKeyBudget(service: Service) {
  return useMutation({
    mutationFn: (body: KeyBudgetBody) => request('PUT /api-keys/:service/budget', { params: { service }, body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(API_KEYS_KEY, data);
      toastSuccess('Monthly Cap Saved', 'It counts from the next call.');
    },
  });
}

export function useRemoveApiKey(service: Service) {
  return useMutation({
    mutationFn: () => request('DELETE /api-keys/:service', { params: { service } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(API_KEYS_KEY, data);
      toastSuccess('API Key Removed', 'Videos and sounds made with it stay.');
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to remove the key.')),
  });
}

/** What the service says is in the list afterwards. */
export function useTryApiKey(service: Service) {
  return useMutation({
    mutationFn: async () => (await request('POST /api-keys/:service/test', { params: { service } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: API_KEYS_KEY }),
  });
}
