import type { ScriptToken } from '../../script/script-token.ts';
import type { EspeakVoice, KokoroVoice } from '../../voices/voice.ts';
import type { EngineSpeech } from '../engine-speech.ts';
import { speakWithEspeak } from '../espeak/speak-with-espeak.ts';
import { openKokoro } from './kokoro-model.ts';

/** Only its phonemes are used, never its sound. */
const phonemeVoice = (voice: KokoroVoice): EspeakVoice => ({
  ...voice,
  engine: 'espeak',
  espeakName: voice.id.includes(':en-GB:') ? 'en-gb-x-rp' : 'en-us',
  pitch: 50,
  melody: 50,
});

/** IPA with stress, spaces between words and the author's punctuation, as the model was trained on. */
async function phonemesOf(tokens: readonly ScriptToken[], voice: KokoroVoice, signal?: AbortSignal): Promise<string> {
  const { phones } = await speakWithEspeak(tokens, phonemeVoice(voice), 1, signal);
  return tokens
    .map(({ mark }, index) => {
      const own = phones.filter(({ token, phone }) => token === index && phone);
      return own.map(({ phone, stressed }) => (stressed ? `ˈ${phone}` : phone)).join('') + mark;
    })
    .filter(Boolean)
    .join(' ');
}

/** Speaks one phrase with a neural voice. It reports no times; they are found by aligning the sound with the text. */
export async function speakWithKokoro(
  tokens: readonly ScriptToken[],
  voice: KokoroVoice,
  rate: number,
  signal?: AbortSignal,
): Promise<EngineSpeech> {
  const phonemes = await phonemesOf(tokens, voice, signal);
  const model = await openKokoro(voice.folder);
  signal?.throwIfAborted();
  return { ...(await model.say(phonemes, voice.style, rate)), phones: [] };
}
