import type { Video } from '@herald/contract/endpoints/videos';
import { ApiError, request } from '#lib/api.ts';
import { toastSuccess } from '#lib/toast.ts';
import { useOrder } from '../making/use-order.ts';

interface RemakeStart {
  video: Pick<Video, 'id' | 'title'>;
  /** The film that was changed. */
  ofVersion: number;
  onStarted: () => void;
  /** Somebody else replaced that film. */
  onOvertaken: () => void;
}

export function useRemakeStart({ video: { id, title }, ofVersion, onStarted, onOvertaken }: RemakeStart) {
  return useOrder({
    async send({ body, ...order }) {
      try {
        const changed = { ...body, of_version: ofVersion };
        return await request('POST /videos/:id/remake', { params: { id }, body: changed, ...order, long: true });
      } catch (error) {
        if (error instanceof ApiError && error.failure.code === 'remake_conflict') onOvertaken();
        throw error;
      }
    },
    onOrdered: () => {
      toastSuccess('Re-make started', `${title} stays as it is until the new film is done.`);
      onStarted();
    },
    failed: { title: 'The re-make did not start', unnamed: 'Please try again.' },
  });
}
