const KEPT_FRAMES = 12;
const QUIETEST_DB = -75;
const RANGE_DB = 45;

const quantile = (sorted: Float32Array, share: number): number => sorted[Math.floor(share * (sorted.length - 1))];

/** 1 during speech, by level against the sound's own floor. */
export function speechMask(levelDb: Float32Array): Uint8Array {
  const sorted = levelDb.slice().sort();
  const floor = Math.max(quantile(sorted, 0.05), QUIETEST_DB);
  const top = quantile(sorted, 0.95);
  const threshold = Math.max(floor + (top - floor) * 0.25, top - RANGE_DB);
  return Uint8Array.from(levelDb, (level) => Number(level > threshold));
}

/** Frames that remain when every pause is cut to 60 ms: pauses of different length then no longer disturb. */
export function squeezeSilence(levelDb: Float32Array): Int32Array {
  const speech = speechMask(levelDb);
  const kept: number[] = [];
  for (let i = 0; i < speech.length; ) {
    if (speech[i]) {
      kept.push(i++);
      continue;
    }
    let end = i;
    while (end < speech.length && !speech[end]) end++;
    const half = Math.min(KEPT_FRAMES / 2, (end - i) / 2);
    for (let k = i; k < end; k++) if (k < i + half || k >= end - half) kept.push(k);
    i = end;
  }
  return Int32Array.from(kept);
}
