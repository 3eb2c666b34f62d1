import type { Site } from '@herald/contract/endpoints/sites';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { saveFile } from '#lib/save-file.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

export interface SiteValues {
  name: string;
  domain: string;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: SITES_KEY });

const SITES_KEY = ['sites'] as const;

/** The account's sites; a session that has ended leads to the sign-in. */
export const useSites = () => useQuery({ queryKey: SITES_KEY, queryFn: ({ signal }) => readSites(signal) });

async function readSites(signal: AbortSignal) {
  try {
    return (await request('GET /sites', { signal })).data;
  } catch (error) {
    // Said here, because the screen is gone as soon as the session is.
    if (failureOf(error).httpStatus === 401) {
      toastError('Authentication Error', 'Please login again to access the marketplace');
    }
    throw error;
  }
}

export function useCreateSite() {
  return useMutation({
    mutationFn: (values: SiteValues) => request('POST /sites', { body: values }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await refresh();
    },
    onError: (error) => {
      // What belongs to a field is said at the field, where it goes away with the next try.
      if (!failureOf(error).errors) toastError('Error', messageOf(error, 'Failed to create site'));
    },
  });
}

export function useDeleteSite() {
  return useMutation({
    mutationFn: ({ id }: Site) => request('DELETE /sites/:id', { params: { id } }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await refresh();
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to delete site')),
  });
}

export function useExportLeads() {
  return useMutation({
    mutationFn: async ({ id }: Site) => (await request('GET /sites/:id/leads', { params: { id } })).data,
    onSuccess: ({ csv, filename }) => saveFile(new Blob([csv], { type: 'text/csv' }), filename),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to export leads')),
  });
}

/** Opens a site's administration in a new tab; the tab is opened at once, as browsers allow it only on a click. */
export function useSiteAdmin() {
  return useMutation({
    mutationFn: async ({ id }: Site) => {
      const tab = open('about:blank', '_blank');
      try {
        const { data } = await request('POST /sites/:id/admin-link', { params: { id } });
        if (tab) tab.location.href = data.url;
        else location.href = data.url;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => toastError('Error', messageOf(error, 'We couldn’t open the site’s admin page.')),
  });
}
