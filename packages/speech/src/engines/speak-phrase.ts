import { changeVoice } from '../dsp/change-voice.ts';
import type { ScriptToken } from '../script/script-token.ts';
import type { FliteSpeaker, FliteVoice, Voice } from '../voices/voice.ts';
import type { EngineSpeech } from './engine-speech.ts';
import { speakWithEspeak } from './espeak/speak-with-espeak.ts';
import { hearCommas } from './hear-commas.ts';
import { speakWithNeural } from './neural/speak-with-neural.ts';
import { questionRise } from './question-rise.ts';
import { speakWithFlite } from './speak-with-flite.ts';

/** How much slower each speaker is made, so that all say 160 to 175 words a minute. */
const PACES: Record<FliteSpeaker, number> = { slt: 1.14, rms: 1, awb: 1.08 };

const isPlain = ({ formant, pitch, melody }: FliteVoice['shape']): boolean =>
  formant === 1 && pitch === 1 && melody === 1;

/** Spoken slower by the formant factor, then played faster by it: the length stays, the throat changes. */
async function speakShaped(tokens: readonly ScriptToken[], voice: FliteVoice, rate: number): Promise<EngineSpeech> {
  const { formant } = voice.shape;
  const speech = await speakWithFlite(tokens, voice.speaker, (PACES[voice.speaker] * formant) / rate);
  const liftAt = questionRise(tokens, speech.phones);
  if (isPlain(voice.shape) && !liftAt) return speech;
  return {
    pcm: changeVoice(speech, voice.shape, voice.range, liftAt),
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
  if (voice.engine === 'flite') return hearCommas(await speakShaped(tokens, voice, rate), tokens, rate);
  if (voice.engine === 'espeak') return hearCommas(await speakWithEspeak(tokens, voice, rate, signal), tokens, rate);
  return speakWithNeural(tokens, voice, rate, signal);
}
