import { describe, expect, it } from 'vitest';
import { changeTempo, changeVoice, type Melody } from './change-voice.ts';
import { resample } from './resample.ts';
import { medianPitch, trackPitch } from './track-pitch.ts';

const RATE = 16000;
const RANGE = { lowestHz: 70, highestHz: 400 };
const AS_IT_IS: Melody = (_, semitones) => semitones;

/** A sung vowel: pulses through a resonance, half a second of nothing in the middle. */
function vowel(hz: number, seconds = 1.5) {
  const pcm = new Float32Array(seconds * RATE);
  let [phase, y1, y2] = [0, 0, 0];
  for (let i = 0; i < pcm.length; i++) {
    phase += hz / RATE;
    const pulse = phase >= 1 ? 1 : 0;
    if (pulse) phase -= 1;
    const y = pulse + 1.82 * y1 - 0.9 * y2;
    y2 = y1;
    y1 = y;
    const silent = i > pcm.length * 0.4 && i < pcm.length * 0.6;
    pcm[i] = silent ? 0 : 0.08 * y;
  }
  return { pcm, sampleRateHz: RATE };
}

describe('voice changing', () => {
  it('follows a known pitch within 1 %', () => {
    for (const hz of [90, 140, 210, 300]) {
      expect(Math.abs(medianPitch(trackPitch(vowel(hz), RANGE)) / hz - 1)).toBeLessThan(0.01);
    }
  });

  it('raises and lowers the pitch by the factor asked for, without changing the length', () => {
    for (const pitch of [0.8, 1.25]) {
      const sound = vowel(130);
      const changed = changeVoice(sound, { formant: 1, pitch }, trackPitch(sound, RANGE), AS_IT_IS);
      expect(changed.length).toBe(sound.pcm.length);
      const heard = medianPitch(trackPitch({ pcm: changed, sampleRateHz: RATE }, RANGE));
      expect(Math.abs(heard / (130 * pitch) - 1)).toBeLessThan(0.03);
    }
  });

  it('does not click: no sample jumps more than in the voice itself', () => {
    const sound = vowel(130);
    const steepest = (pcm: Float32Array): number => {
      let most = 0;
      for (let i = 1; i < pcm.length; i++) most = Math.max(most, Math.abs(pcm[i] - pcm[i - 1]));
      return most;
    };
    const changed = changeVoice(sound, { formant: 1.05, pitch: 1.2 }, trackPitch(sound, RANGE), (_, st) => 1.5 * st);
    expect(steepest(changed)).toBeLessThan(steepest(sound.pcm) * 1.3);
  });

  it('leaves sound without a voice alone', () => {
    const pcm = Float32Array.from({ length: 8000 }, (_, i) => (((i * 7919) % 101) / 101 - 0.5) * 0.1);
    const raise = (samples: Float32Array): Float32Array => {
      const sound = { pcm: samples, sampleRateHz: RATE };
      return changeVoice(sound, { formant: 1, pitch: 1.3 }, trackPitch(sound, RANGE), AS_IT_IS);
    };
    expect(raise(pcm).length).toBe(8000);
    expect(raise(new Float32Array(4000)).every((x) => x === 0)).toBe(true);
  });
});

describe('a change of tempo', () => {
  it.each([0.5, 0.8, 1.25, 2])('by %f changes the length and not the pitch', (tempo) => {
    const sound = vowel(130);
    const changed = changeTempo(sound, tempo, RANGE);
    expect(Math.abs((changed.pcm.length * tempo) / sound.pcm.length - 1)).toBeLessThan(0.01);
    expect(Math.abs(medianPitch(trackPitch(changed, RANGE)) / 130 - 1)).toBeLessThan(0.03);
  });

  it('keeps a silence silent, in its place', () => {
    const sound = vowel(130);
    const { pcm } = changeTempo(sound, 2, RANGE);
    const middle = pcm.subarray(Math.round(pcm.length * 0.45), Math.round(pcm.length * 0.55));
    expect(Math.max(...middle)).toBeLessThan(0.01);
  });
});

describe('resampling', () => {
  it('keeps a tone a tone at another rate', () => {
    const tone = (hz: number, rate: number): Float32Array =>
      Float32Array.from({ length: rate }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rate));
    for (const [from, to] of [
      [16000, 48000],
      [22050, 48000],
      [48000, 16000],
      [17280, 24000],
    ] as const) {
      const out = resample(tone(1000, from), from, to);
      const wanted = tone(1000, to);
      let worst = 0;
      for (let i = 200; i < to - 200; i++) worst = Math.max(worst, Math.abs(out[i] - wanted[i]));
      expect(worst).toBeLessThan(0.004);
    }
  });

  it('removes what the lower rate cannot carry', () => {
    const high = Float32Array.from({ length: 48000 }, (_, i) => Math.sin((2 * Math.PI * 11000 * i) / 48000));
    const out = resample(high, 48000, 16000);
    expect(Math.max(...out.subarray(200, 15800))).toBeLessThan(0.01);
  });
});
