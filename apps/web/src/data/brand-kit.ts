import type { BrandKit } from '@herald/contract/brand';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const kitQuery = queryOptions({
  queryKey: ['brand-kit'],
  queryFn: async ({ signal }) => (await request('GET /brand-kit', { signal })).data,
});

/** What new films of the account start with. */
export const useBrandKit = () => useQuery(kitQuery);

export function useSaveBrandKit(onSaved: (sent: BrandKit) => void) {
  return useMutation({
    mutationFn: async (body: { version: number; kit: BrandKit }) => (await request('PUT /brand-kit', { body })).data,
    onSuccess: (saved, { kit }) => {
      queryClient.setQueryData(kitQuery.queryKey, saved);
      toastSuccess('Brand Kit Saved', 'New videos start with it.');
      onSaved(kit);
    },
    onError: (error) => {
      const isConflict = failureOf(error).code === 'conflict';
      // What was typed stays above what the other one saved.
      if (isConflict) void queryClient.invalidateQueries({ queryKey: kitQuery.queryKey });
      const text = 'Someone saved the brand kit after you opened it. Check their changes and yours, then save again.';
      toastError('Not saved', isConflict ? text : messageOf(error, 'The brand kit was not saved.'));
    },
  });
}

export function useDeleteBrandKit(onDeleted: () => void) {
  return useMutation({
    mutationFn: async () => request('DELETE /brand-kit'),
    onSuccess: ({ message }) => {
      queryClient.setQueryData(kitQuery.queryKey, { version: 0, kit: null });
      toastSuccess('Brand Kit Deleted', message);
      onDeleted();
    },
    onError: (error) => toastError('Error', messageOf(error, 'The brand kit was not deleted.')),
  });
}
