import { describe, expect, it } from 'vitest';
import { peaksOf } from './peaks.ts';
import { firstWords } from './preview-speech.ts';
import { sampleSentences } from './sample-sentences.ts';
import { soundOfWav, wavOf } from './wav.ts';

const pcm = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin(index / 20) * (index / 48_000));

describe('a WAV file', () => {
  it('says what it holds', () => {
    const bytes = wavOf({ pcm, sampleRateHz: 48_000 });
    expect(bytes.length).toBe(44 + 96_000);
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt32LE(24)]).toEqual([1, 1, 48_000]);
    expect([bytes.readUInt32LE(28), bytes.readUInt16LE(34), bytes.readUInt32LE(40)]).toEqual([96_000, 16, 96_000]);
  });

  it('gives back the sound, to the last bit of its samples', () => {
    const read = soundOfWav(wavOf({ pcm, sampleRateHz: 48_000 }));
    expect([read.sampleRateHz, read.pcm.length]).toEqual([48_000, pcm.length]);
    const furthest = pcm.reduce((most, sample, at) => Math.max(most, Math.abs(sample - read.pcm[at]!)), 0);
    expect(furthest).toBeLessThan(1 / 32_767);
    expect(wavOf(read)).toEqual(wavOf({ pcm, sampleRateHz: 48_000 }));
  });

  it('turns nothing over that is too loud', () => {
    const { pcm: read } = soundOfWav(wavOf({ pcm: Float32Array.from([2, -2, 0]), sampleRateHz: 8000 }));
    expect([...read]).toEqual([1, -1, 0]);
  });

  it('that was not written here is refused', () => {
    expect(() => soundOfWav(Buffer.from('ID3 something else'))).toThrow();
  });
});

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
  it('are all of a short one', () => {
    expect(firstWords('Hello there.')).toBe('Hello there.');
  });

  it('end with a sentence, or else with a word', () => {
    expect(firstWords(`One. Two is longer. ${'and so on '.repeat(30)}`)).toBe('One. Two is longer.');
    expect(firstWords('word '.repeat(60))).toBe('word '.repeat(32).trimEnd());
  });

  it('are simply cut where there are no blanks', () => {
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
