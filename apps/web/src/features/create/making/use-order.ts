import type { DraftContent } from '@herald/contract/draft';
import { linkText } from '@herald/contract/fields';
import { webAddressOf } from '@herald/media/web-address';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#lib/api.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { toastError } from '#lib/toast.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { keepsPlace, useCastAvatar } from '../preview/use-cast-avatar.ts';

interface Ordering<Answer> {
  send: (order: { body: ReturnType<typeof orderBody>; idempotencyKey: string }) => Promise<Answer>;
  onOrdered: (answer: Answer, content: DraftContent) => void;
  failed: { title: string; unnamed: string };
}

/** Orders a film of the draft. Pressing again after a lost answer does not order a second one. */
export function useOrder<Answer>({ send, onOrdered, failed }: Ordering<Answer>) {
  const store = useDraftStore();
  const cast = useCastAvatar();
  const order = useRef({ text: '', key: '' });
  const errors = useServiceErrors('Video generation');
  const starting = useMutation({
    mutationFn: async () => {
      const { content } = store.read();
      const problem = startProblem(content);
      if (problem) throw new Error(problem);
      const body = orderBody(content, keepsPlace(cast, content.background));
      const text = JSON.stringify(body);
      if (order.current.text !== text) order.current = { text, key: crypto.randomUUID() };
      return send({ body, idempotencyKey: order.current.key });
    },
    onSuccess: (answer) => {
      order.current = { text: '', key: '' };
      errors.clear();
      onOrdered(answer, store.read().content);
    },
    onError: (error) => {
      const isOurs = !(error instanceof ApiError) && error.message !== '';
      toastError(failed.title, isOurs ? error.message : errors.explain(error, failed.unnamed));
    },
  });
  return { start: () => starting.mutate(), isStarting: starting.isPending };
}

/** What is sent of a draft; who brings an own place is sent without one. */
const orderBody = (content: DraftContent, hasOwnPlace: boolean) => ({
  title: content.title,
  avatar_data: content.avatar,
  voice_data: content.voice,
  ...(!hasOwnPlace && { background_data: content.background }),
  script_data: content.script,
  output: content.output,
});

/** What no video can be started without, in the words of the server. */
export function startProblem({ avatar, voice, output }: DraftContent): string {
  if (avatar.avatarType === 'custom' && avatar.customImageUrl === '') return 'Custom avatar image is required';
  if (voice.generatedAudioUrl === '') return 'Audio is required for video generation';
  if (output.link_url.trim() !== '' && !webAddressOf(output.link_url)) return linkText;
  return '';
}
