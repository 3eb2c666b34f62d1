import { describe, expect, it } from 'vitest';
import { soundDifference } from './sound-difference.ts';

const clip = { source: 'tts', voice_id: 'ava', speech_rate: 1 } as const;

describe('a sound and what is chosen now', () => {
  it.each([
    [{ ttsId: 'ava', speechRate: 1 }, ''],
    [{ ttsId: 'mia', speechRate: 1 }, 'Another voice is chosen now'],
    [{ ttsId: 'ava', speechRate: 1.2 }, 'Another rate is chosen now'],
  ])('%j: %j', (voice, words) => {
    expect(soundDifference(clip, voice)).toBe(words);
  });

  it('cannot differ where the sound is the customer’s own', () => {
    expect(soundDifference({ ...clip, source: 'upload' }, { ttsId: 'mia', speechRate: 2 })).toBe('');
  });
});
