import type { FirstStep } from '@herald/contract/statuses';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError } from '#lib/toast.ts';

const ATTENTION_KEY = ['attention'] as const;
/** Sales and reports come at any time. */
const REFRESH_MS = 15_000;

export const refreshAttention = () => queryClient.invalidateQueries({ queryKey: ATTENTION_KEY });

/** What waits for an administrator. */
export function useAttention() {
  return useQuery({
    queryKey: ATTENTION_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/attention', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function useStrikeOff() {
  return useMutation({
    mutationFn: (step: FirstStep) => request('POST /admin/first-steps/:step/done', { params: { step } }),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to change the list.')),
    onSettled: refreshAttention,
  });
}
