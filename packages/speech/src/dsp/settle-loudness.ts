import type { Sound, StereoSound } from '@herald/media/sound';
import { limitPeaks, limitStereo } from './limit-peaks.ts';
import { integratedLoudness, stereoLoudness } from './measure-loudness.ts';
import { truePeak } from './true-peak.ts';

const TOLERANCE_LU = 0.05;
const ACCEPTED_LU = 0.3;
const OVERSHOOT = 1.4;
const MAX_ROUNDS = 6;
/** The gentle limiter first; one fast enough to work within a single pulse of the voice only for very peaky sound. */
const LOOK_AHEADS_SEC = [0.006, 0.001];
const MAX_GAIN_DB = 40;
const CEILING_MARGIN_DB = 0.1;

/** The magnitude that keeps a sound below a ceiling in dB. */
const ceilingOf = (ceilingDb: number): number => 10 ** ((ceilingDb - CEILING_MARGIN_DB) / 20);

/** Turns the whole sound down where a limiter let a little through. */
function scaleBelow(pcm: Float32Array, ceiling: number): void {
  const peak = truePeak(pcm);
  if (peak > ceiling) scale(pcm, 20 * Math.log10(ceiling / peak));
}

function scale(pcm: Float32Array, gainDb: number): void {
  const gain = 10 ** (gainDb / 20);
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i] * gain;
}

interface Aim {
  targetLufs: number;
  ceiling: number;
}

/** Brings a sound to the target loudness under the ceiling; limiting costs loudness, so it takes a few rounds. */
function settle(dry: Sound, neededDb: number, { targetLufs, ceiling }: Aim): Float32Array {
  const { sampleRateHz } = dry;
  const pcm = new Float32Array(dry.pcm.length);
  for (const lookAheadSec of LOOK_AHEADS_SEC) {
    let gainDb = neededDb;
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

/** Turns a sound to a loudness below a ceiling in dB; its tone and dynamics stay. Silence stays silence. */
export function settleLoudness(sound: Sound, targetLufs: number, ceilingDb: number): Sound {
  const neededDb = targetLufs - integratedLoudness(sound);
  if (!Number.isFinite(neededDb)) return sound;
  const ceiling = ceilingOf(ceilingDb);
  const pcm = settle(sound, neededDb, { targetLufs, ceiling });
  scaleBelow(pcm, ceiling);
  return { pcm, sampleRateHz: sound.sampleRateHz };
}

/** The same for stereo, in place. A voice in the middle is 3 dB below its mono level there, so little needs to be limited. */
export function settleStereo(sound: StereoSound, targetLufs: number, ceilingDb: number): void {
  const { pcm, side, sampleRateHz } = sound;
  const [look] = LOOK_AHEADS_SEC;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const missing = targetLufs - stereoLoudness(sound, { pcm: side, sampleRateHz });
    if (!Number.isFinite(missing) || (round > 0 && Math.abs(missing) <= TOLERANCE_LU)) return;
    for (const channel of [pcm, side]) scale(channel, missing);
    limitStereo(sound, ceilingOf(ceilingDb), look);
  }
}
