import type { Sound } from '@herald/media';
import { capPeaks, integratedLoudness, masterSpeech, resample } from '@herald/speech';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { duckMusic } from './duck-music.ts';

export const FILM_LUFS = -16;
/** As speech has it. */
const CEILING_DB = -1.5;
/** Speech that was mastered before is within this of its target and stays as it is. */
const CLOSE_ENOUGH_LU = 0.3;

/**
 * The sound track of a film: 48 kHz mono at -16 LUFS, with music under the voice when there is some. Music goes on
 * until the film ends, also when the voice ends before it.
 */
export function filmTrack(voice: Sound, music?: { sound: Sound; filmSec: number }): Sound {
  const isRightRate = voice.sampleRateHz === FILM_SAMPLE_RATE_HZ;
  const pcm = isRightRate ? voice.pcm : resample(voice.pcm, voice.sampleRateHz, FILM_SAMPLE_RATE_HZ);
  const mastered = atFilmLoudness({ pcm, sampleRateHz: FILM_SAMPLE_RATE_HZ });
  return music ? turnTo(duckMusic(lengthened(mastered, music.filmSec), music.sound)) : mastered;
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

/** Music under a voice adds a little: a plain gain takes it back, and peaks that both share are limited again. */
function turnTo({ pcm, sampleRateHz }: Sound): Sound {
  const gainDb = FILM_LUFS - integratedLoudness({ pcm, sampleRateHz });
  if (!Number.isFinite(gainDb)) return { pcm, sampleRateHz };
  const gain = 10 ** (gainDb / 20);
  const turned = { pcm: pcm.map((sample) => sample * gain), sampleRateHz };
  capPeaks(turned, CEILING_DB);
  return turned;
}
