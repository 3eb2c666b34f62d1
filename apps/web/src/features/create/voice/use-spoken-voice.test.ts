import { describe, expect, it } from 'vitest';
import { voiceWords } from './use-spoken-voice.ts';

describe('the words of a voice', () => {
  it.each([
    ['Ava - Young, bright', { name: 'Ava', description: 'Young, bright' }],
    ['Jean - warm - low', { name: 'Jean', description: 'Warm - low' }],
    ['Spanish', { name: 'Spanish', description: 'Female' }],
  ])('of %j', (label, words) => {
    expect(voiceWords({ label, gender: 'female' })).toEqual(words);
  });
});
