import { defaultPreferences, type Preferences } from '@herald/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const PREFERENCES_KEY = ['preferences'] as const;

export function usePreferences() {
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: async ({ signal }) => (await request('GET /user/settings/preferences', { signal })).data,
    staleTime: 60_000,
  });
}

/** What counts now: the saved preferences, or the defaults while they are not there. */
export function usePreferencesInForce(): Preferences {
  return usePreferences().data ?? defaultPreferences;
}

/** Says once that the defaults stand in for what could not be loaded. */
export function useLoadFailureToast(isFailed: boolean): void {
  useEffect(() => {
    if (isFailed) toastError('Error', 'Failed to load preferences. Using default values.');
  }, [isFailed]);
}

export function useSavePreferences() {
  return useMutation({
    mutationFn: (wish: Preferences) => request('PUT /user/settings/preferences', { body: wish }),
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(PREFERENCES_KEY, data);
      toastSuccess('Preferences Saved', message);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to save preferences.')),
  });
}

export function useResetPreferences() {
  return useMutation({
    mutationFn: () => request('PUT /user/settings/preferences', { body: defaultPreferences }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(PREFERENCES_KEY, data);
      toastSuccess('Preferences Reset', 'All preferences have been reset to default values.');
    },
    onError: () => toastError('Error', 'Failed to reset preferences.'),
  });
}
