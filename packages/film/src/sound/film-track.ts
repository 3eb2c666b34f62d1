import { DEFAULT_CHOICES } from '@herald/media/choices';
import type { Score } from '@herald/media/scene/score';
import type { Sound, StereoSound } from '@herald/media/sound';
import {
  integratedLoudness,
  loudnessReadings,
  masterSpeech,
  resample,
  settleLoudness,
  settleStereo,
} from '@herald/speech';
import { scoreBlocks } from '@herald/stage/music';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { duckMusic } from './duck-music.ts';
import { chimeAt } from './end-card-chime.ts';
import { inRoom } from './room-tone.ts';

export const FILM_LUFS = -14;
/** As speech has it: AAC adds up to half a decibel, and -1 is the most a player should get. */
const CEILING_DB = -1.5;
/** Speech that was mastered before is within this of its target and stays as it is. */
const CLOSE_ENOUGH_LU = 0.3;
/** Stored sounds can be mastered to this; a plain gain keeps their dynamics. */
const STORED_LUFS = -16;
/** What is played around a voice is so much softer, one after the other, until every meter reads the film near its target. */
const SOFTER_DB = [2, 4, 6, 8, 10];
const STEADY_LU = 0.75;

const amplitude = (db: number): number => 10 ** (db / 20);

export interface AroundVoice {
  /** how long the whole film is */
  filmSec: number;
  music?: Sound | StereoSound;
  /** by how many dB that music is softer while somebody speaks */
  musicUnderDb?: number | undefined;
  /** when the end card begins, if there is one */
  endCardSec?: number;
  /** music and effects of ours; they make the film stereo */
  score?: Score;
}

/**
 * The sound track of a film: 48 kHz at -14 LUFS, in stereo where a score or a stereo track is played, else mono. Music is quieter under the voice, comes back after the last word and
 * goes on until the film ends; an end card arrives with a short sound. Where nothing is heard, the room is.
 */
export function filmTrack(voice: Sound, around?: AroundVoice): Sound | StereoSound {
  const isRightRate = voice.sampleRateHz === FILM_SAMPLE_RATE_HZ;
  const pcm = isRightRate ? voice.pcm : resample(voice.pcm, voice.sampleRateHz, FILM_SAMPLE_RATE_HZ);
  const mastered = atFilmLoudness({ pcm, sampleRateHz: FILM_SAMPLE_RATE_HZ });
  const hasSound = around?.music || around?.score || Number.isFinite(integratedLoudness(mastered));
  const trackAt = (softerDb: number): Sound | StereoSound => {
    const bed = withBed(mastered, around, softerDb);
    const bedded = hasSound ? { ...bed, ...inRoom(bed) } : bed;
    return around?.score ? withScore(bedded, around.score, { filmSec: around.filmSec, softerDb }) : bedded;
  };
  return around?.music || around?.score || around?.endCardSec !== undefined ? steadiest(trackAt) : trackAt(0);
}

/**
 * Quiet music after a single word can lie where meters begin to count: one reads the word alone, another both, several
 * LU apart, and a limiter fights for the difference. The first bed that is clearly heard, or clearly not, is taken.
 */
function steadiest(trackAt: (softerDb: number) => Sound | StereoSound): Sound | StereoSound {
  let best = trackAt(0);
  let bestLu = offLu(best);
  for (const softerDb of SOFTER_DB) {
    if (bestLu <= STEADY_LU) break;
    const track = trackAt(softerDb);
    const trackLu = offLu(track);
    if (trackLu < bestLu) [best, bestLu] = [track, trackLu];
  }
  return best;
}

/** How far from its target some meter reads a track. */
const offLu = (track: Sound | StereoSound): number =>
  Math.max(...loudnessReadings(track).map((lufs) => Math.abs(lufs - FILM_LUFS)));

/** The voice stays in the middle; what is played around it is as loud as suits a voice that is mastered. */
function withScore(
  voice: Sound | StereoSound,
  score: Score,
  { filmSec, softerDb }: { filmSec: number; softerDb: number },
): StereoSound {
  const { pcm, sampleRateHz } = lengthened(voice, filmSec);
  const track = { pcm, side: new Float32Array(pcm.length), sampleRateHz };
  if ('side' in voice) track.side.set(voice.side);
  const softer = amplitude(-softerDb);
  const heard = { ...score, voice: { ...score.voice, lufs: FILM_LUFS } };
  for (const { from, mid, side } of scoreBlocks(heard, filmSec, sampleRateHz)) {
    for (let i = 0; i < mid.length; i++) {
      track.pcm[from + i] += softer * mid[i];
      track.side[from + i] += softer * side[i];
    }
  }
  settleStereo(track, FILM_LUFS, CEILING_DB);
  return track;
}

/** Adds what belongs to the film besides the voice. */
function withBed(mastered: Sound, around: AroundVoice | undefined, softerDb: number): Sound | StereoSound {
  if (!around?.music && around?.endCardSec === undefined) return mastered;
  const { filmSec } = around;
  // The last chord of a score arrives with the end card; a chime beside it would be out of its key.
  const endCardSec = around.score?.music ? undefined : around.endCardSec;
  const whole = lengthened(mastered, filmSec);
  const bedded = withMusic(whole, around, softerDb);
  const heard = endCardSec === undefined ? bedded : chimeAt(bedded, endCardSec, amplitude(-softerDb));
  if (!('side' in bedded)) return turnTo(heard);
  const track = { ...heard, side: bedded.side };
  settleStereo(track, FILM_LUFS, CEILING_DB);
  return track;
}

function withMusic(
  voice: Sound,
  { music, musicUnderDb = DEFAULT_CHOICES.underVoiceDb }: AroundVoice,
  softerDb: number,
): Sound | StereoSound {
  return music ? duckMusic(voice, music, { underDb: musicUnderDb, softerDb }) : voice;
}

function lengthened({ pcm, sampleRateHz }: Sound, sec: number): Sound {
  const longer = new Float32Array(Math.max(pcm.length, Math.round(sec * sampleRateHz)));
  longer.set(pcm);
  return { pcm: longer, sampleRateHz };
}

function atFilmLoudness(sound: Sound): Sound {
  const loudness = integratedLoudness(sound);
  if (Math.abs(loudness - FILM_LUFS) <= CLOSE_ENOUGH_LU) return sound;
  if (Math.abs(loudness - STORED_LUFS) <= CLOSE_ENOUGH_LU) return turnTo(sound);
  return masterSpeech(sound, { targetLufs: FILM_LUFS });
}

/** Music and chime add a little to a voice: a gain takes it back, and peaks that both share are limited again. */
const turnTo = (sound: Sound): Sound => settleLoudness(sound, FILM_LUFS, CEILING_DB);
