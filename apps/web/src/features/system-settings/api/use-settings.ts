import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { logFailure } from '#lib/log-failure.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import type { changesToSend } from '../rules/setting-changes.ts';

const SETTINGS_KEY = ['admin-settings'] as const;

/** A failure is logged, too; the screen shows no controls then. */
export function useSettings() {
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/settings', { signal })).data,
  });
  const { error } = settings;
  useEffect(() => {
    if (error) logFailure('The settings could not be loaded', error);
  }, [error]);
  return settings;
}

type Changes = ReturnType<typeof changesToSend>;

export function useSaveSettings() {
  return useMutation({
    mutationFn: async (settings: Changes) => (await request('PUT /admin/settings', { body: { settings } })).data,
    onSuccess: async (saved) => {
      queryClient.setQueryData(SETTINGS_KEY, saved);
      toastSuccess('Settings Saved', 'Every process reads them within 2 seconds.');
      await queryClient.invalidateQueries({ queryKey: ['site'] });
    },
    onError(error) {
      logFailure('The settings could not be saved', error);
      toastError('Error', saveFailureText(error));
    },
  });
}

function saveFailureText(error: unknown): string {
  if (failureOf(error).httpStatus === undefined) return 'Failed to save settings. Please try again.';
  return messageOf(error, 'Failed to save settings. Please check the console for details.');
}

const reload = async () => (await request('GET /admin/settings')).data;

/** Reads the settings from the database again. What is not saved stays in its fields. */
export function useReloadSettings() {
  return useMutation({
    mutationFn: reload,
    onSuccess(settings) {
      queryClient.setQueryData(SETTINGS_KEY, settings);
      toastSuccess('Settings Reloaded', 'These are the settings in the database.');
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to reload settings.')),
  });
}

export function useClearCache() {
  return useMutation({
    mutationFn: async () => {
      await request('POST /admin/settings/clear-cache');
      return reload();
    },
    onSuccess(settings) {
      queryClient.setQueryData(SETTINGS_KEY, settings);
      toastSuccess('Cache Cleared', 'Every process reads the settings from the database again.');
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to clear cache.')),
  });
}
