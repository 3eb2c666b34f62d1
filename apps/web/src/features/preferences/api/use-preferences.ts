import { defaultPreferences, type Preferences } from '@herald/contract/endpoints/preferences';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { logFailure } from '#lib/log-failure.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: async ({ signal }) => (await request('GET /user/settings/preferences', { signal })).data,
  staleTime: 60_000,
});

export function usePreferences() {
  return useQuery(preferencesQuery);
}

function fetchPreferences(): Promise<Preferences> {
  return queryClient.fetchQuery(preferencesQuery);
}

async function putPreferences(wish: Preferences) {
  const answer = await request('PUT /user/settings/preferences', { body: wish });
  queryClient.setQueryData(preferencesQuery.queryKey, answer.data);
  return answer;
}

/** The saved preferences, or the defaults until they are loaded. */
export function usePreferencesInForce(): Preferences {
  return usePreferences().data ?? defaultPreferences;
}

/** Saves some of the preferences beside the others as they are now, one after the other. */
export function useSaveSome(what: string) {
  return useMutation({
    mutationFn: async (changes: Partial<Preferences>) => putPreferences({ ...(await fetchPreferences()), ...changes }),
    scope: { id: 'preferences' },
    onError: (error) => logFailure(`${what} could not be saved in the account`, error),
  });
}

/** Changes how a screen is arranged: at once here, and in the account for every other browser. */
export function useArrange(
  isSaved: boolean,
): (changes: Pick<Partial<Preferences>, 'compactView' | 'sidebarCollapsed'>) => void {
  const saving = useSaveSome('The arrangement of a screen');
  return (changes) => {
    const arrange = (known: Preferences) =>
      queryClient.setQueryData(preferencesQuery.queryKey, { ...known, ...changes });
    const known = queryClient.getQueryData(preferencesQuery.queryKey);
    if (known) arrange(known);
    if (isSaved) saving.mutate(changes);
    else if (!known)
      fetchPreferences().then(arrange, (error) => logFailure('The preferences could not be loaded', error));
  };
}

export function useSavePreferences() {
  return useMutation({
    mutationFn: putPreferences,
    onSuccess: ({ message }) => toastSuccess('Preferences Saved', message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to save preferences.')),
  });
}

export function useResetPreferences() {
  return useMutation({
    mutationFn: () => putPreferences(defaultPreferences),
    onSuccess: () => toastSuccess('Preferences Reset', 'All preferences have been reset to default values.'),
    onError: () => toastError('Error', 'Failed to reset preferences.'),
  });
}
