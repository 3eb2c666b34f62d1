import { describe, expect, it } from 'vitest';
import { seededRandom } from '../dsp/seeded-random.ts';
import { splitScript } from './split-script.ts';
import { endingMark } from './written-word.ts';

const coresOf = (script: string, locale = 'en-US'): string[] =>
  splitScript(script, locale).flatMap((item) => ('core' in item ? [item.core] : []));
const pausesOf = (script: string): number[] =>
  splitScript(script, 'en-US').flatMap((item) => ('pauseSec' in item ? [item.pauseSec] : []));

describe('the words of a script', () => {
  it.each([
    ['“Hello,” (she) said…', ['Hello', 'she', 'said']],
    ['$5 million today', ['$5 million', 'today']],
    ['5 km away', ['5 km', 'away']],
    ['5 kmart stores', ['5', 'kmart', 'stores']],
    ['at 5:30 p.m. sharp', ['at', '5:30 p.m', 'sharp']],
    ['Dec 25, 2026 is', ['Dec 25, 2026', 'is']],
    ['4 July 2026 is', ['4 July 2026', 'is']],
    ['(555) 123-4567 now', ['555) 123-4567', 'now']],
    ['one—two', ['one', 'two']],
    ['10–20', ['10–20']],
    ['#1 @herald 50% &', ['#1', '@herald', '50%', '&']],
  ])('belong together as they are read: %j', (script, cores) => {
    expect(coresOf(script).filter(Boolean)).toEqual(cores);
  });

  it.each([
    ['soft\u00adhyphen', 'softhyphen'],
    ['zero\u200bwidth', 'zerowidth'],
    ['\ufeffmark', 'mark'],
  ])('lose the invisible signs in them: %j', (written, core) => {
    expect(coresOf(written)).toEqual([core]);
  });

  it('lie where they were written, whatever the script', () => {
    const random = seededRandom(7);
    const signs = [...'ab Z.,!?“”()—–-$€5%#@&\n\t', '🎉', '👍🏽', '今', 'क्‍', '[pause]', '\u200b', 'é', "'"];
    for (let round = 0; round < 200; round++) {
      const script = Array.from({ length: 40 }, () => signs[Math.floor(random() * signs.length)]).join('');
      let until = 0;
      for (const item of splitScript(script, 'en-US')) {
        if ('pauseSec' in item) continue;
        expect(item.startChar).toBeGreaterThanOrEqual(until);
        expect(item.endChar).toBe(item.startChar + item.text.length);
        until = item.endChar;
      }
      expect(until).toBeLessThanOrEqual(script.length);
    }
  });
});

describe('the pauses of a script', () => {
  it.each([
    ['a [pause] b', [0.5]],
    ['a [pause 2] b', [2]],
    ['a [pause 2 sec] b', [2]],
    ['a [pause 1.5seconds] b', [1.5]],
    ['a [ PAUSE 250 ms ] b', [0.25]],
    ['a [pause 60] b', [10]],
    ['a [pause 0] b', [0]],
    ['a [pause][pause 1] b', [0.5, 1]],
    ['a\nb', [0.6]],
    ['a\r\n\r\n\n b', [0.6]],
    ['a\u2028b', [0.6]],
    ['\n\na\n', []],
    ['a [pause soon] b', []],
  ])('are %j: %j seconds', (script, pauses) => {
    expect(pausesOf(script)).toEqual(pauses);
  });
});

describe('how a word ends', () => {
  it.each([
    ['', ''],
    ['"', ''],
    ['.', '.'],
    ['…', '.'],
    ['。', '.'],
    ['।', '.'],
    ['?!', '?'],
    ['!!', '!'],
    ['؟', '?'],
    ['،', ','],
    [';', ','],
    ['—', ','],
    ['."', '.'],
    [',?', '?'],
  ])('%j counts as %j', (trailing, mark) => {
    expect(endingMark(trailing)).toBe(mark);
  });
});
