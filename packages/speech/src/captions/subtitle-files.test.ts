import type { Word } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { joinWords, subtitleCues } from './subtitle-cues.ts';
import { toSrt, toTranscript, toVtt } from './subtitle-files.ts';

/** Words of a text, 0.3 s each, with a pause after every sentence. */
function timed(text: string, offsetSec = 0): Word[] {
  let atSec = offsetSec;
  return Array.from(text.matchAll(/\S+/g), (match) => {
    const word = { text: match[0], startChar: match.index, endChar: match.index + match[0].length };
    const startSec = atSec;
    atSec += 0.3;
    const endSec = atSec;
    if (/[.!?]$/.test(match[0])) atSec += 0.4;
    return { ...word, startSec, endSec };
  });
}

const TEXT =
  'Most small teams know that video works, but nobody has three free days to plan, film and edit one. Try it today!';

describe('subtitles', () => {
  it('never exceed two lines of 36 characters and stay in the order of time', () => {
    const cues = subtitleCues(timed(TEXT));
    let until = 0;
    for (const { startSec, endSec, text } of cues) {
      expect(text.split('\n').length).toBeLessThanOrEqual(2);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(36);
      expect(startSec).toBeGreaterThanOrEqual(until - 1e-9);
      expect(endSec).toBeGreaterThan(startSec);
      until = endSec;
    }
    expect(cues.map(({ text }) => text.replace('\n', ' ')).join(' ')).toBe(TEXT);
  });

  it('start a new cue after a sentence and after a pause', () => {
    const cues = subtitleCues(timed('One two. Three four.'));
    expect(cues.map(({ text }) => text)).toEqual(['One two.', 'Three four.']);
    const words = timed('one two');
    words[1].startSec += 2;
    words[1].endSec += 2;
    expect(subtitleCues(words).length).toBe(2);
  });

  it('never leave a single short word behind for its own cue within a sentence', () => {
    const words = timed(
      'It costs nineteen dollars with free shipping, naive but perfectly and honestly and certainly true.',
    );
    const texts = subtitleCues(words).map(({ text }) => text);
    for (const text of texts) expect(text.split(/\s/).length).toBeGreaterThan(1);
  });

  it('join Chinese words without spaces', () => {
    const words: Word[] = [
      { text: '今天', startChar: 0, endChar: 2, startSec: 0, endSec: 0.4 },
      { text: '天气，', startChar: 2, endChar: 5, startSec: 0.4, endSec: 0.9 },
    ];
    expect(joinWords(words)).toBe('今天天气，');
  });

  it('are written as WebVTT and SRT', () => {
    const words = timed('Tom & <Ann>. Bye.', 3661.5);
    expect(toVtt(words)).toBe(
      'WEBVTT\n\n1\n01:01:01.500 --> 01:01:02.400\nTom &amp; &lt;Ann&gt;.\n\n2\n01:01:02.800 --> 01:01:03.500\nBye.\n',
    );
    expect(toSrt(words)).toBe(
      '1\n01:01:01,500 --> 01:01:02,400\nTom & <Ann>.\n\n2\n01:01:02,800 --> 01:01:03,500\nBye.\n',
    );
    expect(toTranscript(words)).toBe('Tom & <Ann>. Bye.');
  });

  it('are empty for nothing', () => {
    expect(toVtt([])).toBe('WEBVTT\n');
    expect(toSrt([])).toBe('');
    expect(toTranscript([])).toBe('');
  });
});
