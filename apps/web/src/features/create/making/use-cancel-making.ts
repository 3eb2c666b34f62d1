import { useMutation } from '@tanstack/react-query';
import { refreshLimits } from '#data/limits.ts';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

/** Stops the video that was just started. */
export function useCancelMaking(videoId: string, onCancelled: () => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('POST /videos/:id/cancel', { params: { id: videoId } }),
    onSuccess: () => {
      refreshLimits();
      toastSuccess('Video Cancelled', 'It does not count towards your plan. Your draft is unchanged.');
      onCancelled();
    },
    onError: (error) =>
      toastError('Not Cancelled', messageOf(error, 'The video is still being made. You can cancel it in the library.')),
  });
  return { cancel: () => mutate(), isCancelling: isPending };
}
