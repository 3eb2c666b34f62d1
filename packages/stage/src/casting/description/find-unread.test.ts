import { describe, expect, it } from 'vitest';
import { DESCRIBED_PEOPLE } from '../testing/described-people.ts';
import { readDescription } from './read-description.ts';

describe('what a description names and nobody here knows', () => {
  it.each([
    ['a sailor with a parrot on his shoulder', ['sailor', 'a parrot']],
    ['a woman in her garden with two kids and a dog', ['two kids', 'a dog']],
    ['an elf with a green cloak', ['an elf', 'a green cloak']],
  ])('is found in %j', (text, unread) => {
    expect(readDescription(text).unread).toEqual(expect.arrayContaining(unread.slice(1)));
    expect(readDescription(text).unread).toHaveLength(unread.length);
  });

  it.each([
    'a woman without a dog',
    'A friendly woman of 60 with short grey hair, in a bright kitchen',
    'Please make a confident woman who speaks directly to the viewer',
    '',
  ])('is nothing in %j', (text) => {
    expect(readDescription(text).unread).toEqual([]);
  });

  it('is nothing in the sentences that people usually write', () => {
    expect(DESCRIBED_PEOPLE.flatMap(({ text }) => readDescription(text).unread)).toEqual([]);
  });
});
