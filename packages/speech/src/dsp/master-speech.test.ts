import { describe, expect, it } from 'vitest';
import { masterSpeech } from './master-speech.ts';
import { measureLoudness } from './measure-loudness.ts';
import type { Tone } from './tones.ts';

/** A buzzing, breathing sound with the rhythm and the peaks of speech. */
function buzz(level: number, sampleRateHz: number) {
  let seed = 1;
  const noise = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 1073741823 - 1;
  };
  const pcm = Float32Array.from({ length: sampleRateHz * 3 }, (_, i) => {
    const t = i / sampleRateHz;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.1 * t)) ** 2;
    const pulse = (t * 120) % 1 < 0.06 ? 1 : -0.05;
    return level * syllable * (pulse + 0.1 * noise());
  });
  return { pcm, sampleRateHz };
}

describe('mastering', () => {
  it('brings any engine to -14 LUFS within 0.5 LU, with the true peak at most -1.5 dB', () => {
    const cases: [number, number, Tone][] = [
      [0.02, 16000, 'slt'],
      [0.9, 22050, 'espeak'],
      [0.3, 24000, 'neutral'],
    ];
    for (const [level, rate, tone] of cases) {
      const mastered = masterSpeech(buzz(level, rate), { tone });
      const { integratedLufs, truePeakDb } = measureLoudness(mastered);
      expect(Math.abs(integratedLufs + 14)).toBeLessThan(0.5);
      expect(truePeakDb).toBeLessThanOrEqual(-1.5);
      expect(mastered.sampleRateHz).toBe(48000);
      expect(mastered.pcm.length).toBe(3 * 48000);
    }
  });

  it('leaves silence silent and takes empty sound', () => {
    const silent = masterSpeech({ pcm: new Float32Array(24000), sampleRateHz: 24000 });
    expect(silent.pcm.every((sample) => sample === 0)).toBe(true);
    expect(masterSpeech({ pcm: new Float32Array(0), sampleRateHz: 24000 }).pcm.length).toBe(0);
  });

  it('keeps time: an impulse stays where it was', () => {
    const pcm = new Float32Array(24000);
    for (let i = 11900; i < 12100; i++) pcm[i] = Math.sin((i - 11900) / 4) * 0.5;
    const mastered = masterSpeech({ pcm, sampleRateHz: 24000 });
    let [centre, weight] = [0, 0];
    for (const [i, sample] of mastered.pcm.entries()) {
      centre += i * sample * sample;
      weight += sample * sample;
    }
    expect(Math.abs(centre / weight / 48000 - 0.5)).toBeLessThan(0.003);
  });

  it('gives the sample rate that was asked for', () => {
    const mastered = masterSpeech(buzz(0.3, 16000), { sampleRateHz: 24000 });
    expect(mastered.sampleRateHz).toBe(24000);
    expect(mastered.pcm.length).toBe(72000);
  });
});
