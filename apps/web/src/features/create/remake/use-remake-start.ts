import type { Video } from '@herald/contract/endpoints/videos';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#lib/api.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { orderBody, startProblem } from '../making/use-start-video.ts';
import { bringsPlace, useCastAvatar } from '../preview/use-cast-avatar.ts';

/** Orders the re-make. Pressing again after a lost answer does not order a second one. */
export function useRemakeStart({ id, title }: Pick<Video, 'id' | 'title'>, onStarted: () => void) {
  const store = useDraftStore();
  const keepsPlace = bringsPlace(useCastAvatar());
  const order = useRef({ text: '', key: '' });
  const errors = useServiceErrors('Video generation');
  const starting = useMutation({
    mutationFn: async () => {
      const { content } = store.read();
      const problem = startProblem(content);
      if (problem) throw new Error(problem);
      const body = orderBody(content, keepsPlace);
      const text = JSON.stringify(body);
      if (order.current.text !== text) order.current = { text, key: crypto.randomUUID() };
      const idempotencyKey = order.current.key;
      return request('POST /videos/:id/remake', { params: { id }, body, idempotencyKey, long: true });
    },
    onSuccess: () => {
      toastSuccess('Re-make started', `${title} stays as it is until the new film is done.`);
      onStarted();
    },
    onError: (error) => toastError('The re-make did not start', errors.explain(error, 'Please try again.')),
  });
  return { start: () => starting.mutate(), isStarting: starting.isPending };
}
