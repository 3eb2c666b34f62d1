import type { VoiceCapabilities } from '@herald/media/engines/voice-engine';
import { expect, it } from 'vitest';
import { scriptParts } from './script-parts.ts';

const able: VoiceCapabilities = {
  words: false,
  pronunciations: false,
  mastered: false,
  rates: true,
  pauses: 'paragraphs',
};
const partsOf = (script: string, changes: Partial<VoiceCapabilities> = {}) =>
  scriptParts(script, 'en-US', { ...able, ...changes }).map(({ text, pauseAfterSec }) => [text, pauseAfterSec]);

it('leaves a script as it is for an engine that makes its pauses', () => {
  const script = '# Intro\nOne. [pause 1s] [smile] Two.';
  expect(partsOf(script, { pauses: 'all' })).toEqual([[script, 0]]);
});

it('cuts a script at its pauses and takes out what nobody says', () => {
  expect(partsOf('# Intro\nOne 🎉. [pause 1s] [smile] Two.')).toEqual([
    ['One.', 1],
    ['Two.', 0],
  ]);
});

it('leaves what might be a direction in the middle of a sentence, also behind a pause', () => {
  expect(partsOf('We [pause 1s] *laughs* Mondays away.')).toEqual([
    ['We', 1],
    ['*laughs* Mondays away.', 0],
  ]);
});

it('makes one pause of two that follow each other, and none at the beginning', () => {
  expect(partsOf('[pause 3s] One. [pause 1s] [pause 500ms] … [pause] Two.')).toEqual([
    ['One.', 2],
    ['Two.', 0],
  ]);
});

it('cuts at paragraphs only for an engine that runs over them', () => {
  expect(partsOf('One.\n\nTwo.')).toEqual([['One.\n\nTwo.', 0]]);
  expect(partsOf('One.\n\nTwo.', { pauses: 'none' })).toEqual([
    ['One.', 0.55],
    ['Two.', 0],
  ]);
});

it('cuts what is too long between sentences, and a long sentence between words', () => {
  expect(partsOf('One two. Three four. Five.', { longestText: 22 })).toEqual([
    ['One two. Three four.', 0.36],
    ['Five.', 0],
  ]);
  const parts = partsOf('one two three four five six', { longestText: 10 }).map(([text]) => String(text));
  expect(parts.every((text) => text.length <= 10)).toBe(true);
  expect(parts.join(' ')).toBe('one two three four five six');
});

it('refuses a script without a word', () => {
  expect(() => partsOf('[smile] … 🎉')).toThrow('The script has no words to say.');
});
