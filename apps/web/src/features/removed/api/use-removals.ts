import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const REMOVALS_KEY = ['removals'] as const;

export function useRemovals() {
  return useQuery({
    queryKey: REMOVALS_KEY,
    queryFn: async ({ signal }) => (await request('GET /removals', { signal })).data,
  });
}

export function useAppeal() {
  return useMutation({
    mutationFn: ({ id, words }: { id: string; words: string }) =>
      request('POST /removals/:id/appeal', { params: { id }, body: { words } }),
    onSuccess: ({ message }) => toastSuccess('Appeal sent', message),
    onError: (error) => toastError('Error', messageOf(error, 'The appeal could not be sent. Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REMOVALS_KEY }),
  });
}
