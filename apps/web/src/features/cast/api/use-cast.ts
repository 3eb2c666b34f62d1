import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const CAST_KEY = ['cast'] as const;

/** Actors of this installation, and presenters of yours that can become actors. */
export function useCast() {
  return useQuery({
    queryKey: CAST_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/cast', { signal })).data,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: CAST_KEY });

export function useAddActor() {
  return useMutation({
    mutationFn: ({ id, release }: { id: string; release: File }) => {
      const form = new FormData();
      form.append('release', release);
      return request('POST /admin/cast/presenters/:id', { params: { id }, form });
    },
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: refresh,
  });
}

export function useWithdrawActor() {
  return useMutation({
    mutationFn: (id: string) => request('DELETE /admin/cast/:id', { params: { id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to withdraw the actor.')),
    onSettled: refresh,
  });
}

/** Opens what an actor signed; the server writes down who did. */
export function useOpenRelease() {
  return useMutation({
    mutationFn: async (id: string) => (await request('POST /admin/cast/:id/release', { params: { id } })).data,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to open the release.')),
  });
}
