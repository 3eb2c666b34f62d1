import type { Sound, StereoSound } from '@herald/media/sound';
import { type Biquad, biquadMemory } from './biquad.ts';
import { truePeak } from './true-peak.ts';

const BLOCK_SEC = 0.4;
const STEP_SEC = 0.1;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
/** Encoding, and where a meter begins to count, move quiet stretches across its gate by about as much. */
const GATE_DOUBT_LU = 1;

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

/** Energy of every 100 ms of the weighted sound, without keeping the weighted sound. */
function stepEnergies({ pcm, sampleRateHz }: Sound): { energies: Float64Array; samples: number } {
  const step = Math.round(STEP_SEC * sampleRateHz);
  const filters = [preFilter(sampleRateHz), lowRollOff(sampleRateHz)].map(biquadMemory);
  const energies = new Float64Array(Math.ceil(pcm.length / step));
  const weighted = new Float32Array(step);
  for (let s = 0; s < energies.length; s++) {
    const part = pcm.subarray(s * step, (s + 1) * step);
    const out = weighted.subarray(0, part.length);
    for (const [i, filter] of filters.entries()) filter(i ? out : part, out);
    let sum = 0;
    for (let i = 0; i < out.length; i++) sum += out[i] * out[i];
    energies[s] = sum;
  }
  return { energies, samples: step };
}

function blockPowers(sound: Sound): number[] {
  const stepsPerBlock = Math.round(BLOCK_SEC / STEP_SEC);
  const { energies, samples } = stepEnergies(sound);
  const whole = Math.floor(sound.pcm.length / samples);
  if (whole < stepsPerBlock) {
    const sum = energies.reduce((total, energy) => total + energy, 0);
    return sound.pcm.length ? [sum / sound.pcm.length] : [];
  }
  const powers: number[] = [];
  for (let s = 0; s + stepsPerBlock <= whole; s++) {
    let sum = 0;
    for (let j = 0; j < stepsPerBlock; j++) sum += energies[s + j];
    powers.push(sum / (samples * stepsPerBlock));
  }
  return powers;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Programme loudness in LUFS, gated as ITU-R BS.1770-4 says, for mono sound. */
export function integratedLoudness(sound: Sound): number {
  return gated(blockPowers(sound));
}

/** The same for stereo, of whatever rate its middle and its side are. Both channels count, so a voice in the middle is 3 dB louder. */
export function stereoLoudness(middle: Sound, side: Sound): number {
  return gated(stereoPowers(middle, side));
}

function stereoPowers(middle: Sound, side: Sound): number[] {
  const sidePowers = blockPowers(side);
  return blockPowers(middle).map((power, block) => 2 * (power + (sidePowers[block] ?? 0)));
}

/** The loudness of a sound of one or two channels as several meters may read it, which count quiet stretches near the gate or do not. */
export function loudnessReadings(sound: Sound | StereoSound): number[] {
  const powers = 'side' in sound ? stereoPowers(sound, { ...sound, pcm: sound.side }) : blockPowers(sound);
  return [-GATE_DOUBT_LU, 0, GATE_DOUBT_LU].map((doubtLu) => gated(powers, RELATIVE_GATE_LU + doubtLu));
}

/** How loud every stretch of a sound is, in LUFS. */
export function loudnessSteps(sound: Sound, stepSec: number): number[] {
  const { energies, samples } = stepEnergies(sound);
  const size = Math.round(stepSec / STEP_SEC);
  return Array.from({ length: Math.ceil(energies.length / size) }, (_, step) => {
    const part = energies.subarray(step * size, (step + 1) * size);
    return toLufs(part.reduce((sum, energy) => sum + energy, 0) / (samples * size));
  });
}

function gated(powers: readonly number[], gateLu = RELATIVE_GATE_LU): number {
  const audible = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS);
  if (!audible.length) return Number.NEGATIVE_INFINITY;
  const gate = toLufs(mean(audible)) + gateLu;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Loudness and true peak of a mono sound. */
export function measureLoudness(sound: Sound): Loudness {
  return { integratedLufs: integratedLoudness(sound), truePeakDb: 20 * Math.log10(truePeak(sound.pcm)) };
}
