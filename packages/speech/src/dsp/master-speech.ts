import type { Sound } from '@herald/media/sound';
import { applyBiquad } from './biquad.ts';
import { compress, softenHiss } from './compress.ts';
import { integratedLoudness } from './measure-loudness.ts';
import { resample } from './resample.ts';
import { settleLoudness } from './settle-loudness.ts';
import { type Tone, toneFilters } from './tones.ts';

export interface MasterOptions {
  tone?: Tone;
  targetLufs?: number;
  ceilingDb?: number;
  sampleRateHz?: number;
}

const LEVEL_BEFORE_DYNAMICS_LUFS = -20;

function scale(pcm: Float32Array, gainDb: number): void {
  const gain = 10 ** (gainDb / 20);
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i] * gain;
}

/** Makes speech ready to publish: tone, dynamics, -14 LUFS, true peak at most -1.5 dB. */
export function masterSpeech(sound: Sound, options: MasterOptions = {}): Sound {
  const { tone = 'neutral', targetLufs = -14, ceilingDb = -1.5, sampleRateHz = 48000 } = options;
  const pcm = resample(sound.pcm, sound.sampleRateHz, sampleRateHz);
  for (const filter of toneFilters(tone, sampleRateHz)) applyBiquad(filter, pcm, pcm);
  const loudness = integratedLoudness({ pcm, sampleRateHz });
  if (!Number.isFinite(loudness)) return { pcm, sampleRateHz };
  scale(pcm, LEVEL_BEFORE_DYNAMICS_LUFS - loudness);
  softenHiss(pcm, sampleRateHz);
  compress(pcm, sampleRateHz);
  return settleLoudness({ pcm, sampleRateHz }, targetLufs, ceilingDb);
}
