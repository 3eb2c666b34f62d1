import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Which mails the link of a mail ends. */
export function useUnsubscription(token: string) {
  return useQuery({
    queryKey: ['unsubscription', token],
    queryFn: async ({ signal }) => (await request('POST /unsubscribe/read', { body: { token }, signal })).data,
    retry: false,
  });
}

export function useUnsubscribe(token: string) {
  return useMutation({ mutationFn: () => request('POST /unsubscribe', { body: { token } }) });
}
