import { useLimits } from '#data/limits.ts';
import { useDraft } from '../draft/use-draft.ts';

/** Whether the script to be spoken has more characters than the plan allows, so that speaking it is refused. */
export function useLongScript(): boolean {
  const { useCustomAudio, ttsText } = useDraft().content.voice;
  const { data: limits } = useLimits();
  return !useCustomAudio && limits !== undefined && ttsText.trim().length > limits.script_characters;
}
