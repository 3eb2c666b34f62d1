const PEAKS = 400;

/** The outline of a sound, 0 to 1: the loudest sample of each of 400 even parts. */
export function peaksOf(pcm: Float32Array): number[] {
  const count = Math.min(PEAKS, pcm.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * pcm.length) / count);
    const to = Math.floor(((index + 1) * pcm.length) / count);
    return Math.min(1, Math.round(loudest(pcm, from, to) * 1000) / 1000);
  });
}

function loudest(pcm: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(pcm[index] ?? 0));
  return peak;
}
