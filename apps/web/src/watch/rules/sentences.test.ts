import { describe, expect, it } from 'vitest';
import { sentenceAt, sentencesOf, wordsOf } from './sentences.ts';

const cue = (startSec: number, endSec: number, text: string) => ({ startSec, endSec, text });

describe('the sentences of a transcript', () => {
  it('join cues up to the end of the sentence', () => {
    const cues = [cue(0, 2, 'Then a friend'), cue(2, 4, 'handed me “this.”'), cue(4.5, 5, 'Two weeks later.')];
    expect(sentencesOf(cues)).toMatchObject([
      { startSec: 0, endSec: 4, text: 'Then a friend handed me “this.”' },
      { startSec: 4.5, endSec: 5, text: 'Two weeks later.' },
    ]);
  });

  it('end somewhere even when nobody makes a full stop', () => {
    const cues = Array.from({ length: 12 }, (_, at) => cue(at, at + 1, 'and then another thing happened'));
    const sentences = sentencesOf(cues);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.flatMap(({ cues }) => cues)).toEqual(cues);
  });

  it('end with their mark, also where emoji follow it', () => {
    const cues = [cue(0, 1, 'Great news! 🎉👋🏽'), cue(1, 2, 'It is here.')];
    expect(sentencesOf(cues).map(({ text }) => text)).toEqual(['Great news! 🎉👋🏽', 'It is here.']);
  });

  it('end with quotes of every language', () => {
    const cues = [cue(0, 1, 'Il dit : « Allez dormir. »'), cue(1, 2, 'Sie rief: „Komm!“'), cue(2, 3, 'Vale.')];
    expect(sentencesOf(cues)).toHaveLength(3);
  });

  it('are none without cues', () => {
    expect(sentencesOf([])).toEqual([]);
  });
});

describe('following the sound', () => {
  const sentences = sentencesOf([cue(0.5, 2, 'One.'), cue(3, 4, 'Two.')]);

  it.each([
    [0, -1],
    [0.5, 0],
    [2.5, 0],
    [3, 1],
    [99, 1],
  ])('at %s s sentence %s is heard, or was heard last', (atSec, index) => {
    expect(sentenceAt(sentences, atSec)).toBe(index);
  });

  it('shares the time of a line among its words by their length', () => {
    expect(wordsOf(cue(10, 13, 'a bb cccccc'))).toEqual([
      { text: 'a', startSec: 10 },
      { text: 'bb', startSec: 10.5 },
      { text: 'cccccc', startSec: 11.25 },
    ]);
  });
});
