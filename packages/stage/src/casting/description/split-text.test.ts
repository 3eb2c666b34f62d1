import { describe, expect, it } from 'vitest';
import { plainPhrase, splitText } from './split-text.ts';

const wordsOf = (text: string) => splitText(text).map(({ word }) => word);

describe('splitText', () => {
  it.each([
    ['Long RED hair', ['long', 'red', 'hair']],
    ['red-haired', ['red', 'haired']],
    ['café au lait', ['cafe', 'au', 'lait']],
    ['a beard, glasses', ['a', 'beard', ',', 'glasses']],
    ['She smiles! He waits?', ['she', 'smiles', '.', 'he', 'waits', '.']],
    ['tall — and slim', ['tall', '.', 'and', 'slim']],
    ['first\nsecond', ['first', '.', 'second']],
    ["the doctor's coat", ['the', 'doctor', 'coat']],
    ['the doctor’s coat', ['the', 'doctor', 'coat']],
    ["a coat that's blue", ['a', 'coat', "that's", 'blue']],
    ['in her 40s', ['in', 'her', '40s']],
    ['glasses & hat (blue)', ['glasses', '&', 'hat', '(', 'blue', ')']],
    ['', []],
    ['***', []],
  ])('reads the words of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each(['Long RED hair', 'a café, «red»', "the doctor's coat"])('remembers where the words of %j were', (text) => {
    for (const { word, from, to } of splitText(text)) {
      expect(wordsOf(text.slice(from, to))).toEqual([word]);
    }
  });

  it('finds the words of one text in order and apart', () => {
    const found = splitText('She has long, wavy hair and round glasses.');
    for (const [i, { from }] of found.entries()) expect(from).toBeGreaterThanOrEqual(found[i - 1]?.to ?? 0);
  });
});

describe('plainPhrase', () => {
  it.each([
    ['T-Shirt', 't shirt'],
    ['Crème brûlée', 'creme brulee'],
    ['  mid-length  ', 'mid length'],
  ])('writes %j like a description does', (phrase, plain) => {
    expect(plainPhrase(phrase)).toBe(plain);
  });
});
