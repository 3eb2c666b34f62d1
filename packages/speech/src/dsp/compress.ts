import { applyBiquad, highPass } from './biquad.ts';

interface Dynamics {
  thresholdDb: number;
  ratio: number;
  attackSec: number;
  releaseSec: number;
}

const CONTROL_SAMPLES = 16;

/** Gain per CONTROL_SAMPLES samples that keeps the envelope of `key` near the threshold. */
function controlGains(key: Float32Array, sampleRateHz: number, dynamics: Dynamics): Float32Array {
  const controlHz = sampleRateHz / CONTROL_SAMPLES;
  const attack = Math.exp(-1 / (dynamics.attackSec * controlHz));
  const release = Math.exp(-1 / (dynamics.releaseSec * controlHz));
  const gains = new Float32Array(Math.ceil(key.length / CONTROL_SAMPLES) + 1).fill(1);
  let envelope = 0;
  for (let c = 0; c < gains.length - 1; c++) {
    let power = 0;
    const end = Math.min(key.length, (c + 1) * CONTROL_SAMPLES);
    for (let i = c * CONTROL_SAMPLES; i < end; i++) power += key[i] * key[i];
    power /= CONTROL_SAMPLES;
    envelope = power + (envelope - power) * (power > envelope ? attack : release);
    const overDb = 10 * Math.log10(envelope + 1e-12) - dynamics.thresholdDb;
    if (overDb > 0) gains[c] = 10 ** ((-overDb * (1 - 1 / dynamics.ratio)) / 20);
  }
  gains[gains.length - 1] = gains[gains.length - 2];
  return gains;
}

const gainAt = (gains: Float32Array, i: number): number => {
  const control = (i / CONTROL_SAMPLES) | 0;
  const fraction = (i - control * CONTROL_SAMPLES) / CONTROL_SAMPLES;
  return gains[control] + (gains[control + 1] - gains[control]) * fraction;
};

/** Evens out loud and soft passages. Works in place. */
export function compress(pcm: Float32Array, sampleRateHz: number): void {
  if (!pcm.length) return;
  const gains = controlGains(pcm, sampleRateHz, { thresholdDb: -24, ratio: 2.2, attackSec: 0.006, releaseSec: 0.12 });
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i] * gainAt(gains, i);
}

/** Turns down the hiss of s and sh, and only while it lasts. Works in place. */
export function softenHiss(pcm: Float32Array, sampleRateHz: number): void {
  if (!pcm.length) return;
  const hiss = new Float32Array(pcm.length);
  applyBiquad(highPass(5500, 0.7, sampleRateHz), pcm, hiss);
  const gains = controlGains(hiss, sampleRateHz, { thresholdDb: -34, ratio: 2, attackSec: 0.002, releaseSec: 0.05 });
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i] + hiss[i] * (gainAt(gains, i) - 1);
}
