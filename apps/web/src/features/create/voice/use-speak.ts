import type { VoiceGroup } from '@herald/contract/draft';
import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { toastError } from '#lib/toast.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { earlierSound } from './earlier-sound.ts';
import { takeClip } from './take-clip.ts';
import { SCRIPT_CHECK_KEY } from './use-script-check.ts';

const GENERATION_FAILED = 'Failed to convert script to audio. Please try again.';

interface SpeakOutcomes {
  onProblem: (problem: SpeechProblem) => void;
  /** The sound is in the draft. */
  onSpoken: () => void;
  /** Nobody asked for it: its failure is no news. */
  isUnasked?: () => boolean;
  onFailed?: () => void;
}

/** Turns the script into the sound of the draft; it arrives even when the step was left meanwhile. */
export function useSpeak({ onProblem, onSpoken, isUnasked, onFailed }: SpeakOutcomes) {
  const store = useDraftStore();
  const errors = useServiceErrors('Speech');
  const speaking = useMutation({
    mutationFn: async () => {
      const { ttsText, ttsId, speechRate, country, region, style = '' } = store.read().content.voice;
      const inTimeOf = await earlierSound(store.read().content.voice);
      const spoken = { msg: ttsText, tts_id: ttsId, speechRate, country, region, style };
      const body = { ...spoken, ...(inTimeOf && { in_time_of: inTimeOf }) };
      return (await request('POST /a2e/tts/generate', { body, idempotencyKey: crypto.randomUUID() })).data;
    },
    onSuccess: (clip) => {
      errors.clear();
      takeClip(store, clip, false);
      // The same words cost nothing from now on.
      void queryClient.invalidateQueries({ queryKey: [SCRIPT_CHECK_KEY] });
      onSpoken();
    },
    onError: (error) => {
      if (!isUnasked?.()) toastError('Generation Failed', errors.explain(error, GENERATION_FAILED));
      onFailed?.();
    },
  });
  const speak = () => {
    const problem = speechProblem(store.read().content.voice);
    if (!problem) return speaking.mutate();
    toastError(problem.title, problem.description);
    onProblem(problem);
  };
  return { speak, isSpeaking: speaking.isPending };
}

interface SpeechProblem {
  title: string;
  description: string;
  field: 'script' | 'region' | 'voice';
}

/** What is missing before a script can be spoken, in the order of the form. */
export function speechProblem({ ttsText, country, region, ttsId }: VoiceGroup): SpeechProblem | null {
  if (ttsText.trim() === '')
    return {
      title: 'No Script Provided',
      description: 'Please enter your script to convert to speech',
      field: 'script',
    };
  if (country === '' || region === '')
    return { title: 'Region Not Selected', description: 'Please select country and region', field: 'region' };
  if (ttsId === '') return { title: 'No Voice Selected', description: 'Please select a voice', field: 'voice' };
  return null;
}
