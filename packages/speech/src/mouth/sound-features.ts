import type { Sound } from '@herald/media/sound';
import { melFrames } from '../dsp/mel-frames.ts';

const BANDS = 20;
const HOP_SEC = 0.01;
const CONTEXT_FRAMES = [-8, -6, -4, -3, -2, 0, 2, 3, 4, 6, 8];
const PER_FRAME = BANDS + 2;
const RANGE_DB = 45;
const LOWEST = -3;

/** Numbers the mouth network sees for one moment. */
export const MOUTH_INPUTS = PER_FRAME * CONTEXT_FRAMES.length;

export interface SoundFeatures {
  frames: number;
  hopSec: number;
  levelDb: Float32Array;
  /** writes the inputs of one frame */
  read(frame: number, out: Float32Array): void;
}

/** Mean and spread of each band over the frames with speech: microphones and rooms fall away. */
function standardizeBands(log: Float32Array, loud: Uint8Array): void {
  for (let band = 0; band < BANDS; band++) {
    let [count, sum, squares] = [0, 0, 0];
    for (let frame = 0; frame < loud.length; frame++) {
      if (!loud[frame]) continue;
      const value = log[frame * BANDS + band];
      count++;
      sum += value;
      squares += value * value;
    }
    const mean = sum / Math.max(1, count);
    const spread = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) + 0.1;
    for (let i = band; i < log.length; i += BANDS) log[i] = Math.max(LOWEST, (log[i] - mean) / spread);
  }
}

/** What the mouth network needs to know about a sound, per 10 ms. */
export function soundFeatures(sound: Sound): SoundFeatures {
  const { frames, log, levelDb, crossings } = melFrames(sound, { bands: BANDS, hopSec: HOP_SEC });
  const loudest = levelDb.reduce((most, level) => Math.max(most, level), -200);
  standardizeBands(
    log,
    Uint8Array.from(levelDb, (level) => Number(level > loudest - RANGE_DB)),
  );
  const read = (frame: number, out: Float32Array): void => {
    let at = 0;
    for (const offset of CONTEXT_FRAMES) {
      const source = Math.max(0, Math.min(frames - 1, frame + offset));
      for (let band = 0; band < BANDS; band++) out[at++] = log[source * BANDS + band];
      out[at++] = Math.max(0, 1 + (levelDb[source] - loudest) / RANGE_DB) * 2 - 1;
      out[at++] = crossings[source] * 4 - 1;
    }
  };
  return { frames, hopSec: HOP_SEC, levelDb, read };
}
