import { describe, expect, it } from 'vitest';
import { ipaOf, spellingOf } from './say.ts';
import { wishedParts } from './wished-parts.ts';

const partsOf = (text: string, ...words: string[]) =>
  wishedParts(
    text,
    words.map((word) => ({ word, say: `<${word}>` })),
  ).map((part) => part.say ?? part.text);

describe('a wish in the phonetic alphabet', () => {
  it('is what is written between slashes, with the signs of other keyboards as the alphabet has them', () => {
    expect(ipaOf(" /'gu:t/ ")).toBe('ˈɡuːt');
    expect(['hair old', 'and/or', '/x', '//', '/1/2/'].map(ipaOf)).toEqual(Array(5).fill(undefined));
  });

  it.each([
    ['/ˈhɛrəld/', 'en-US', 'hair-uld'],
    ['/ˈnaɪki/', 'en-GB', 'ny-kee'],
    ['/t͡ʃaʊ/', 'en-US', 'chow'],
    ['/straɪp/', 'en-US', 'stripe'],
    ['/ˈmjuːzɪk ʃɑːp/', 'en-US', 'mew-zick shop'],
    ['/ɡɪŋˈkoʊ/', 'en-US', 'ghing-koh'],
    ['/ˈbʌtn̩/', 'en-US', 'but-un'],
    ['/ˈzɪərəʊ/', 'en-GB', 'zeer-oh'],
    ['/ʃ/', 'en-US', 'sh'],
    ['/ʃaʊ/', 'de-DE', 'schau'],
    ['/ʒu/', 'fr-FR', 'jou'],
    ['/ɲaˈse/', 'es-ES', 'ñase'],
    ['hair old', 'en-US', 'hair old'],
  ])('%s is spelled for %s as near as letters are: %s', (say, locale, letters) => {
    expect(spellingOf(say, locale)).toBe(letters);
  });
});

describe('the parts of a script somebody wants said otherwise', () => {
  it('are found whatever their case, with the marks around them left outside', () => {
    expect(partsOf('Ask IKEA, or (ikea)!', 'Ikea')).toEqual(['Ask ', '<Ikea>', ', or (', '<Ikea>', ')!']);
  });

  it('are not other words that only hold them, but what belongs to them', () => {
    expect(partsOf('Ikeas, Ikea-like, MyIkea', 'Ikea')).toEqual(['Ikeas, Ikea-like, MyIkea']);
    expect(partsOf('Ikea’s shelf', 'Ikea')).toEqual(['<Ikea>', '’s shelf']);
  });

  it('may be of several words and odd signs, the longer before the shorter', () => {
    expect(partsOf('Ben & Jerry’s or Ben? H&M. C++ (c)', 'Ben', "Ben & Jerry's", 'H&M', 'C++')).toEqual([
      "<Ben & Jerry's>",
      ' or ',
      '<Ben>',
      '? ',
      '<H&M>',
      '. ',
      '<C++>',
      ' (c)',
    ]);
  });

  it('need no space around them where a language has none', () => {
    expect(partsOf('我们喜欢耐克鞋', '耐克')).toEqual(['我们喜欢', '<耐克>', '鞋']);
  });

  it('are none where nothing is asked for', () => {
    expect([wishedParts('Hello', []), wishedParts('Hello', [{ word: '!', say: 'x' }]), wishedParts('', [])]).toEqual([
      [{ text: 'Hello' }],
      [{ text: 'Hello' }],
      [],
    ]);
  });
});
