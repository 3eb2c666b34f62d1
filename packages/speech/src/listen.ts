import { alignWords } from './align/align-words.ts';
import { masterSpeech } from './dsp/master-speech.ts';
import { mouthCurveFromSound } from './mouth/mouth-curve-from-sound.ts';
import type { Pronunciations } from './script/normalize-script.ts';
import { lipsOf, type VoicedSound } from './speak.ts';
import type { Sound } from './spoken.ts';

export interface ListenOptions {
  /** what is said in the sound; empty when nobody wrote it down */
  text: string;
  locale: string;
  pronunciations?: Pronunciations;
  signal?: AbortSignal;
}

export interface Heard extends VoicedSound {
  /** 1 when the sound clearly says the text, 0 when it says something else; null without a text */
  confidence: number | null;
}

/** Masters somebody's own sound and finds its words in it; without a text the lips follow the sound alone. */
export async function listen(recorded: Sound, options: ListenOptions): Promise<Heard> {
  const sound = masterSpeech(recorded);
  options.signal?.throwIfAborted();
  if (!options.text.trim()) {
    return { ...sound, words: [], phones: [], mouth: mouthCurveFromSound(sound), confidence: null };
  }
  const { words, phones, confidence } = await alignWords(sound, options);
  return { ...sound, words, phones, mouth: lipsOf(sound, { words, phones }), confidence };
}
