import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { type CaptionWord, splitWords } from '../text/split-words.ts';
import { groupWords, LINE_LIMITS, LOUD_LIMITS, TALL_LIMITS, unitsOf } from './group-words.ts';

const SCRIPT =
  'I used to spend six dollars on this every morning. Then I timed it: four minutes, flat, and it tastes better! Would you believe that? Try it.';

function grouped(text: string, limits = TALL_LIMITS) {
  return groupWords(splitWords(spokenWords(text), limits.maxUnits, 'en-US'), limits);
}

const textOf = (group: { words: CaptionWord[] }) => group.words.map(({ text }) => text).join(' ');

describe.each([
  ['tall', TALL_LIMITS],
  ['other', LINE_LIMITS],
] as const)('captions on %s frames', (_name, limits) => {
  it('hold no more words and letters than allowed', () => {
    for (const group of grouped(SCRIPT, limits)) {
      expect(group.words.length).toBeLessThanOrEqual(limits.maxWords);
      expect(unitsOf(group.words)).toBeLessThanOrEqual(limits.maxBoundUnits ?? limits.maxUnits);
    }
  });

  it('say every word once, in order', () => {
    expect(grouped(SCRIPT, limits).map(textOf).join(' ')).toBe(SCRIPT);
  });

  it('never run past the end of a sentence into the next', () => {
    for (const group of grouped(SCRIPT, limits))
      for (const word of group.words.slice(0, -1)) expect(word.text).not.toMatch(/[.!?]$/);
  });

  it('are shown from half a second to 3 seconds, one after the other', () => {
    const groups = grouped(SCRIPT, limits);
    for (const [index, { startSec, endSec }] of groups.entries()) {
      expect(endSec - startSec).toBeGreaterThanOrEqual(0.5 - 1e-9);
      expect(endSec - startSec).toBeLessThanOrEqual(3 + 1e-9);
      expect(startSec).toBeGreaterThanOrEqual(groups[index - 1]?.endSec ?? 0);
    }
  });
});

it('appear with their first word', () => {
  for (const { startSec, words } of grouped(SCRIPT)) {
    expect(startSec).toBeGreaterThanOrEqual(words[0].startSec);
    expect(startSec - words[0].startSec).toBeLessThanOrEqual(0.25);
  }
});

describe('captions break by sense', () => {
  /** Said at 150 words a minute, without a pause. */
  const evenly = (text: string) =>
    text.split(' ').map((word, index) => ({ text: word, startSec: index * 0.4, endSec: index * 0.4 + 0.38 }));

  it.each([
    ['On 3 March 2027, Mr. Haddad opens the third shop in town.', /Mr\.$/],
    ['You get it for $129, incl. a 64 GB card and a bag.', /(?:incl\.|64|for)$/],
    ['It weighs 250 g and lasts for 12 hours, even outdoors.', /(?:250|12|for)$/],
    ['We open at 6 a.m. and close at 9 p.m. on weekdays.', /(?:6|9|at|on|and)$/],
    ['Ask Dr. Osei or Prof. Lind about the cream for dry skin.', /(?:Dr|Prof)\.$/],
  ])('%s', (text, badEnd) => {
    const groups = groupWords(splitWords(evenly(text), TALL_LIMITS.maxUnits, 'en-US'), TALL_LIMITS);
    for (const group of groups.slice(0, -1)) expect(textOf(group)).not.toMatch(badEnd);
  });

  it('but a sentence may end with an abbreviation', () => {
    const at = (text: string, startSec: number, endSec: number) => ({ text, startSec, endSec });
    const words = [at('Open', 0, 0.4), at('at', 0.4, 0.6), at('6', 0.6, 0.9), at('a.m.', 0.9, 1.3), at('Come', 2, 2.4)];
    const groups = groupWords(splitWords(words, 18, 'en'), LINE_LIMITS);
    expect(groups.map(textOf)).toEqual(['Open at 6 a.m.', 'Come']);
  });
});

