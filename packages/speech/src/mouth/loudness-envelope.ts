import type { Sound } from '@herald/media/sound';

const RANGE_DB = 30;

/** Loudness 0..1 over time: 1 is as loud as the sound gets, 0 is 30 dB below. */
export function loudnessEnvelope(sound: Sound, rateHz: number): Float32Array {
  const step = sound.sampleRateHz / rateHz;
  const decibels = new Float32Array(Math.max(1, Math.ceil(sound.pcm.length / step)));
  for (let frame = 0; frame < decibels.length; frame++) {
    const from = Math.max(0, Math.round((frame - 1) * step));
    const to = Math.min(sound.pcm.length, Math.round((frame + 1) * step));
    let sum = 0;
    for (let i = from; i < to; i++) sum += sound.pcm[i] * sound.pcm[i];
    decibels[frame] = 10 * Math.log10(sum / Math.max(1, to - from) + 1e-10);
  }
  const sorted = decibels.slice().sort();
  const loudest = sorted[Math.floor((sorted.length - 1) * 0.97)];
  return decibels.map((level) => Math.max(0, Math.min(1, 1 + (level - loudest) / RANGE_DB)));
}
