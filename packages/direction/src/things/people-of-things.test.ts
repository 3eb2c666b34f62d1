import { expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { thingsIn } from './things-in.ts';

it.each([
  ['Every one of our dog owners knows it.', '🐶'],
  ['We sell a bike rack for the wall.', '🚲'],
  ['Nobody knows why a bee stings.', '🐝'],
])('a thing is shown beside who has it, what carries it and what it does: %s', (script, emoji) => {
  const { words, phones } = said(script);
  const shown = thingsIn(readWords(words, phones, cueWordsOf('en-US')), 'en-US').map((thing) => thing.emoji);
  expect(shown).toEqual([emoji]);
});
