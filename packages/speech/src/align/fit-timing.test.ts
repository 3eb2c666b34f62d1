import type { Phone, Timing } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { fitTiming } from './fit-timing.ts';

const phone = (sign: string, startSec: number, endSec: number, word: number): Phone => ({
  phone: sign,
  startSec,
  endSec,
  stressed: false,
  word,
});

/** "Hi you" as an alignment found it. */
const found: Timing = {
  words: [
    { text: 'Hi', startChar: 0, endChar: 2, startSec: 0.1, endSec: 0.3 },
    { text: 'you.', startChar: 3, endChar: 7, startSec: 0.3, endSec: 0.5 },
  ],
  phones: [phone('', 0, 0.1, -1), phone('h', 0.1, 0.2, 0), phone('aɪ', 0.2, 0.3, 0), phone('juː', 0.3, 0.5, 1)],
};

describe('fitTiming', () => {
  it('moves phones to where the engine says their words are, with silence between', () => {
    const told = [
      { text: 'hi', startSec: 0.2, endSec: 0.6 },
      { text: 'You', startSec: 0.8, endSec: 1 },
    ];
    const { words, phones } = fitTiming(found, told);
    expect(words.map(({ startChar, startSec, endSec }) => [startChar, startSec, endSec])).toEqual([
      [0, 0.2, 0.6],
      [3, 0.8, 1],
    ]);
    expect(phones.map(({ phone: sign }) => sign)).toEqual(['', 'h', 'aɪ', '', 'juː']);
    expect(phones.map(({ startSec }) => Number(startSec.toFixed(3)))).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(phones.map(({ word }) => word)).toEqual([-1, 0, 0, -1, 1]);
  });

  it('keeps the pause that was found where an engine tells only when its words begin', () => {
    const [hi, you] = found.words;
    const paused = { ...found, words: [hi, { ...you, startSec: 0.8, endSec: 1 }] as Timing['words'] };
    const told = [
      { text: 'Hi', startSec: 0.2, endSec: 1 },
      { text: 'you', startSec: 1, endSec: 1.2 },
    ];
    const { words } = fitTiming(paused, told);
    expect(words.map(({ endSec }) => Number(endSec.toFixed(3)))).toEqual([0.5, 1.2]);
  });

  it.each([
    [
      'other words',
      [
        { text: 'Good', startSec: 0, endSec: 1 },
        { text: 'day', startSec: 1, endSec: 2 },
      ],
    ],
    ['too few words', [{ text: 'Hi', startSec: 0, endSec: 1 }]],
    [
      'words out of order',
      [
        { text: 'Hi', startSec: 1, endSec: 2 },
        { text: 'you', startSec: 0, endSec: 1 },
      ],
    ],
    [
      'a word that takes no time',
      [
        { text: 'Hi', startSec: 0, endSec: 0 },
        { text: 'you', startSec: 0, endSec: 1 },
      ],
    ],
  ])('ignores %s', (_, told) => {
    expect(fitTiming(found, told)).toBe(found);
  });
});
