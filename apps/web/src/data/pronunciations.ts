import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastSuccess } from '#lib/toast.ts';

export interface Hint {
  word: string;
  say: string;
}

const KEY = ['pronunciations'];

/** How the account wants its names and brands to be said. */
export function usePronunciations() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('GET /pronunciations', { signal })).data,
  });
}

export function useSavePronunciations() {
  return useMutation({
    mutationFn: async (pronunciations: Hint[]) =>
      (await request('PUT /pronunciations', { body: { pronunciations } })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      toastSuccess('Pronunciations Saved', 'Your next audio uses them.');
    },
  });
}
