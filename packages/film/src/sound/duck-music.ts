import type { Sound, StereoSound } from '@herald/media/sound';
import { integratedLoudness, resample, stereoLoudness } from '@herald/speech';

const MUSIC_LUFS = -22;
const DUCKED_DB = -10;
/** What two equal channels are louder by than one. */
const BOTH_CHANNELS_LU = 10 * Math.log10(2);
/** The music gives way a little before a word and comes back slowly after it. */
const AHEAD_SEC = 0.15;
const BACK_SEC = 0.6;
const FADE_IN_SEC = 0.4;
const FADE_OUT_SEC = 1.5;
const STEP_SEC = 0.01;
const VOICE_LEVEL = 10 ** (-40 / 20);

/** Lays music under a voice, which stays in the middle: as long as its track, quieter during speech, faded at both ends. */
export function duckMusic(voice: Sound, music: Sound | StereoSound): Sound | StereoSound {
  const { sampleRateHz } = voice;
  const bed = resample(music.pcm, music.sampleRateHz, sampleRateHz);
  const side = 'side' in music ? resample(music.side, music.sampleRateHz, sampleRateHz) : undefined;
  const level = levelOf({ pcm: bed, sampleRateHz }, side);
  if (bed.length === 0 || !Number.isFinite(level)) return voice;
  const gain = 10 ** ((MUSIC_LUFS - level) / 20);
  const ducking = duckingCurve(voice);
  const gainAt = (i: number): number => {
    const fade = fadeAt(i / sampleRateHz, voice.pcm.length / sampleRateHz);
    return gain * fade * ducking[Math.floor(i / (sampleRateHz * STEP_SEC))];
  };
  const pcm = voice.pcm.map((sample, i) => sample + bed[i % bed.length] * gainAt(i));
  if (!side) return { pcm, sampleRateHz };
  return { pcm, side: pcm.map((_, i) => side[i % side.length] * gainAt(i)), sampleRateHz };
}

/** Of stereo, as loud as one channel would be that plays it all: in a middle alone it is as loud as mono. */
function levelOf(bed: Sound, side: Float32Array | undefined): number {
  if (!side) return integratedLoudness(bed);
  return stereoLoudness(bed, { pcm: side, sampleRateHz: bed.sampleRateHz }) - BOTH_CHANNELS_LU;
}

function fadeAt(tSec: number, durationSec: number): number {
  return Math.max(0, Math.min(1, tSec / FADE_IN_SEC, (durationSec - tSec) / FADE_OUT_SEC));
}

/** Gain of the music in steps of STEP_SEC. */
function duckingCurve({ pcm, sampleRateHz }: Sound): Float32Array {
  const step = sampleRateHz * STEP_SEC;
  const steps = Math.ceil(pcm.length / step) + 1;
  const speaking = Float32Array.from({ length: steps }, (_, k) => {
    const piece = pcm.subarray(Math.floor(k * step), Math.floor((k + 1) * step));
    return piece.some((sample) => Math.abs(sample) > VOICE_LEVEL) ? 1 : 0;
  });
  spread(speaking, -1, STEP_SEC / AHEAD_SEC);
  spread(speaking, 1, STEP_SEC / BACK_SEC);
  return speaking.map((amount) => 10 ** ((DUCKED_DB * amount) / 20));
}

/** Lets every 1 fade away in one direction of time instead of stopping at once. */
function spread(curve: Float32Array, direction: 1 | -1, fallPerStep: number): void {
  let held = 0;
  for (let n = 0; n < curve.length; n++) {
    const i = direction === 1 ? n : curve.length - 1 - n;
    held = Math.max(curve[i], held - fallPerStep);
    curve[i] = held;
  }
}
