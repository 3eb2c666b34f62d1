import type { DraftContent } from '@herald/contract';

/** The script was changed after it was spoken. */
export function isSoundOlder({ voice, script }: DraftContent): boolean {
  if (voice.useCustomAudio || voice.generatedAudioUrl === '') return false;
  return script.content.trim() !== voice.ttsText.trim();
}
