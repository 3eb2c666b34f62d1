import type { SecuritySettings } from '@herald/contract/endpoints/security';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

export const SECURITY_KEY = 'security';

const securityQuery = queryOptions({
  queryKey: [SECURITY_KEY, 'settings'],
  queryFn: async ({ signal }) => (await request('GET /user/settings/security', { signal })).data,
});

export function useSecurity() {
  return useQuery(securityQuery);
}

export function useSessions() {
  return useQuery({
    queryKey: [SECURITY_KEY, 'sessions'],
    queryFn: async ({ signal }) => (await request('GET /user/settings/security/sessions', { signal })).data,
  });
}

export function useActivity() {
  return useQuery({
    queryKey: [SECURITY_KEY, 'activity'],
    queryFn: async ({ signal }) => (await request('GET /user/settings/security/activity', { signal })).data,
  });
}

/** Everything on the tab tells of the same account: what changes one card shows in the others. */
export function refreshSecurity(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [SECURITY_KEY] });
}

export function useSaveSecurity() {
  return useMutation({
    mutationFn: (changes: Partial<SecuritySettings>) => request('PUT /user/settings/security', { body: changes }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(securityQuery.queryKey, (before) => ({ ...before, ...data }));
      return refreshSecurity();
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to save security settings.')),
  });
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => request('DELETE /user/settings/security/sessions/:id', { params: { id } }),
    onSuccess: ({ message }) => toastSuccess('Session ended', message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to end the session.')),
    onSettled: refreshSecurity,
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => request('DELETE /user/settings/security/sessions'),
    onSuccess: ({ message }) => toastSuccess('Sessions ended', message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to end the sessions.')),
    onSettled: refreshSecurity,
  });
}
