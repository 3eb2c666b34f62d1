import type { Sound } from '@herald/media';
import { integratedLoudness, masterSpeech, resample } from '@herald/speech';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { duckMusic } from './duck-music.ts';

export const FILM_LUFS = -16;
/** Speech that was mastered before is within this of its target and stays as it is. */
const CLOSE_ENOUGH_LU = 0.3;

/** The sound track of a film: 48 kHz mono at -16 LUFS, with music under the voice when there is some. */
export function filmTrack(voice: Sound, music?: Sound): Sound {
  const isRightRate = voice.sampleRateHz === FILM_SAMPLE_RATE_HZ;
  const pcm = isRightRate ? voice.pcm : resample(voice.pcm, voice.sampleRateHz, FILM_SAMPLE_RATE_HZ);
  const mastered = atFilmLoudness({ pcm, sampleRateHz: FILM_SAMPLE_RATE_HZ });
  return music ? turnTo(duckMusic(mastered, music)) : mastered;
}

function atFilmLoudness(sound: Sound): Sound {
  const off = Math.abs(integratedLoudness(sound) - FILM_LUFS);
  return off > CLOSE_ENOUGH_LU ? masterSpeech(sound, { targetLufs: FILM_LUFS }) : sound;
}

/** Music under a voice adds a little; a plain gain takes it back. */
function turnTo(sound: Sound): Sound {
  const gainDb = FILM_LUFS - integratedLoudness(sound);
  if (!Number.isFinite(gainDb)) return sound;
  const gain = 10 ** (gainDb / 20);
  return { ...sound, pcm: sound.pcm.map((sample) => Math.max(-1, Math.min(1, sample * gain))) };
}
