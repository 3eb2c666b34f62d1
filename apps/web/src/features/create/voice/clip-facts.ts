import type { VoiceGroup } from '@herald/contract/draft';
import type { AudioClip } from '@herald/contract/endpoints/speech';
import { timeCode } from '#lib/time-code.ts';

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300];

const MOST_MARKS = 7;

const sourceWords = { upload: 'Uploaded', recording: 'Recorded', music: 'Music' } as const;

/** Where a sound comes from, in one line. */
export function clipOrigin(
  clip: Pick<AudioClip, 'source' | 'name' | 'speech_rate' | 'duration' | 'words'>,
  voiceName = 'AI voice',
): string {
  const length = timeCode(clip.duration);
  if (clip.source !== 'tts') return `${sourceWords[clip.source]}, ${clip.name}, ${length}`;
  return `${voiceName}, ${clip.speech_rate.toFixed(1)}x, ${length}, ${wordCount(clip.words.length)}`;
}

const wordCount = (count: number) => (count === 1 ? '1 word' : `${count} words`);

/** How what is chosen now differs from what the sound was made with; empty while it is the same. */
export function soundDifference(
  clip: Pick<AudioClip, 'source' | 'voice_id' | 'speech_rate' | 'voice_style'>,
  { ttsId, speechRate, style = '' }: Pick<VoiceGroup, 'ttsId' | 'speechRate' | 'style'>,
): string {
  if (clip.source !== 'tts') return '';
  if (clip.voice_id !== ttsId) return 'A different voice is chosen now';
  if ((clip.voice_style ?? '') !== style) return 'A different style is chosen now';
  return Math.abs(clip.speech_rate - speechRate) > 0.001 ? 'A different rate is chosen now' : '';
}

/** Round seconds, few enough to be read; none so late that its number would stand outside. */
export function rulerMarks(durationSec: number): number[] {
  const step = STEPS.find((sec) => durationSec / sec <= MOST_MARKS) ?? 600;
  const last = durationSec * 0.94;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}
