const OVERSAMPLING = 4;
const HALF_TAPS = 8;

/** Interpolators for the three points between two samples. */
const between: Float32Array[] = [1, 2, 3].map((step) => {
  const fraction = step / OVERSAMPLING;
  const taps = new Float32Array(HALF_TAPS * 2);
  let sum = 0;
  for (let i = 0; i < taps.length; i++) {
    const distance = i - (HALF_TAPS - 1) - fraction;
    const angle = Math.PI * distance;
    taps[i] = (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_TAPS));
    sum += taps[i];
  }
  return taps.map((tap) => tap / sum);
});

/** Highest magnitude of the wave between sample i and the next one. */
function highestBetween(pcm: Float32Array, i: number): number {
  const start = i - (HALF_TAPS - 1);
  const inside = start >= 0 && start + HALF_TAPS * 2 <= pcm.length;
  let highest = 0;
  for (const taps of between) {
    let sum = 0;
    if (inside) for (let tap = 0; tap < taps.length; tap++) sum += pcm[start + tap] * taps[tap];
    else for (let tap = 0; tap < taps.length; tap++) sum += (pcm[start + tap] ?? 0) * taps[tap];
    highest = Math.max(highest, Math.abs(sum));
  }
  return highest;
}

/**
 * Largest magnitude around every sample of the 4x oversampled wave. Only samples above `floor` are interpolated:
 * quieter neighbourhoods cannot reach the ceiling the caller cares about.
 */
export function peakEnvelope(pcm: Float32Array, floor: number): Float32Array {
  const peaks = new Float32Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) {
    const here = Math.abs(pcm[i]);
    const next = Math.abs(pcm[i + 1] ?? 0);
    if (here < floor && next < floor) {
      peaks[i] = Math.max(peaks[i], here);
      continue;
    }
    const highest = Math.max(here, highestBetween(pcm, i));
    peaks[i] = Math.max(peaks[i], highest);
    if (i + 1 < pcm.length) peaks[i + 1] = Math.max(next, highest);
  }
  return peaks;
}

/** Highest magnitude of the wave between its samples too (ITU-R BS.1770 annex 2, 4x oversampling). */
export function truePeak(pcm: Float32Array): number {
  let highest = 0;
  for (const sample of pcm) highest = Math.max(highest, Math.abs(sample));
  for (const peak of peakEnvelope(pcm, highest * 0.5)) highest = Math.max(highest, peak);
  return highest;
}
