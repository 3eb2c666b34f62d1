import type { Drum } from './instrument.ts';

/** Even noise from -1 to 1, the same each time. */
export function noise(length: number, seed: number): Float32Array {
  let state = seed | 1;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  });
}

/** What is left above a frequency, by one pole, twice. */
export function above(pcm: Float32Array, hz: number, sampleRateHz: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * hz) / sampleRateHz);
  const out = Float32Array.from(pcm);
  for (let pass = 0; pass < 2; pass++) {
    let low = 0;
    for (let i = 0; i < out.length; i++) {
      low = (1 - keep) * out[i] + keep * low;
      out[i] -= low;
    }
  }
  return out;
}

/** What is left below a frequency. */
export function below(pcm: Float32Array, hz: number, sampleRateHz: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * hz) / sampleRateHz);
  let low = 0;
  return pcm.map((sample) => {
    low = (1 - keep) * sample + keep * low;
    return low;
  });
}

/** Rises in `attackSec`, then fades to a third in `fadeSec`; the last hundredth of a second ends in silence. */
function struck(pcm: Float32Array, attackSec: number, fadeSec: number, sampleRateHz: number): Float32Array {
  const end = pcm.length;
  return pcm.map((sample, i) => {
    const tSec = i / sampleRateHz;
    const last = Math.min(1, (end - 1 - i) / (0.01 * sampleRateHz));
    return sample * Math.min(1, tSec / attackSec) * Math.exp(-tSec / fadeSec) * last;
  });
}

/** A tone that falls from one pitch to another, as a skin does. */
function skin(sec: number, fromHz: number, toHz: number, fallSec: number, sampleRateHz: number): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: Math.round(sec * sampleRateHz) }, (_, i) => {
    phase += (2 * Math.PI * (toHz + (fromHz - toHz) * Math.exp(-i / (fallSec * sampleRateHz)))) / sampleRateHz;
    return Math.sin(phase);
  });
}

const sum = (a: Float32Array, b: Float32Array, share: number): Float32Array =>
  a.map((sample, i) => sample + share * (i < b.length ? b[i] : 0));

const DRAWN: Readonly<Record<Drum, (rate: number) => Float32Array>> = {
  kick: (rate) => struck(skin(0.4, 130, 48, 0.03, rate), 0.002, 0.12, rate),
  tom: (rate) => struck(skin(0.7, 120, 62, 0.08, rate), 0.003, 0.22, rate),
  snare: (rate) => {
    const rattle = struck(above(noise(Math.round(0.28 * rate), 11), 1400, rate), 0.001, 0.07, rate);
    return sum(rattle, struck(skin(0.2, 240, 185, 0.02, rate), 0.001, 0.06, rate), 0.7);
  },
  clap: (rate) => {
    const hands = above(noise(Math.round(0.3 * rate), 23), 900, rate);
    const burst = (startSec: number) => (tSec: number) => (tSec < startSec ? 0 : Math.exp(-(tSec - startSec) / 0.008));
    const bursts = [0, 0.011, 0.023].map(burst);
    const clapped = hands.map((sample, i) => {
      const tSec = i / rate;
      const tail = tSec < 0.03 ? 0 : Math.exp(-(tSec - 0.03) / 0.06);
      return sample * (0.6 * Math.max(...bursts.map((at) => at(tSec))) + 0.6 * tail);
    });
    return struck(clapped, 0.001, 0.4, rate);
  },
  hat: (rate) => struck(above(noise(Math.round(0.12 * rate), 37), 7000, rate), 0.001, 0.025, rate),
  shaker: (rate) => struck(above(noise(Math.round(0.14 * rate), 41), 4500, rate), 0.02, 0.035, rate),
  rim: (rate) =>
    struck(sum(skin(0.12, 1750, 1650, 0.01, rate), skin(0.12, 820, 800, 0.01, rate), 0.6), 0.001, 0.018, rate),
  cymbal: (rate) => struck(above(noise(Math.round(2.4 * rate), 53), 4000, rate), 0.004, 0.55, rate),
};

export function playDrum(drum: Drum, sampleRateHz: number): Float32Array {
  return DRAWN[drum](sampleRateHz);
}
