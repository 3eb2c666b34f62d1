import type { Sound } from '@herald/media/sound';
import { limitPeaks } from './limit-peaks.ts';
import { truePeak } from './true-peak.ts';

const MARGIN_DB = 0.1;
const LOOK_AHEAD_SEC = 0.006;

/** The magnitude that keeps a sound below a ceiling in dB. */
export function ceilingOf(ceilingDb: number): number {
  return 10 ** ((ceilingDb - MARGIN_DB) / 20);
}

/** Brings every true peak below the ceiling; what is lower stays as it is. Works in place. */
export function capPeaks(sound: Sound, ceilingDb: number): void {
  const ceiling = ceilingOf(ceilingDb);
  limitPeaks(sound, ceiling, LOOK_AHEAD_SEC);
  scaleBelow(sound.pcm, ceiling);
}

/** Turns the whole sound down where a limiter let a little through. */
export function scaleBelow(pcm: Float32Array, ceiling: number): void {
  const peak = truePeak(pcm);
  if (peak <= ceiling) return;
  const gain = ceiling / peak;
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i] * gain;
}
