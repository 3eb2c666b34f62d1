const ZERO_CROSSINGS = 12;
const PHASES = 512;
const ROLLOFF = 0.945;

interface Kernel {
  taps: Float32Array;
  width: number;
}

const kernels = new Map<number, Kernel>();

/** Windowed-sinc low-pass, tabulated for PHASES + 1 fractional offsets; `scale` < 1 lowers the cut-off for downsampling. */
function kernelFor(scale: number): Kernel {
  const key = Math.round(scale * 1e6);
  const known = kernels.get(key);
  if (known) return known;
  const half = Math.ceil(ZERO_CROSSINGS / scale);
  const width = half * 2;
  const taps = new Float32Array((PHASES + 1) * width);
  const cutoff = scale * ROLLOFF;
  for (let phase = 0; phase <= PHASES; phase++) fillPhase(taps.subarray(phase * width), phase / PHASES, half, cutoff);
  const kernel = { taps, width };
  kernels.set(key, kernel);
  return kernel;
}

function fillPhase(row: Float32Array, fraction: number, half: number, cutoff: number): void {
  let sum = 0;
  for (let tap = 0; tap < half * 2; tap++) {
    const distance = tap - (half - 1) - fraction;
    const angle = Math.PI * distance * cutoff;
    const sinc = Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle;
    const window = Math.abs(distance) >= half ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / half);
    row[tap] = sinc * window;
    sum += sinc * window;
  }
  for (let tap = 0; tap < half * 2; tap++) row[tap] = row[tap] / sum;
}

/** Band-limited conversion between any two sample rates. */
export function resample(pcm: Float32Array, fromHz: number, toHz: number): Float32Array {
  if (fromHz === toHz) return pcm.slice();
  const ratio = toHz / fromHz;
  const { taps, width } = kernelFor(Math.min(1, ratio));
  const padded = new Float32Array(pcm.length + width * 2);
  padded.set(pcm, width);
  const half = width / 2;
  const out = new Float32Array(Math.round(pcm.length * ratio));
  for (let i = 0; i < out.length; i++) {
    const position = i / ratio;
    const base = Math.floor(position);
    const phase = Math.round((position - base) * PHASES);
    const row = phase * width;
    const start = base - (half - 1) + width;
    let sum = 0;
    for (let tap = 0; tap < width; tap++) sum += padded[start + tap] * taps[row + tap];
    out[i] = sum;
  }
  return out;
}
