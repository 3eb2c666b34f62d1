import type { Sound } from '../spoken.ts';
import { applyBiquad, type Biquad } from './biquad.ts';
import { truePeak } from './true-peak.ts';

const BLOCK_SEC = 0.4;
const STEP_SEC = 0.1;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

export interface Loudness {
  /** gated programme loudness; -Infinity for silence */
  integratedLufs: number;
  truePeakDb: number;
}

const toLufs = (meanSquare: number): number => -0.691 + 10 * Math.log10(meanSquare);

/** Head-and-shoulders shelf of ITU-R BS.1770, bilinear for any sample rate. */
function preFilter(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRateHz);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** Low-frequency roll-off of ITU-R BS.1770. */
function lowRollOff(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRateHz);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function stepEnergies(weighted: Float32Array, step: number): Float64Array {
  const energies = new Float64Array(Math.floor(weighted.length / step));
  for (let s = 0; s < energies.length; s++) {
    let sum = 0;
    for (let i = s * step; i < (s + 1) * step; i++) sum += weighted[i]! * weighted[i]!;
    energies[s] = sum;
  }
  return energies;
}

function blockPowers(weighted: Float32Array, sampleRateHz: number): number[] {
  const step = Math.round(STEP_SEC * sampleRateHz);
  const stepsPerBlock = Math.round(BLOCK_SEC / STEP_SEC);
  const energies = stepEnergies(weighted, step);
  if (energies.length < stepsPerBlock) {
    let sum = 0;
    for (const sample of weighted) sum += sample * sample;
    return weighted.length ? [sum / weighted.length] : [];
  }
  const powers: number[] = [];
  for (let s = 0; s + stepsPerBlock <= energies.length; s++) {
    let sum = 0;
    for (let j = 0; j < stepsPerBlock; j++) sum += energies[s + j]!;
    powers.push(sum / (step * stepsPerBlock));
  }
  return powers;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Programme loudness in LUFS, gated as ITU-R BS.1770-4 says, for mono sound. */
export function integratedLoudness(sound: Sound): number {
  const weighted = new Float32Array(sound.pcm.length);
  applyBiquad(preFilter(sound.sampleRateHz), sound.pcm, weighted);
  applyBiquad(lowRollOff(sound.sampleRateHz), weighted, weighted);
  const audible = blockPowers(weighted, sound.sampleRateHz).filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  if (!audible.length) return Number.NEGATIVE_INFINITY;
  const gate = toLufs(mean(audible)) + RELATIVE_GATE_LU;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Loudness and true peak of a mono sound. */
export function measureLoudness(sound: Sound): Loudness {
  return { integratedLufs: integratedLoudness(sound), truePeakDb: 20 * Math.log10(truePeak(sound.pcm)) };
}
