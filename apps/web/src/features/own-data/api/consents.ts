import type { ConsentEntry } from '@herald/contract/endpoints/own-data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { BELONGINGS_KEY } from './deletion.ts';

const CONSENTS_KEY = ['consents'] as const;

export function useConsents() {
  return useQuery({
    queryKey: CONSENTS_KEY,
    queryFn: async ({ signal }) => (await request('GET /user/data/consents', { signal })).data,
  });
}

/** The films that go when this consent is revoked. */
export function useConsentFilms({ avatar_id: id }: ConsentEntry) {
  return useQuery({
    queryKey: [...CONSENTS_KEY, id, 'films'],
    queryFn: async ({ signal }) =>
      (await request('GET /user/data/consents/:id/films', { params: { id }, signal })).data,
    // Asked again each time: the question before a deletion shows what is there now.
    gcTime: 0,
  });
}

export function useRevokeConsent() {
  return useMutation({
    mutationFn: ({ avatar_id: id }: ConsentEntry) => request('POST /user/data/consents/:id/revoke', { params: { id } }),
    onSuccess: async (_, { avatar_name }) => {
      toastSuccess('Consent revoked', `${avatar_name} and the films made from it are deleted.`);
      void queryClient.invalidateQueries({ queryKey: avatarsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: BELONGINGS_KEY });
      await queryClient.invalidateQueries({ queryKey: CONSENTS_KEY });
    },
    onError: (error) => toastError('The consent was not revoked', messageOf(error, 'Please try again.')),
  });
}
