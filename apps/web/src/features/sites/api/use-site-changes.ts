import type { Site } from '@herald/contract';
import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { sitesKey } from './use-sites.ts';

export interface SiteValues {
  name: string;
  domain: string;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: sitesKey });

export function useCreateSite() {
  return useMutation({
    mutationFn: (values: SiteValues) => request('POST /sites', { body: values }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await refresh();
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to create site')),
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
    onError: (error) => toastError('Error', messageOf(error, 'The administration could not be opened.')),
  });
}
