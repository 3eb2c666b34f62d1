import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { refreshPages } from './pages.ts';

/** Creates the special pages that come with Herald and are not there. */
export function useInitializeSpecialPages() {
  return useMutation({
    mutationFn: () => request('POST /admin/pages/initialize-special'),
    onSuccess: async ({ data }) => {
      await refreshPages();
      const names = data.map(({ name }) => name).join(', ');
      toastSuccess('Special Pages Created', names ? `Created: ${names}.` : 'All special pages are there.');
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to create the special pages.')),
  });
}
