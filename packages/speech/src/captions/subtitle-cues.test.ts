import type { Word } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../dsp/seeded-random.ts';
import { joinWords, subtitleCues } from './subtitle-cues.ts';
import { toSrt, toVtt } from './subtitle-files.ts';

function wordsOf(text: string, wordSec = 0.3): Word[] {
  return Array.from(text.matchAll(/\S+/g), (match, i) => ({
    text: match[0],
    startChar: match.index,
    endChar: match.index + match[0].length,
    startSec: i * wordSec,
    endSec: (i + 1) * wordSec,
  }));
}

function randomText(random: () => number): string {
  const endings = ['', '', '', '', ',', '.', '?', '…'];
  const count = 1 + Math.floor(random() * 60);
  return Array.from({ length: count }, () => {
    const letters = 'x'.repeat(1 + Math.floor(random() * 12));
    return letters + endings[Math.floor(random() * endings.length)];
  }).join(' ');
}

describe('the subtitles of any text', () => {
  const random = seededRandom(5);
  const texts = Array.from({ length: 60 }, () => randomText(random));

  it('hold every word once and in order', () => {
    for (const text of texts) {
      const shown = subtitleCues(wordsOf(text)).map((cue) => cue.text.replaceAll('\n', ' '));
      expect(shown.join(' ')).toBe(text);
    }
  });

  it('never overlap, and each lasts for some time', () => {
    for (const text of texts) {
      const cues = subtitleCues(wordsOf(text));
      for (const [i, { startSec, endSec }] of cues.entries()) {
        expect(endSec).toBeGreaterThan(startSec);
        expect(startSec).toBeGreaterThanOrEqual(cues[i - 1]?.endSec ?? 0);
      }
    }
  });

  it('have at most two lines', () => {
    for (const text of texts) {
      for (const cue of subtitleCues(wordsOf(text))) expect(cue.text.split('\n').length).toBeLessThanOrEqual(2);
    }
  });

  it('start with their first word', () => {
    for (const text of texts) {
      const starts = new Set(wordsOf(text).map(({ startSec }) => startSec));
      expect(subtitleCues(wordsOf(text)).every(({ startSec }) => starts.has(startSec))).toBe(true);
    }
  });
});

describe('a new subtitle', () => {
  it.each(['one. two', 'one! two', 'one? two', 'one… two', 'one.” two', 'क। ख', '好。 坏'])(
    'starts after the end of a sentence: %s',
    (text) => {
      expect(subtitleCues(wordsOf(text))).toHaveLength(2);
    },
  );

  it.each(['one, two', 'one two', 'one: two', '3.5 two'])('does not start within one: %s', (text) => {
    expect(subtitleCues(wordsOf(text))).toHaveLength(1);
  });

  it('starts when the last one would stay longer than 5 s', () => {
    const cues = subtitleCues(wordsOf('a b c d e f', 1));
    expect(Math.max(...cues.map(({ startSec, endSec }) => endSec - startSec))).toBeLessThanOrEqual(5);
    expect(cues.length).toBeGreaterThan(1);
  });

  it('stays for 0.7 s even when its word is short', () => {
    expect(subtitleCues(wordsOf('Go.', 0.1))[0]).toMatchObject({ startSec: 0, endSec: 0.7 });
  });

  it('gives way to the next one before its 0.7 s are over', () => {
    expect(subtitleCues(wordsOf('Go. Now.', 0.2))[0]?.endSec).toBeCloseTo(0.2);
  });
});

describe('a long line', () => {
  it('is broken where both halves are most alike', () => {
    const [cue] = subtitleCues(wordsOf('aaaaaaaa bbbbbbbb cccccccc dddddddd eeee', 0.1));
    expect(cue?.text).toBe('aaaaaaaa bbbbbbbb\ncccccccc dddddddd eeee');
  });

  it('stays whole as long as it has 36 characters', () => {
    const text = `${'x'.repeat(17)} ${'y'.repeat(18)}`;
    expect(subtitleCues(wordsOf(text, 0.1))[0]?.text).toBe(text);
  });

  it('is never broken within a word', () => {
    const word = 'x'.repeat(80);
    expect(subtitleCues(wordsOf(word))[0]?.text).toBe(word);
  });
});

it('keeps words apart that were written apart, however many blanks there were', () => {
  expect(joinWords(wordsOf('one   two\n\nthree'))).toBe('one two three');
});

describe('the times in subtitle files', () => {
  const at = (startSec: number): Word[] => [{ text: 'Hi', startChar: 0, endChar: 2, startSec, endSec: startSec + 1 }];

  it.each([
    [0, '00:00:00', '000'],
    [0.0004, '00:00:00', '000'],
    [0.9996, '00:00:01', '000'],
    [59.9999, '00:01:00', '000'],
    [61.5, '00:01:01', '500'],
    [3599.999, '00:59:59', '999'],
    [36_000, '10:00:00', '000'],
    [-0.2, '00:00:00', '000'],
  ])('write %d s as %s and %s ms', (startSec, clock, ms) => {
    expect(toVtt(at(startSec))).toContain(`\n${clock}.${ms} --> `);
    expect(toSrt(at(startSec))).toContain(`\n${clock},${ms} --> `);
  });
});
