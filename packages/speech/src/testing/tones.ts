/** A tone of one frequency. */
export function sineOf(hz: number, durationSec: number, sampleRateHz: number, level = 1): Float32Array {
  const count = Math.round(durationSec * sampleRateHz);
  return Float32Array.from({ length: count }, (_, i) => level * Math.sin((2 * Math.PI * hz * i) / sampleRateHz));
}

/** Mean power of a sound between two shares of its length. */
export function powerOf(pcm: Float32Array, fromShare = 0, toShare = 1): number {
  const part = pcm.subarray(Math.floor(pcm.length * fromShare), Math.floor(pcm.length * toShare));
  return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
}

/** How much louder one sound is than another, once both have settled. */
export function gainDb(out: Float32Array, before: Float32Array): number {
  return 10 * Math.log10(powerOf(out, 0.5, 0.9) / powerOf(before, 0.5, 0.9));
}
