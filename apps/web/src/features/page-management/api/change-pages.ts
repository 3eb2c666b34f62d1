import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { useMutation } from '@tanstack/react-query';
import { refreshPages } from '#data/pages.ts';
import { messageOf, request } from '#lib/api.ts';
import { toast, toastError } from '#lib/toast.ts';

export function useDeletePage({ onDeleted }: { onDeleted: () => void }) {
  return useMutation({
    mutationFn: ({ id }: AdminPage) => request('DELETE /admin/pages/:id', { params: { id } }),
    onSuccess: async (_, { name }) => {
      // The list is without it before the dialog closes.
      await refreshPages();
      onDeleted();
      toast({ kind: 'error', title: 'Page Deleted', description: `${name} has been permanently deleted.` });
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to delete page.')),
  });
}
