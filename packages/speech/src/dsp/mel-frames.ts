import type { Sound } from '@herald/media/sound';
import { fourier } from './fourier.ts';
import { resample } from './resample.ts';

export const MEL_RATE_HZ = 16000;

const WINDOW = 400;
const SIZE = 512;
const LOWEST_HZ = 60;
const HIGHEST_HZ = 7600;
const PRE_EMPHASIS = 0.97;
const QUIETEST = 1e-6;

export interface MelOptions {
  bands: number;
  hopSec: number;
}

/** Short-time spectrum on the mel scale: `log[frame * bands + band]`. */
export interface MelFrames {
  frames: number;
  bands: number;
  hopSec: number;
  log: Float32Array;
  /** level of each frame, in dB */
  levelDb: Float32Array;
  /** share of samples that change sign */
  crossings: Float32Array;
}

interface Band {
  first: number;
  weights: Float32Array;
}

const toMel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const toHz = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);

const hann = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)));
const transformer = fourier(SIZE);

function melBands(count: number): Band[] {
  const low = toMel(LOWEST_HZ);
  const high = toMel(HIGHEST_HZ);
  const edge = (i: number): number => (toHz(low + ((high - low) * i) / (count + 1)) * SIZE) / MEL_RATE_HZ;
  return Array.from({ length: count }, (_, band) => {
    const from = edge(band);
    const peak = edge(band + 1);
    const to = edge(band + 2);
    const first = Math.max(0, Math.ceil(from));
    const weights = new Float32Array(Math.min(SIZE / 2, Math.floor(to)) - first + 1);
    for (let i = 0; i < weights.length; i++) {
      const bin = first + i;
      weights[i] = Math.max(0, bin < peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak));
    }
    return { first, weights };
  });
}

function readFrame(pcm: Float32Array, centre: number, out: Float64Array): { levelDb: number; crossings: number } {
  out.fill(0);
  let energy = 0;
  let changes = 0;
  let before = 0;
  for (let i = 0; i < WINDOW; i++) {
    const at = centre - (WINDOW >> 1) + i;
    const sample = pcm[at] ?? 0;
    out[i] = (sample - PRE_EMPHASIS * (at > 0 ? (pcm[at - 1] ?? 0) : 0)) * hann[i];
    energy += sample * sample;
    if (sample >= 0 !== before >= 0) changes++;
    before = sample;
  }
  return { levelDb: 10 * Math.log10(energy / WINDOW + 1e-8), crossings: changes / WINDOW };
}

function writeBands(bands: readonly Band[], power: Float64Array, log: Float32Array): void {
  for (const [b, { first, weights }] of bands.entries()) {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += power[first + i] * weights[i];
    log[b] = Math.log(sum + QUIETEST);
  }
}

/** Two real frames share one complex transform: their spectra are its even and odd parts. */
function splitPowers(real: Float64Array, imaginary: Float64Array, a: Float64Array, b: Float64Array): void {
  for (let k = 0; k <= SIZE / 2; k++) {
    const mirror = (SIZE - k) & (SIZE - 1);
    const evenRe = real[k] + real[mirror];
    const evenIm = imaginary[k] - imaginary[mirror];
    const oddRe = imaginary[k] + imaginary[mirror];
    const oddIm = real[mirror] - real[k];
    a[k] = (evenRe * evenRe + evenIm * evenIm) / 4;
    b[k] = (oddRe * oddRe + oddIm * oddIm) / 4;
  }
}

/** Mel spectrum of a sound, one frame per hop. */
export function melFrames(sound: Sound, { bands, hopSec }: MelOptions): MelFrames {
  const pcm = resample(sound.pcm, sound.sampleRateHz, MEL_RATE_HZ);
  const hop = Math.round(hopSec * MEL_RATE_HZ);
  const frames = Math.max(1, Math.floor(pcm.length / hop));
  const log = new Float32Array(frames * bands);
  const levelDb = new Float32Array(frames);
  const crossings = new Float32Array(frames);
  const shapes = melBands(bands);
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  const powers = [new Float64Array(SIZE / 2 + 1), new Float64Array(SIZE / 2 + 1)] as const;
  for (let frame = 0; frame < frames; frame += 2) {
    for (const [offset, buffer] of [real, imaginary].entries()) {
      const facts = readFrame(pcm, (frame + offset) * hop, buffer);
      levelDb[frame + offset] = facts.levelDb;
      crossings[frame + offset] = facts.crossings;
    }
    transformer.transform(real, imaginary);
    splitPowers(real, imaginary, powers[0], powers[1]);
    writeBands(shapes, powers[0], log.subarray(frame * bands, (frame + 1) * bands));
    if (frame + 1 < frames) writeBands(shapes, powers[1], log.subarray((frame + 1) * bands));
  }
  return { frames, bands, hopSec, log, levelDb, crossings };
}
