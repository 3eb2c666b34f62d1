import { useIsMutating, useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { toastError } from '#lib/toast.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { takeClip } from './take-clip.ts';

const SPEAK_CHANGES = ['speak-changes'];

/** Speaks the sentences of the draft that differ from its sound; the others stay as they are. Once at a time, wherever it was asked for. */
export function useSpeakChanges() {
  const store = useDraftStore();
  const errors = useServiceErrors('Speech');
  const isSpeaking = useIsMutating({ mutationKey: SPEAK_CHANGES }) > 0;
  const speaking = useMutation({
    mutationKey: SPEAK_CHANGES,
    mutationFn: async () => {
      const { ttsText, ttsId, speechRate, country, region, style = '', audioId } = store.read().content.voice;
      const spoken = { msg: ttsText, tts_id: ttsId, speechRate, country, region, style };
      const body = { ...spoken, ...(audioId && { changed_from: audioId }) };
      const { data } = await request('POST /a2e/tts/generate', { body, idempotencyKey: crypto.randomUUID() });
      return { clip: data, text: ttsText };
    },
    onSuccess: ({ clip, text }) => {
      errors.clear();
      // Words that were changed or taken back meanwhile have a sound of their own.
      if (store.read().content.voice.ttsText === text) takeClip(store, clip, false);
    },
    onError: (error) => toastError('The change was not spoken', errors.explain(error, 'Please try again.')),
  });
  return { speak: () => speaking.mutate(), isSpeaking };
}
