import type { Sound } from '@herald/media/sound';
import { integratedLoudness, resample } from '@herald/speech';

const MUSIC_LUFS = -22;
const DUCKED_DB = -10;
/** The music gives way a little before a word and comes back slowly after it. */
const AHEAD_SEC = 0.15;
const BACK_SEC = 0.6;
const FADE_IN_SEC = 0.4;
const FADE_OUT_SEC = 1.5;
const STEP_SEC = 0.01;
const VOICE_LEVEL = 10 ** (-40 / 20);

/** Lays music under a voice: as long as its track, quieter during speech, faded at both ends. */
export function duckMusic(voice: Sound, music: Sound): Sound {
  const { sampleRateHz } = voice;
  const bed = resample(music.pcm, music.sampleRateHz, sampleRateHz);
  const level = integratedLoudness({ pcm: bed, sampleRateHz });
  if (bed.length === 0 || !Number.isFinite(level)) return voice;
  const gain = 10 ** ((MUSIC_LUFS - level) / 20);
  const ducking = duckingCurve(voice);
  const pcm = voice.pcm.map((sample, i) => {
    const fade = fadeAt(i / sampleRateHz, voice.pcm.length / sampleRateHz);
    return sample + bed[i % bed.length] * gain * fade * ducking[Math.floor(i / (sampleRateHz * STEP_SEC))];
  });
  return { pcm, sampleRateHz };
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
