import type { Sound, StereoSound } from '@herald/media/sound';
import { integratedLoudness, resample, stereoLoudness } from '@herald/speech';

/** As Herald's own music has it: so loud beside a film's voice where nobody speaks. */
const MUSIC_LUFS = -20;
/** A voice stays this far above the music in every second with words, and a little more than that. */
const VOICE_ABOVE_DB = 12.5;
/** What two equal channels are louder by than one. */
const BOTH_CHANNELS_LU = 10 * Math.log10(2);
/** The music gives way a little before a word and comes back slowly after it. */
const AHEAD_SEC = 0.15;
const BACK_SEC = 0.6;
const FADE_IN_SEC = 0.4;
const FADE_OUT_SEC = 1.5;
const STEP_SEC = 0.01;
const STEPS_OF_SECOND = Math.round(1 / STEP_SEC);
/** In a second with less of it, words are hardly heard. */
const SPOKEN_SHARE = 0.1;
/** How fast music is turned down for a loud passage of its own. */
const SLOPE_DB_PER_SEC = 40;
const VOICE_LEVEL = 10 ** (-40 / 20);

interface Bed {
  pcm: Float32Array;
  side?: Float32Array | undefined;
}

export interface BedLevels {
  /** softer during speech by so much */
  underDb: number;
  /** and softer as a whole */
  softerDb: number;
}

/**
 * Lays music under a voice, which stays in the middle: as long as its track, softer during speech, and by more where the
 * music itself is loud; faded at both ends.
 */
export function duckMusic(
  voice: Sound,
  music: Sound | StereoSound,
  { underDb, softerDb }: BedLevels,
): Sound | StereoSound {
  const { sampleRateHz } = voice;
  const bed = resample(music.pcm, music.sampleRateHz, sampleRateHz);
  const side = 'side' in music ? resample(music.side, music.sampleRateHz, sampleRateHz) : undefined;
  const level = levelOf({ pcm: bed, sampleRateHz }, side);
  if (bed.length === 0 || !Number.isFinite(level)) return voice;
  const curve = gainCurve(voice, { pcm: bed, side }, { underDb, bedDb: MUSIC_LUFS - softerDb - level });
  const gainAt = (i: number): number => {
    const fade = fadeAt(i / sampleRateHz, voice.pcm.length / sampleRateHz);
    return fade * (curve[Math.floor(i / (sampleRateHz * STEP_SEC))] ?? 0);
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
function gainCurve(voice: Sound, bed: Bed, { underDb, bedDb }: { underDb: number; bedDb: number }): Float32Array {
  const { pcm, sampleRateHz } = voice;
  const step = sampleRateHz * STEP_SEC;
  const steps = Math.ceil(pcm.length / step) + 1;
  const partOf = (sound: Float32Array, k: number) => sound.subarray(Math.floor(k * step), Math.floor((k + 1) * step));
  const isSpoken = Float32Array.from({ length: steps }, (_, k) =>
    partOf(pcm, k).some((sample) => Math.abs(sample) > VOICE_LEVEL) ? 1 : 0,
  );
  const speaking = isSpoken.slice();
  spread(speaking, -1, STEP_SEC / AHEAD_SEC);
  spread(speaking, 1, STEP_SEC / BACK_SEC);
  const gainsDb = speaking.map((amount) => bedDb - underDb * amount);
  const voicePowers = Float32Array.from({ length: steps }, (_, k) => powerOf(partOf(pcm, k)));
  const bedPowers = Float32Array.from({ length: steps }, (_, k) => bedPowerAt(bed, Math.floor(k * step), step));
  keepBelow(gainsDb, { isSpoken, voicePowers, bedPowers });
  return gainsDb.map((db) => 10 ** (db / 20));
}

const powerOf = (pcm: Float32Array): number => pcm.reduce((sum, sample) => sum + sample * sample, 0);

/** A short track begins again and again. */
function bedPowerAt({ pcm, side }: Bed, from: number, count: number): number {
  let power = 0;
  for (let i = from; i < from + count; i++) {
    power += pcm[i % pcm.length] ** 2;
    if (side) power += side[i % side.length] ** 2;
  }
  return power;
}

interface Powers {
  isSpoken: Float32Array;
  voicePowers: Float32Array;
  bedPowers: Float32Array;
}

/** Turns seconds with words down in which the music would come too near to the voice. */
function keepBelow(gainsDb: Float32Array, { isSpoken, voicePowers, bedPowers }: Powers): void {
  const wanted = gainsDb.slice();
  for (let from = 0; from < gainsDb.length; from += STEPS_OF_SECOND / 2) {
    const until = Math.min(gainsDb.length, from + STEPS_OF_SECOND);
    const sum = (powers: Float32Array) => powers.subarray(from, until).reduce((all, power) => all + power, 0);
    if (sum(isSpoken) < SPOKEN_SHARE * STEPS_OF_SECOND) continue;
    const heard = bedPowers.subarray(from, until).map((power, k) => power * 10 ** ((wanted[from + k] ?? 0) / 10));
    const overDb = 10 * Math.log10(heard.reduce((all, power) => all + power, 0) / sum(voicePowers)) + VOICE_ABOVE_DB;
    for (let k = from; k < until; k++) gainsDb[k] = Math.min(gainsDb[k], wanted[k] - Math.max(0, overDb));
  }
  limitSlopes(gainsDb, wanted);
}

/** Falls before what was turned down and rises after it, so that no step is heard. */
function limitSlopes(gainsDb: Float32Array, wanted: Float32Array): void {
  const loss = gainsDb.map((db, k) => wanted[k] - db);
  spread(loss, -1, SLOPE_DB_PER_SEC * STEP_SEC);
  spread(loss, 1, SLOPE_DB_PER_SEC * STEP_SEC);
  for (let k = 0; k < gainsDb.length; k++) gainsDb[k] = wanted[k] - loss[k];
}

/** Lets what is high fade away in one direction of time instead of stopping at once. */
function spread(curve: Float32Array, direction: 1 | -1, fallPerStep: number): void {
  let held = 0;
  for (let n = 0; n < curve.length; n++) {
    const i = direction === 1 ? n : curve.length - 1 - n;
    held = Math.max(curve[i], held - fallPerStep);
    curve[i] = held;
  }
}