it('leave the picture in a long pause', () => {
  const groups = groupWords(
    splitWords(
      [
        { text: 'wait', startSec: 0, endSec: 0.4 },
        { text: 'now', startSec: 5, endSec: 5.3 },
      ],
      18,
      'en',
    ),
    TALL_LIMITS,
  );
  expect(groups).toHaveLength(2);
  expect(groups[0].endSec).toBeLessThan(1.5);
});

it('hold for any timing and any lengths of words', () => {
  const random = seededRandom(5);
  for (let round = 0; round < 60; round++) {
    let at = 0;
    const words = Array.from({ length: 1 + Math.floor(random() * 40) }, () => {
      const lengthSec = 0.05 + random() * 1.2;
      const text = 'abcdefghijklmnopqrstuvwxyz'.slice(0, 1 + Math.floor(random() * 26)) + (random() < 0.2 ? '.' : '');
      const word = { text, startSec: at, endSec: at + lengthSec };
      at += lengthSec + (random() < 0.2 ? random() * 2 : 0);
      return word;
    });
    const pieces = splitWords(words, 18, 'en');
    const groups = groupWords(pieces, TALL_LIMITS);
    expect(groups.flatMap((group) => group.words)).toEqual(pieces);
    for (const [index, group] of groups.entries()) {
      expect(unitsOf(group.words)).toBeLessThanOrEqual(TALL_LIMITS.maxBoundUnits ?? 0);
      expect(group.endSec).toBeGreaterThan(group.startSec);
      expect(group.startSec).toBeGreaterThanOrEqual(groups[index - 1]?.endSec ?? 0);
    }
  }
});

test('a word that is over at once is not shown with the sentence after it', () => {
  const spoken = 'In six years. Six. I was so ashamed. They never say so. I am a freelancer.'.split(' ');
  let startSec = 0;
  const words = spoken.map((text): CaptionWord => {
    const word = { text, spaced: true, startSec, endSec: startSec + 0.2 };
    startSec = word.endSec + (text.endsWith('.') ? 0.18 : 0.02);
    return word as CaptionWord;
  });
  const shown = groupWords(words, LOUD_LIMITS).map(textOf);
  for (const text of shown) expect(text).not.toMatch(/[.!?] /);
  expect(shown).toContain('Six.');
});

it('takes what was said away with the cut that comes before the next sentence', () => {
  const words = splitWords(spokenWords('Try it today. It tastes better.'), TALL_LIMITS.maxUnits, 'en-US');
  const [before, after] = groupWords(words, TALL_LIMITS);
  const cutSec = after.startSec - 0.08;
  const [cut, next] = groupWords(words, TALL_LIMITS, [cutSec]);
  expect(before.endSec).toBeGreaterThan(cutSec);
  expect(cut.endSec).toBe(cutSec);
  expect(next.startSec).toBe(after.words[0].startSec);
});

it('leaves words alone that are said over a cut', () => {
  const words = splitWords(spokenWords('Try it today. It tastes better.'), TALL_LIMITS.maxUnits, 'en-US');
  expect(groupWords(words, TALL_LIMITS, [words[1].startSec])).toEqual(groupWords(words, TALL_LIMITS));
});

describe('no short word is left alone in large captions where its neighbours have room:', () => {
  it.each([
    ["If it's wet, don't water it.", "don't water it."],
    ['I met my sister three weeks ago.', 'three weeks ago.'],
    ['I have cars on the lot right now.', 'right now.'],
    ['It costs nothing to try.', 'nothing to try.'],
    ['Hay seis colores, pero la verde es la mejor.', 'Hay seis colores,'],
    ['Ich arbeite seit 18 Jahren hier.', 'seit 18 Jahren'],
  ])('%s', (text, whole) => {
    const shown = grouped(text, LOUD_LIMITS).map(textOf);
    expect(
      shown.some((caption) => caption.includes(whole)),
      shown.join(' | '),
    ).toBe(true);
  });

  it('but an exclamation is', () => {
    expect(grouped('Okay, try it today.', LOUD_LIMITS).map(textOf)[0]).toBe('Okay,');
    expect(grouped('Easy. Try it today.', LOUD_LIMITS).map(textOf)[0]).toBe('Easy.');
  });
});
