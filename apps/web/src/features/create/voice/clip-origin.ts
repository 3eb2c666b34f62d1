import type { AudioClip } from '@herald/contract';
import { timeCode } from '../../../lib/time-code.ts';

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
