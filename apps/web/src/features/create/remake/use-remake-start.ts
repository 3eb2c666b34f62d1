import type { Video } from '@herald/contract/endpoints/videos';
import { request } from '#lib/api.ts';
import { toastSuccess } from '#lib/toast.ts';
import { useOrder } from '../making/use-order.ts';

export function useRemakeStart({ id, title }: Pick<Video, 'id' | 'title'>, onStarted: () => void) {
  return useOrder({
    send: (order) => request('POST /videos/:id/remake', { params: { id }, ...order, long: true }),
    onOrdered: () => {
      toastSuccess('Re-make started', `${title} stays as it is until the new film is done.`);
      onStarted();
    },
    failed: { title: 'The re-make did not start', unnamed: 'Please try again.' },
  });
}
