import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { useMutation } from '@tanstack/react-query';
import { refreshPages } from '#data/pages.ts';
import { messageOf, request } from '#lib/api.ts';
import { toast, toastError, toastSuccess } from '#lib/toast.ts';

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

/** Whether visitors read a page; everything else of it stays. */
export function useShowToVisitors() {
  return useMutation({
    mutationFn: ({ id, name, slug, link, content, version, is_public }: AdminPage) =>
      request('PUT /admin/pages/:id', {
        params: { id },
        body: { name, slug, link, content, base_version: version, is_public: !is_public },
      }),
    onSuccess: async ({ data: { name, is_public } }) => {
      await refreshPages();
      if (is_public) toastSuccess('Page Is Public', `Visitors read ${name} without signing in.`);
      else toastSuccess('Page Is Not Public', `${name} asks visitors to sign in.`);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to update page.')),
  });
}
