import { describe, expect, it } from 'vitest';
import { integratedLoudness, measureLoudness } from './measure-loudness.ts';

function tone(hz: number, peakDb: number, seconds: number, sampleRateHz = 48000) {
  const peak = 10 ** (peakDb / 20);
  const pcm = Float32Array.from(
    { length: seconds * sampleRateHz },
    (_, i) => peak * Math.sin((2 * Math.PI * hz * i) / sampleRateHz),
  );
  return { pcm, sampleRateHz };
}

function joined(...parts: { pcm: Float32Array; sampleRateHz: number }[]) {
  const pcm = new Float32Array(parts.reduce((sum, part) => sum + part.pcm.length, 0));
  let at = 0;
  for (const part of parts) {
    pcm.set(part.pcm, at);
    at += part.pcm.length;
  }
  return { pcm, sampleRateHz: parts[0].sampleRateHz };
}

describe('loudness by ITU-R BS.1770', () => {
  it('reads a full-scale 997 Hz sine in one channel as -3.01 LUFS', () => {
    expect(integratedLoudness(tone(997, 0, 3))).toBeCloseTo(-3.01, 1);
  });

  it('reads the same tone alike at every sample rate', () => {
    for (const rate of [16000, 22050, 24000, 44100]) {
      expect(Math.abs(integratedLoudness(tone(997, -20, 3, rate)) + 23.01)).toBeLessThan(0.12);
    }
  });

  it('gates: quiet passages 10 LU below the rest do not count (EBU Tech 3341 case 3, mono)', () => {
    const programme = joined(tone(1000, -36, 10), tone(1000, -23, 20), tone(1000, -36, 10));
    const loudOnly = integratedLoudness(tone(1000, -23, 20));
    expect(Math.abs(integratedLoudness(programme) - loudOnly)).toBeLessThan(0.1);
  });

  it('leaves silence out and calls pure silence minus infinity', () => {
    const silence = { pcm: new Float32Array(96000), sampleRateHz: 48000 };
    const speech = tone(1000, -20, 4);
    expect(Math.abs(integratedLoudness(joined(silence, speech, silence)) - integratedLoudness(speech))).toBeLessThan(
      0.4,
    );
    expect(integratedLoudness(silence)).toBe(Number.NEGATIVE_INFINITY);
    expect(integratedLoudness({ pcm: new Float32Array(0), sampleRateHz: 48000 })).toBe(Number.NEGATIVE_INFINITY);
  });

  it('measures sounds shorter than one gating block', () => {
    expect(Math.abs(integratedLoudness(tone(997, -10, 0.2)) + 13)).toBeLessThan(0.6);
  });

  it('sees the true peak between samples: 12 kHz at 45 degrees hides 3 dB', () => {
    const pcm = Float32Array.from(
      { length: 4800 },
      (_, i) => 0.5 * Math.SQRT2 * Math.sin((Math.PI / 2) * i + Math.PI / 4),
    );
    const { truePeakDb } = measureLoudness({ pcm, sampleRateHz: 48000 });
    expect(Math.max(...pcm)).toBeCloseTo(0.5, 3);
    expect(truePeakDb).toBeGreaterThan(20 * Math.log10(0.5) + 2.4);
    expect(truePeakDb).toBeLessThan(20 * Math.log10(0.5) + 3.5);
  });
});
