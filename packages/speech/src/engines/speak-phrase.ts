import { changeVoice } from '../dsp/change-voice.ts';
import type { ScriptToken } from '../script/script-token.ts';
import type { FliteVoice, Voice } from '../voices/voice.ts';
import type { EngineSpeech } from './engine-speech.ts';
import { speakWithEspeak } from './espeak/speak-with-espeak.ts';
import { speakWithNeural } from './neural/speak-with-neural.ts';
import { speakWithFlite } from './speak-with-flite.ts';

const isPlain = ({ formant, pitch, melody }: FliteVoice['shape']): boolean =>
  formant === 1 && pitch === 1 && melody === 1;

/** Spoken slower by the formant factor, then played faster by it: the length stays, the throat changes. */
async function speakShaped(tokens: readonly ScriptToken[], voice: FliteVoice, rate: number): Promise<EngineSpeech> {
  const { formant } = voice.shape;
  const speech = await speakWithFlite(tokens, voice.speaker, formant / rate);
  if (isPlain(voice.shape)) return speech;
  return {
    pcm: changeVoice(speech, voice.shape, voice.range),
    sampleRateHz: speech.sampleRateHz * formant,
    phones: speech.phones.map((phone) => ({
      ...phone,
      startSec: phone.startSec / formant,
      endSec: phone.endSec / formant,
    })),
  };
}

/** Speaks one phrase with the engine of the voice. */
export async function speakPhrase(
  tokens: readonly ScriptToken[],
  voice: Voice,
  rate: number,
  signal?: AbortSignal,
): Promise<EngineSpeech> {
  if (voice.engine === 'flite') return speakShaped(tokens, voice, rate);
  if (voice.engine === 'espeak') return speakWithEspeak(tokens, voice, rate, signal);
  return speakWithNeural(tokens, voice, rate, signal);
}
