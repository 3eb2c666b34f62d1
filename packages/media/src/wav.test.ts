import { describe, expect, it } from 'vitest';
import { soundOfWav, wavOf } from './wav.ts';

const pcm = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin(index / 20) * (index / 48_000));

describe('a WAV file', () => {
  it('says what it holds', () => {
    const bytes = wavOf({ pcm, sampleRateHz: 48_000 });
    const header = new DataView(bytes.buffer);
    const at = (...places: number[]) => places.map((place) => header.getUint32(place, true));
    expect(bytes.length).toBe(44 + 96_000);
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 16))).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect(at(4, 24, 28, 40)).toEqual([bytes.length - 8, 48_000, 96_000, 96_000]);
    expect([20, 22, 34].map((place) => header.getUint16(place, true))).toEqual([1, 1, 16]);
  });

  it('gives back the sound, to the last bit of its samples', () => {
    const read = soundOfWav(wavOf({ pcm, sampleRateHz: 48_000 }));
    expect([read.sampleRateHz, read.pcm.length]).toEqual([48_000, pcm.length]);
    const furthest = pcm.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (read.pcm[at] ?? 9))), 0);
    expect(furthest).toBeLessThan(1 / 32_767);
    const first = wavOf({ pcm, sampleRateHz: 48_000 });
    expect(wavOf(read).findIndex((byte, at) => byte !== first[at])).toBe(-1);
  });

  it('turns nothing over that is too loud', () => {
    const { pcm: read } = soundOfWav(wavOf({ pcm: Float32Array.from([2, -2, 0]), sampleRateHz: 8000 }));
    expect([...read]).toEqual([1, -1, 0]);
  });

  it('that was not written here is refused', () => {
    expect(() => soundOfWav(new TextEncoder().encode('ID3 something else'))).toThrow();
  });
});
