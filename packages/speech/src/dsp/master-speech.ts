import type { Sound } from '@herald/media/sound';
import { applyBiquad } from './biquad.ts';
import { ceilingOf, scaleBelow } from './cap-peaks.ts';
import { compress, softenHiss } from './compress.ts';
import { limitPeaks } from './limit-peaks.ts';
import { integratedLoudness } from './measure-loudness.ts';
import { resample } from './resample.ts';
import { type Tone, toneFilters } from './tones.ts';

export interface MasterOptions {
  tone?: Tone;
  targetLufs?: number;
  ceilingDb?: number;
  sampleRateHz?: number;
}

const LEVEL_BEFORE_DYNAMICS_LUFS = -20;
const TOLERANCE_LU = 0.05;
const ACCEPTED_LU = 0.3;
const OVERSHOOT = 1.4;
const MAX_ROUNDS = 6;
/** The gentle limiter first; one fast enough to work within a single pulse of the voice only for very peaky sound. */
const LOOK_AHEADS_SEC = [0.006, 0.001];
const MAX_GAIN_DB = 40;

function scale(pcm: Float32Array, gainDb: number): void {
  const gain = 10 ** (gainDb / 20);
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i] * gain;
}

/** Brings a sound to the target loudness under the ceiling; limiting costs loudness, so it takes a few rounds. */
function settle(dry: Sound, targetLufs: number, ceiling: number): Float32Array {
  const { sampleRateHz } = dry;
  const pcm = new Float32Array(dry.pcm.length);
  for (const lookAheadSec of LOOK_AHEADS_SEC) {
    let gainDb = targetLufs - integratedLoudness(dry);
    let missing = 0;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      pcm.set(dry.pcm);
      scale(pcm, gainDb);
      limitPeaks({ pcm, sampleRateHz }, ceiling, lookAheadSec);
      missing = targetLufs - integratedLoudness({ pcm, sampleRateHz });
      if (Math.abs(missing) <= TOLERANCE_LU) return pcm;
      gainDb = Math.min(MAX_GAIN_DB, gainDb + missing * OVERSHOOT);
    }
    if (Math.abs(missing) < ACCEPTED_LU) break;
  }
  return pcm;
}

/** Makes speech ready to publish: tone, dynamics, -16 LUFS, true peak at most -1.5 dB. */
export function masterSpeech(sound: Sound, options: MasterOptions = {}): Sound {
  const { tone = 'neutral', targetLufs = -16, ceilingDb = -1.5, sampleRateHz = 48000 } = options;
  const pcm = resample(sound.pcm, sound.sampleRateHz, sampleRateHz);
  for (const filter of toneFilters(tone, sampleRateHz)) applyBiquad(filter, pcm, pcm);
  const loudness = integratedLoudness({ pcm, sampleRateHz });
  if (!Number.isFinite(loudness)) return { pcm, sampleRateHz };
  scale(pcm, LEVEL_BEFORE_DYNAMICS_LUFS - loudness);
  softenHiss(pcm, sampleRateHz);
  compress(pcm, sampleRateHz);
  const ceiling = ceilingOf(ceilingDb);
  const settled = settle({ pcm, sampleRateHz }, targetLufs, ceiling);
  scaleBelow(settled, ceiling);
  return { pcm: settled, sampleRateHz };
}
