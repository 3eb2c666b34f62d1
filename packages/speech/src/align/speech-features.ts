import type { Sound } from '@herald/media/sound';
import { melFrames } from '../dsp/mel-frames.ts';

export const HOP_SEC = 0.005;

const MEL_BANDS = 32;
const CEPSTRA = 14;
const DELTA_REACH = 4;
const DELTA_WEIGHT = 0.6;
const RANGE_DB = 45;
const LEVEL_WEIGHT = 5;

/** c1..c13, changes of c0..c13, level. */
export const FEATURE_SIZE = CEPSTRA - 1 + CEPSTRA + 1;

/** What a sound sounds like, per 5 ms: `data[frame * FEATURE_SIZE + i]`. */
export interface Features {
  frames: number;
  data: Float32Array;
  levelDb: Float32Array;
}

const cosines = Float32Array.from({ length: CEPSTRA * MEL_BANDS }, (_, i) => {
  const c = Math.floor(i / MEL_BANDS);
  const band = i % MEL_BANDS;
  return Math.cos((Math.PI * c * (band + 0.5)) / MEL_BANDS) * Math.sqrt(2 / MEL_BANDS);
});

function cepstra(log: Float32Array, frames: number): Float32Array {
  const out = new Float32Array(frames * CEPSTRA);
  for (let frame = 0; frame < frames; frame++) {
    for (let c = 0; c < CEPSTRA; c++) {
      let sum = 0;
      for (let band = 0; band < MEL_BANDS; band++) sum += cosines[c * MEL_BANDS + band] * log[frame * MEL_BANDS + band];
      out[frame * CEPSTRA + c] = sum;
    }
  }
  return out;
}

function changes(values: Float32Array, frames: number): Float32Array {
  const out = new Float32Array(values.length);
  let norm = 0;
  for (let k = 1; k <= DELTA_REACH; k++) norm += 2 * k * k;
  for (let frame = 0; frame < frames; frame++) {
    for (let k = 1; k <= DELTA_REACH; k++) {
      const after = Math.min(frames - 1, frame + k) * CEPSTRA;
      const before = Math.max(0, frame - k) * CEPSTRA;
      for (let c = 0; c < CEPSTRA; c++) {
        const slope = (k * (values[after + c] - values[before + c])) / norm;
        out[frame * CEPSTRA + c] = out[frame * CEPSTRA + c] + slope;
      }
    }
  }
  return out;
}

/** Zero mean and unit spread over the frames that carry speech: voices and microphones become comparable. */
function standardize(values: Float32Array, speech: Uint8Array): void {
  for (let c = 0; c < CEPSTRA; c++) {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (let frame = 0; frame < speech.length; frame++) {
      if (!speech[frame]) continue;
      const value = values[frame * CEPSTRA + c];
      count++;
      sum += value;
      squares += value * value;
    }
    const mean = sum / Math.max(1, count);
    const spread = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) + 1e-6;
    for (let i = c; i < values.length; i += CEPSTRA) values[i] = (values[i] - mean) / spread;
  }
}

/** Describes a sound for comparison with another one. */
export function speechFeatures(sound: Sound): Features {
  const { frames, log, levelDb } = melFrames(sound, { bands: MEL_BANDS, hopSec: HOP_SEC });
  const loudest = levelDb.reduce((most, level) => Math.max(most, level), -200);
  const speech = Uint8Array.from(levelDb, (level) => Number(level > loudest - RANGE_DB));
  const shape = cepstra(log, frames);
  const motion = changes(shape, frames);
  standardize(shape, speech);
  standardize(motion, speech);
  const data = new Float32Array(frames * FEATURE_SIZE);
  for (let frame = 0; frame < frames; frame++) {
    const at = frame * FEATURE_SIZE;
    for (let c = 1; c < CEPSTRA; c++) data[at + c - 1] = shape[frame * CEPSTRA + c];
    for (let c = 0; c < CEPSTRA; c++) data[at + CEPSTRA - 1 + c] = DELTA_WEIGHT * motion[frame * CEPSTRA + c];
    data[at + FEATURE_SIZE - 1] = (LEVEL_WEIGHT * Math.max(0, levelDb[frame] - (loudest - RANGE_DB))) / RANGE_DB;
  }
  return { frames, data, levelDb };
}
