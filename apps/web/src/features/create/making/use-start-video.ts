import type { DraftContent } from '@herald/contract/draft';
import { linkText } from '@herald/contract/fields';
import { webAddressOf } from '@herald/media/web-address';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshLimits } from '#data/limits.ts';
import { ApiError, request } from '#lib/api.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { bringsPlace, useCastAvatar } from '../preview/use-cast-avatar.ts';
import { makingStore } from '../steps/making.ts';

const UNNAMED_FAILURE = 'An error occurred during video generation.';

/** Orders the video of the draft. Pressing again after a lost answer does not order a second one. */
export function useStartVideo() {
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
      return request('POST /video-generation/start', { body, idempotencyKey: order.current.key, long: true });
    },
    onSuccess: ({ video_id, eta_seconds, queue_position }) => {
      order.current = { text: '', key: '' };
      errors.clear();
      makingStore.write({
        videoId: video_id,
        title: titleOf(store.read().content),
        status: 'pending',
        progress: { stage: 'queued', progress: 0, frames_done: 0, frames_total: 0, queue_position, eta_seconds },
      });
      refreshLimits();
      toastSuccess('Video Generation Started!', 'You can leave this page. It continues without you.');
    },
    onError: (error) => {
      const isOurs = !(error instanceof ApiError) && error.message !== '';
      toastError('Generation Failed', isOurs ? error.message : errors.explain(error, UNNAMED_FAILURE));
    },
  });
  return { start: () => starting.mutate(), isStarting: starting.isPending };
}

/** What is sent of a draft; who brings an own place is sent without one. */
export const orderBody = (content: DraftContent, keepsPlace: boolean) => ({
  title: content.title,
  avatar_data: content.avatar,
  voice_data: content.voice,
  ...(!keepsPlace && { background_data: content.background }),
  script_data: content.script,
  output: content.output,
});

const TITLE_CHARACTERS = 60;

/** Without a title the server takes the first words of the script; so does the screen. */
function titleOf({ title, script }: DraftContent): string {
  return title.trim() || script.content.trim().slice(0, TITLE_CHARACTERS);
}

/** What no video can be started without, in the words of the server. */
export function startProblem({ avatar, voice, output }: DraftContent): string {
  if (avatar.avatarType === 'custom' && avatar.customImageUrl === '') return 'Custom avatar image is required';
  if (voice.generatedAudioUrl === '') return 'Audio is required for video generation';
  if (output.link_url.trim() !== '' && !webAddressOf(output.link_url)) return linkText;
  return '';
}
