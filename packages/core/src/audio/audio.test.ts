import { describe, expect, it } from 'vitest';
import { peaksOf } from './keep-clip.ts';
import { firstWords } from './preview-speech.ts';
import { sampleSentences } from './sample-sentences.ts';

const pcm = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin(index / 20) * (index / 48_000));

describe('the outline of a sound', () => {
  it('has 400 parts, as loud as the loudest sample of each', () => {
    const peaks = peaksOf(pcm);
    expect(peaks).toHaveLength(400);
    expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
    expect(peaks[399]).toBeGreaterThan(0.9);
    expect(peaks[200]).toBeCloseTo(0.5, 1);
    expect(peaks[0]).toBeLessThan(0.01);
  });

  it('has no more parts than the sound has samples', () => {
    expect(peaksOf(Float32Array.from([0.5, -1.5]))).toEqual([0.5, 1]);
    expect(peaksOf(new Float32Array(0))).toEqual([]);
  });
});

describe('the first words of a script', () => {
  it('are the whole script when it is short', () => {
    expect(firstWords('Hello there.')).toBe('Hello there.');
  });

  it('end with a sentence, or else with a word', () => {
    expect(firstWords(`One. Two is longer. ${'and so on '.repeat(30)}`)).toBe('One. Two is longer.');
    expect(firstWords('word '.repeat(60))).toBe('word '.repeat(32).trimEnd());
  });

  it('are simply cut where there are no spaces', () => {
    expect(firstWords('早'.repeat(300))).toHaveLength(160);
  });
});

describe('sample sentences', () => {
  it('are short enough to be heard quickly', () => {
    for (const sentence of Object.values(sampleSentences)) {
      expect(sentence.length).toBeGreaterThan(20);
      expect(sentence.length).toBeLessThan(130);
    }
  });
});
