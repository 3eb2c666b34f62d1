import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TimedSound } from '@herald/media/sound';
import { alignWords } from './align/align-words.ts';
import { masterSpeech } from './dsp/master-speech.ts';
import type { Tone } from './dsp/tones.ts';
import { joinPhrases, type SpokenPhrase } from './engines/join-phrases.ts';
import { speakPhrase } from './engines/speak-phrase.ts';
import { normalizeScript } from './script/normalize-script.ts';
import type { Phrase } from './script/script-token.ts';
import type { Pronunciations } from './script/wishes.ts';
import { SpeechError } from './speech-error.ts';
import type { Voice } from './voices/voice.ts';
import { chooseVoice } from './voices/voice-table.ts';

export interface SynthesizeOptions {
  text: string;
  /** BCP 47, such as en-US */
  locale: string;
  voiceId?: string;
  /** 0.5 to 2, 1 is normal */
  rate?: number;
  pronunciations?: Pronunciations;
  sampleRateHz?: number;
  signal?: AbortSignal;
  /** a voice that is in no table; wins over voiceId */
  voice?: Voice;
}

const clampRate = (rate: number): number => Math.max(0.5, Math.min(2, Number.isFinite(rate) ? rate : 1));

/** Speaks a script: mastered sound, and the time of every word and every phone in it. */
export async function synthesize(options: SynthesizeOptions): Promise<TimedSound> {
  const { text, locale, pronunciations, signal, sampleRateHz = 48000 } = options;
  const rate = clampRate(options.rate ?? 1);
  const voice = options.voice ?? chooseVoice(locale, options.voiceId);
  const phrases = normalizeScript(text, locale, pronunciations);
  if (!phrases.length) throw new SpeechError('nothing_to_say', 'The script has no words to say.');
  const spoken = await speakAll(phrases, voice, rate, signal);
  const { sound, words, phones } = joinPhrases(spoken);
  signal?.throwIfAborted();
  const mastered = masterSpeech(sound, { tone: toneOf(voice), sampleRateHz });
  if (tellsTimes(spoken)) return { ...mastered, words, phones };
  const aligned = await alignWords(sound, {
    text,
    locale,
    pronunciations,
    signal,
    sounds: 'sounds' in voice ? voice.sounds : undefined,
  });
  return { ...mastered, words: aligned.words, phones: aligned.phones };
}

/** A model that tells no times leaves its phrases without phones; they are found in its sound. */
const tellsTimes = (spoken: readonly SpokenPhrase[]): boolean => spoken.some(({ speech }) => speech.phones.length > 0);

function toneOf(voice: Voice): Tone {
  if (voice.engine === 'flite') return voice.speaker;
  return voice.engine === 'espeak' ? 'espeak' : 'neutral';
}

async function speakAll(
  phrases: Phrase[],
  voice: Voice,
  rate: number,
  signal: AbortSignal | undefined,
): Promise<SpokenPhrase[]> {
  const spoken: SpokenPhrase[] = [];
  for (const phrase of phrases) {
    signal?.throwIfAborted();
    spoken.push({ phrase, speech: await speakPhrase(phrase.tokens, voice, rate, signal) });
    await nextTurn();
  }
  return spoken;
}
