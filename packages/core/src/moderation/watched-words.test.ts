import { describe, expect, it } from 'vitest';
import { findWatchedWords } from './watched-words.ts';

const words = ['guaranteed cure', 'scam', 'miracl*', 'risk-free income', 'good', 'pill'];
const found = (text: string) => findWatchedWords(text, words).map(({ from, to }) => text.slice(from, to));

describe('a watched word', () => {
  it.each([
    ['A guaranteed cure for all.', 'guaranteed cure'],
    ['GUARANTEED   CURE', 'GUARANTEED   CURE'],
    ['guárañteed cürе', 'guárañteed cürе'],
    ['gu4r4nt33d cur3!', 'gu4r4nt33d cur3'],
    ['a $c@m', '$c@m'],
    ['a s.c.a.m', 's.c.a.m'],
    ['a s c a m here', 's c a m'],
    ['a scaaaam', 'scaaaam'],
    ['a sc\u200bam', 'sc\u200bam'],
    ['ｓｃａｍ', 'ｓｃａｍ'],
    ['guaranteedcure', 'guaranteedcure'],
    ['risk free income', 'risk free income'],
    ['Miraclessss happen', 'Mirac'.concat('l')],
    ['so gooood', 'gooood'],
  ])('is found in "%s"', (text, place) => {
    expect(found(text)).toEqual([place]);
  });

  it.each([
    'Scampi from Scunthorpe',
    'a musical camp',
    'god bless',
    'a pi is 3.14',
    'We guarantee a cure',
    'as camera men',
    'Is cam off?',
    '',
  ])('is not found in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('takes time in proportion to a text that was made to be slow', () => {
    const text = `${'s.'.repeat(20_000)}${'scaaaa '.repeat(5_000)}`;
    expect(findWatchedWords(text, words)).toEqual([]);
  });
});
