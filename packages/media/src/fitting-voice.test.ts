import { describe, expect, it } from 'vitest';
import { fittingVoice } from './fitting-voice.ts';

const voices = [
  { value: 'ava', gender: 'female', age: 'young' },
  { value: 'grace', gender: 'female', age: 'mature' },
  { value: 'emma', gender: 'female' },
  { value: 'noah', gender: 'male', age: 'young' },
  { value: 'marcus', gender: 'male', age: 'mature' },
] as const;

const fitting = (gender: string, age: string, chosen = '') => fittingVoice(voices, { gender, age }, chosen);

describe('the voice of a presenter', () => {
  it.each([
    ['male', 'young-adult', 'noah'],
    ['male', 'mature', 'marcus'],
    ['female', 'middle-aged', 'grace'],
    ['female', 'teen', 'ava'],
    ['male', 'adult', 'noah'],
  ])('fits %s, %s: %s', (gender, age, voice) => {
    expect(fitting(gender, age)).toBe(voice);
  });

  it('stays when it fits as well as any other', () => {
    expect(fitting('female', 'adult', 'emma')).toBe('emma');
    expect(fitting('', '', 'marcus')).toBe('marcus');
  });

  it('gives way when another one fits better', () => {
    expect(fitting('male', 'adult', 'ava')).toBe('noah');
    expect(fitting('female', 'mature', 'ava')).toBe('grace');
  });

  it.each(['female', 'male', ''].flatMap((gender) => ['', 'teen', 'adult', 'mature'].map((age) => ({ gender, age }))))(
    'stays when a voice pack is added: %o',
    (presenter) => {
      const before = fittingVoice(voices, presenter, '');
      const pack = [
        { value: 'kokoro:heart', gender: 'female' },
        { value: 'kokoro:adam', gender: 'male' },
      ] as const;
      expect(fittingVoice([...pack, ...voices], presenter, before ?? '')).toBe(before);
    },
  );

  it('is of the other gender only where there is no other', () => {
    expect(fittingVoice(voices.slice(0, 2), { gender: 'male', age: 'mature' }, '')).toBe('grace');
  });

  it('is the first one while the presenter is not known, and none without voices', () => {
    expect(fittingVoice(voices, undefined, '')).toBe('ava');
    expect(fittingVoice([], undefined, 'ava')).toBeUndefined();
  });
});
