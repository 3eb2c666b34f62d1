import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';
import { useDraftStore } from '../draft/draft-context.ts';
import { type SpeechProblem, speechProblem } from './speech-problem.ts';
import { takeClip } from './take-clip.ts';

const generationFailed = 'Failed to convert script to audio. Please try again.';

/** Turns the script into the sound of the draft; it arrives even when the step was left meanwhile. */
export function useSpeak(onProblem: (problem: SpeechProblem) => void) {
  const store = useDraftStore();
  const speaking = useMutation({
    mutationFn: async () => {
      const { ttsText, ttsId, speechRate, country, region } = store.read().content.voice;
      const body = { msg: ttsText, tts_id: ttsId, speechRate, country, region };
      return (await request('POST /a2e/tts/generate', { body, idempotencyKey: crypto.randomUUID() })).data;
    },
    onSuccess: (clip) => takeClip(store, clip, false),
    onError: (error) => toastError('Generation Failed', messageOf(error, generationFailed)),
  });
  const speak = () => {
    const problem = speechProblem(store.read().content.voice);
    if (!problem) return speaking.mutate();
    toastError(problem.title, problem.description);
    onProblem(problem);
  };
  return { speak, isSpeaking: speaking.isPending };
}
