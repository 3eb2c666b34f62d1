/** Second-order filter, normalised so that a0 = 1. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

interface Shape {
  cos: number;
  alpha: number;
}

function shapeOf(frequencyHz: number, q: number, sampleRateHz: number): Shape {
  const omega = (2 * Math.PI * frequencyHz) / sampleRateHz;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

const scaled = (b: [number, number, number], a: [number, number, number]): Biquad => ({
  b0: b[0] / a[0],
  b1: b[1] / a[0],
  b2: b[2] / a[0],
  a1: a[1] / a[0],
  a2: a[2] / a[0],
});

/** Removes what lies below the frequency. */
export function highPass(frequencyHz: number, q: number, sampleRateHz: number): Biquad {
  const { cos, alpha } = shapeOf(frequencyHz, q, sampleRateHz);
  return scaled([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lifts or cuts a bell around the frequency. */
export function peaking(frequencyHz: number, q: number, gainDb: number, sampleRateHz: number): Biquad {
  const { cos, alpha } = shapeOf(frequencyHz, q, sampleRateHz);
  const amp = 10 ** (gainDb / 40);
  return scaled([1 + alpha * amp, -2 * cos, 1 - alpha * amp], [1 + alpha / amp, -2 * cos, 1 - alpha / amp]);
}

/** Lifts or cuts everything above the frequency. */
export function highShelf(frequencyHz: number, q: number, gainDb: number, sampleRateHz: number): Biquad {
  const { cos, alpha } = shapeOf(frequencyHz, q, sampleRateHz);
  const amp = 10 ** (gainDb / 40);
  const slope = 2 * Math.sqrt(amp) * alpha;
  return scaled(
    [
      amp * (amp + 1 + (amp - 1) * cos + slope),
      -2 * amp * (amp - 1 + (amp + 1) * cos),
      amp * (amp + 1 + (amp - 1) * cos - slope),
    ],
    [amp + 1 - (amp - 1) * cos + slope, 2 * (amp - 1 - (amp + 1) * cos), amp + 1 - (amp - 1) * cos - slope],
  );
}

/** Lifts or cuts everything below the frequency. */
export function lowShelf(frequencyHz: number, q: number, gainDb: number, sampleRateHz: number): Biquad {
  const { cos, alpha } = shapeOf(frequencyHz, q, sampleRateHz);
  const amp = 10 ** (gainDb / 40);
  const slope = 2 * Math.sqrt(amp) * alpha;
  return scaled(
    [
      amp * (amp + 1 - (amp - 1) * cos + slope),
      2 * amp * (amp - 1 - (amp + 1) * cos),
      amp * (amp + 1 - (amp - 1) * cos - slope),
    ],
    [amp + 1 + (amp - 1) * cos + slope, -2 * (amp - 1 + (amp + 1) * cos), amp + 1 + (amp - 1) * cos - slope],
  );
}

/** A running filter: call after call continues where the last one ended. `out` may be the input itself. */
export function biquadMemory({ b0, b1, b2, a1, a2 }: Biquad): (pcm: Float32Array, out: Float32Array) => void {
  let z1 = 0;
  let z2 = 0;
  return (pcm, out) => {
    // Numbers that outlive the call are kept in memory; a loop over these takes nearly twice as long.
    let first = z1;
    let second = z2;
    for (let i = 0; i < pcm.length; i++) {
      const x = pcm[i];
      const y = b0 * x + first;
      first = b1 * x - a1 * y + second;
      second = b2 * x - a2 * y;
      out[i] = y;
    }
    z1 = first;
    z2 = second;
  };
}

/** Filters a whole sound into `out`, which may be the input itself. */
export const applyBiquad = (filter: Biquad, pcm: Float32Array, out: Float32Array): void =>
  biquadMemory(filter)(pcm, out);
