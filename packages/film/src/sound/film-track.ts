import type { Sound } from '@herald/media/sound';
import { capPeaks, integratedLoudness, masterSpeech, resample } from '@herald/speech';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { duckMusic } from './duck-music.ts';
import { chimeAt } from './end-card-chime.ts';

export const FILM_LUFS = -16;
/** As speech has it. */
const CEILING_DB = -1.5;
/** Speech that was mastered before is within this of its target and stays as it is. */
const CLOSE_ENOUGH_LU = 0.3;

export interface AroundVoice {
  /** how long the whole film is */
  filmSec: number;
  music?: Sound;
  /** when the end card begins, if there is one */
  endCardSec?: number;
}

/**
 * The sound track of a film: 48 kHz mono at -16 LUFS. Music is quieter under the voice, comes back after the last word and
 * goes on until the film ends; an end card arrives with a short sound.
 */
export function filmTrack(voice: Sound, around?: AroundVoice): Sound {
  const isRightRate = voice.sampleRateHz === FILM_SAMPLE_RATE_HZ;
  const pcm = isRightRate ? voice.pcm : resample(voice.pcm, voice.sampleRateHz, FILM_SAMPLE_RATE_HZ);
  const mastered = atFilmLoudness({ pcm, sampleRateHz: FILM_SAMPLE_RATE_HZ });
  if (!around?.music && around?.endCardSec === undefined) return mastered;
  const { filmSec, music, endCardSec } = around;
  const whole = lengthened(mastered, filmSec);
  const bedded = music ? duckMusic(whole, music) : whole;
  return turnTo(endCardSec === undefined ? bedded : chimeAt(bedded, endCardSec));
}

function lengthened({ pcm, sampleRateHz }: Sound, sec: number): Sound {
  const longer = new Float32Array(Math.max(pcm.length, Math.round(sec * sampleRateHz)));
  longer.set(pcm);
  return { pcm: longer, sampleRateHz };
}

function atFilmLoudness(sound: Sound): Sound {
  const off = Math.abs(integratedLoudness(sound) - FILM_LUFS);
  return off > CLOSE_ENOUGH_LU ? masterSpeech(sound, { targetLufs: FILM_LUFS }) : sound;
}

/** Music and chime add a little to a voice: a plain gain takes it back, and peaks that both share are limited again. */
function turnTo({ pcm, sampleRateHz }: Sound): Sound {
  const gainDb = FILM_LUFS - integratedLoudness({ pcm, sampleRateHz });
  if (!Number.isFinite(gainDb)) return { pcm, sampleRateHz };
  const gain = 10 ** (gainDb / 20);
  const turned = { pcm: pcm.map((sample) => sample * gain), sampleRateHz };
  capPeaks(turned, CEILING_DB);
  return turned;
}
