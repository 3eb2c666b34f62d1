import { setImmediate as nextTurn } from 'node:timers/promises';
import { masterSpeech } from './dsp/master-speech.ts';
import { joinPhrases, type SpokenPhrase } from './engines/join-phrases.ts';
import { speakPhrase } from './engines/speak-phrase.ts';
import { normalizeScript, type Pronunciations } from './script/normalize-script.ts';
import type { Phrase } from './script/script-token.ts';
import { SpeechError } from './speech-error.ts';
import type { SpokenSound } from './spoken.ts';
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
  /** a neural voice opened from a folder; wins over voiceId */
  voice?: Voice;
}

const clampRate = (rate: number): number => Math.max(0.5, Math.min(2, Number.isFinite(rate) ? rate : 1));

/** Speaks a script: mastered sound, and the time of every word and every phone in it. */
export async function synthesize(options: SynthesizeOptions): Promise<SpokenSound> {
  const { text, locale, voiceId, pronunciations, signal, sampleRateHz = 48000 } = options;
  const rate = clampRate(options.rate ?? 1);
  const voice = options.voice ?? chooseVoice(locale, voiceId);
  const phrases = normalizeScript(text, locale, pronunciations);
  if (!phrases.length) throw new SpeechError('nothing-to-say', 'The script has no words to say.');
  const spoken = await speakAll(phrases, voice, rate, signal);
  const { sound, words, phones } = joinPhrases(spoken);
  signal?.throwIfAborted();
  const tone = voice.engine === 'kokoro' ? 'neutral' : voice.engine;
  return { ...masterSpeech(sound, { tone, sampleRateHz }), words, phones };
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
