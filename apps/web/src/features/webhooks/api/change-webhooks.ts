import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { refreshWebhooks } from './use-webhooks.ts';

export function useRetryWebhook() {
  return useMutation({
    mutationFn: (id: number) => request('POST /admin/webhook-events/:id/retry', { params: { id } }),
    onSuccess: () => toastSuccess('Event Retried', 'The event was queued for retry.'),
    onError: (error) => toastError('Retry Failed', messageOf(error, 'Failed to retry the webhook event.')),
    onSettled: refreshWebhooks,
  });
}

export function useDeleteWebhook() {
  return useMutation({
    mutationFn: (id: number) => request('DELETE /admin/webhook-events/:id', { params: { id } }),
    onSuccess: async (_, id) => {
      toastSuccess('Event Deleted', `Event ${id} was deleted.`);
      await refreshWebhooks();
    },
    onError: (error) => toastError('Delete Failed', messageOf(error, 'Failed to delete the webhook event.')),
  });
}

/** Gives the item to a plan and tries again; plans are read anew everywhere. */
export function useMapItem() {
  return useMutation({
    mutationFn: ({ id, planId }: { id: number; planId: string }) =>
      request('POST /admin/webhook-events/:id/map', { params: { id }, body: { plan_id: planId } }),
    onSuccess: () => toastSuccess('Event Retried', 'The plan has the item number now. The event was queued for retry.'),
    onError: (error) => toastError('Retry Failed', messageOf(error, 'Failed to retry the webhook event.')),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
