import type { MouthTrack } from '@herald/media/mouth';
import {
  type KeptTimes,
  type Sound,
  soundDurationSec,
  type TimedSound,
  type TimedWord,
  type Timing,
} from '@herald/media/sound';
import { alignWords } from './align/align-words.ts';
import { fitTiming } from './align/fit-timing.ts';
import { keepTimes } from './align/keep-times.ts';
import { masterSpeech } from './dsp/master-speech.ts';
import { mouthCurveFromPhones } from './mouth/mouth-curve-from-phones.ts';
import { mouthCurveFromSound } from './mouth/mouth-curve-from-sound.ts';
import type { Pronunciations } from './script/wishes.ts';

/** A sound, and what is known about it. */
export interface SpeechToComplete {
  sound: Sound;
  /** It has the loudness and the sample rate of films already. */
  isMastered?: boolean;
  /** When every word and every phone is said. */
  timing?: Timing;
  /** When the words are said, if that is all that is known. */
  words?: TimedWord[];
}

export interface CompleteSpeechOptions {
  /** what is said in the sound; empty when there is no script */
  text: string;
  locale: string;
  pronunciations?: Pronunciations;
  /** Every sentence is to begin and end as it did there. */
  inTimeOf?: KeptTimes;
  signal?: AbortSignal;
}

export interface CompletedSpeech extends TimedSound {
  mouth: MouthTrack;
  /** 1 when the sound clearly says the text, 0 when it says something else; null when it was not compared */
  confidence: number | null;
  /** Sentences that could not become as long as they were, and how many there are. */
  retimed?: { sentences: number; missed: number };
}

/** Finishes any sound of speech: masters it, finds its words and phones where they are not known, and shapes the lips. */
export async function completeSpeech(
  speech: SpeechToComplete,
  options: CompleteSpeechOptions,
): Promise<CompletedSpeech> {
  const sound = speech.isMastered ? speech.sound : masterSpeech(speech.sound);
  options.signal?.throwIfAborted();
  if (speech.timing) return { ...shaped({ ...sound, ...speech.timing }, options), confidence: null };
  if (!options.text.trim()) {
    return { ...sound, words: [], phones: [], mouth: mouthCurveFromSound(sound), confidence: null };
  }
  const { confidence, ...aligned } = await alignWords(sound, options);
  const timing = speech.words ? fitTiming(aligned, speech.words) : aligned;
  return { ...shaped({ ...sound, ...timing }, options), confidence };
}

function shaped(sound: TimedSound, { inTimeOf, text, locale }: CompleteSpeechOptions) {
  if (!inTimeOf) return { ...sound, mouth: lipsOf(sound) };
  const { sentences, missed, ...timed } = keepTimes(sound, inTimeOf, { text, locale });
  return { ...timed, mouth: lipsOf(timed), retimed: { sentences, missed } };
}

function lipsOf({ phones, ...sound }: TimedSound): MouthTrack {
  return mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound), sound });
}
