import { describe, expect, it } from 'vitest';
import { promptedWords } from './prompter-pace.ts';

describe('the words of the teleprompter', () => {
  it('come one after the other, with a breath after a sentence', () => {
    const [one, two, three] = promptedWords('Two drops. Done.').map(({ startSec }) => startSec);
    expect([one, two, three].every((sec) => sec !== undefined)).toBe(true);
    expect((three ?? 0) - (two ?? 0)).toBeGreaterThan((two ?? 0) - (one ?? 0));
  });

  it('wait where the script pauses, and do not show the mark', () => {
    const plain = promptedWords('One two');
    const paused = promptedWords('One [pause 1.5s] two');
    expect(paused.map(({ text }) => text)).toEqual(['One', 'two']);
    expect((paused[1]?.startSec ?? 0) - (plain[1]?.startSec ?? 0)).toBeCloseTo(1.5);
  });

  it('do not wait for a word in brackets', () => {
    const startsOf = (script: string) => promptedWords(script).map(({ startSec }) => startSec);
    expect(startsOf('Press (pause) twice')).toEqual(startsOf('Press (laugh) twice'));
  });

  it('are none without a script', () => {
    expect(promptedWords('  ')).toEqual([]);
  });

  it('take about as long as people talk: two to four words a second', () => {
    const words = promptedWords(`${'every winter my skin just gives up '.repeat(10)}now`);
    const perSec = words.length / (words.at(-1)?.startSec ?? 1);
    expect(perSec).toBeGreaterThan(2);
    expect(perSec).toBeLessThan(4);
  });
});
