import { type DraftContent, errorTexts } from '@herald/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, request } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { useDraftStore } from '../draft/draft-context.ts';
import { makingStore } from './making.ts';
import { startProblem } from './start-problem.ts';

const unnamedFailure = 'An error occurred during video generation.';

/** Orders the video of the draft. Pressing again after a lost answer does not order a second one. */
export function useStartVideo() {
  const store = useDraftStore();
  const order = useRef({ text: '', key: '' });
  const starting = useMutation({
    mutationFn: async () => {
      const { content } = store.read();
      const problem = startProblem(content);
      if (problem) throw new Error(problem);
      const body = {
        title: content.title,
        avatar_data: content.avatar,
        voice_data: content.voice,
        background_data: content.background,
        script_data: content.script,
        output: content.output,
      };
      const text = JSON.stringify(body);
      if (order.current.text !== text) order.current = { text, key: crypto.randomUUID() };
      return request('POST /video-generation/start', { body, idempotencyKey: order.current.key });
    },
    onSuccess: ({ video_id, eta_seconds, queue_position }) => {
      order.current = { text: '', key: '' };
      makingStore.set({
        videoId: video_id,
        title: titleOf(store.read().content),
        status: 'pending',
        progress: { stage: 'queued', progress: 0, frames_done: 0, frames_total: 0, queue_position, eta_seconds },
      });
      void queryClient.invalidateQueries({ queryKey: ['user-limits'] });
      toastSuccess('Video Generation Started!', 'You can leave this page; it goes on without you.');
    },
    onError: (error) => toastError('Generation Failed', wordsOf(error)),
  });
  return { start: () => starting.mutate(), isStarting: starting.isPending };
}

const titleCharacters = 60;

/** Without a title the server takes the first words of the script; so does the screen. */
function titleOf({ title, script }: DraftContent): string {
  return title.trim() || script.content.trim().slice(0, titleCharacters);
}

function wordsOf(error: Error): string {
  if (error.name !== 'ApiError') return error.message || unnamedFailure;
  return error.message === errorTexts.unknown ? unnamedFailure : messageOf(error, unnamedFailure);
}
