import { describe, expect, it } from 'vitest';
import { mergeWords } from './merge-words.ts';
import { splitScript } from './split-script.ts';

const merged = (script: string, ...expressions: string[]): string[] =>
  mergeWords(splitScript(script, 'en-US'), script, expressions).map((item) =>
    'core' in item ? item.core : `(${item.pauseSec} s)`,
  );

describe('words that are said as one', () => {
  it.each([
    [['nuvo q2'], 'The Nuvo Q2, by us', ['The', 'Nuvo Q2', 'by', 'us']],
    [['NUVO   q2'], 'nuvo Q2', ['nuvo Q2']],
    [['a b', 'a b c'], 'a b c', ['a b c']],
    [['a b'], 'a b a b', ['a b', 'a b']],
    [['a b'], 'a c b', ['a', 'c', 'b']],
    [['a b'], 'b a', ['b', 'a']],
    [['a b'], 'a [pause] b', ['a', '(0.5 s)', 'b']],
    [['alone'], 'all alone', ['all', 'alone']],
    [[' '], 'a b', ['a', 'b']],
    [[], 'a b', ['a', 'b']],
  ])('follow %j in "%s"', (expressions, script, cores) => {
    expect(merged(script, ...expressions)).toEqual(cores);
  });

  it('keep their place and their spelling in the script', () => {
    const script = 'Try  Nuvo   Q2!';
    const [, word] = mergeWords(splitScript(script, 'en-US'), script, ['nuvo q2']);
    expect(word).toMatchObject({ startChar: 5, endChar: script.length, text: 'Nuvo   Q2!', trailing: '!' });
  });
});
