import { describe, expect, it } from 'vitest';
import { clipOrigin } from './clip-origin.ts';

const clip = { name: 'talk.wav', speech_rate: 1.2, duration: 23.1, words: [{ text: 'Hi', start: 0, end: 1 }] };

describe('where a sound comes from', () => {
  it.each([
    ['tts', 'AI voice, 1.2x, 0:23, 1 word'],
    ['upload', 'Uploaded, talk.wav, 0:23'],
    ['recording', 'Recorded, talk.wav, 0:23'],
  ] as const)('%s', (source, words) => {
    expect(clipOrigin({ ...clip, source })).toBe(words);
  });

  it('a voice whose name is known is called by it', () => {
    expect(clipOrigin({ ...clip, source: 'tts' }, 'Ava')).toBe('Ava, 1.2x, 0:23, 1 word');
  });
});
