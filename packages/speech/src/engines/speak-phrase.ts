import { changeVoice, type VoiceShape } from '../dsp/change-voice.ts';
import { pitchContour } from '../dsp/pitch-contour.ts';
import { trackPitch } from '../dsp/track-pitch.ts';
import type { ScriptToken } from '../script/script-token.ts';
import type { EspeakVoice, FliteSpeaker, FliteVoice, Manner, Voice } from '../voices/voice.ts';
import type { EngineSpeech } from './engine-speech.ts';
import { speakWithEspeak } from './espeak/speak-with-espeak.ts';
import { hearCommas } from './hear-commas.ts';
import { livelyMelody } from './lively-melody.ts';
import { speakWithNeural } from './neural/speak-with-neural.ts';
import { phraseEnd } from './phrase-end.ts';
import { speakWithFlite } from './speak-with-flite.ts';

/** How much slower each speaker is made, so that all say 160 to 175 words a minute. */
const PACES: Record<FliteSpeaker, number> = { slt: 1.14, rms: 1, awb: 1.14 };

/** How a phrase is shaped after its engine said it. */
interface Shaping extends Manner {
  shape: VoiceShape;
  /** of the words, as far as the end of a phrase depends on it */
  language: string;
}

/** Gives a phrase the melody and the throat of a voice; its length stays until it is played at the new rate. */
function shape(speech: EngineSpeech, tokens: readonly ScriptToken[], shaping: Shaping): Float32Array {
  const track = trackPitch(speech, shaping.range);
  const contour = pitchContour(track);
  const end = phraseEnd(tokens, speech.phones, contour, shaping.language);
  return changeVoice(speech, shaping.shape, track, livelyMelody(contour, shaping.spreadSemitones, end));
}

/** Spoken slower by the formant factor, then played faster by it: the length stays, the throat changes. */
async function speakShaped(tokens: readonly ScriptToken[], voice: FliteVoice, rate: number): Promise<EngineSpeech> {
  const { formant } = voice.shape;
  const speech = await speakWithFlite(tokens, voice.speaker, (PACES[voice.speaker] * formant) / rate);
  if (!voice.manner) return speech;
  return {
    pcm: shape(speech, tokens, { ...voice.manner, shape: voice.shape, language: 'en' }),
    sampleRateHz: speech.sampleRateHz * formant,
    phones: speech.phones.map((phone) => ({
      ...phone,
      startSec: phone.startSec / formant,
      endSec: phone.endSec / formant,
    })),
  };
}

const AS_IT_IS: VoiceShape = { formant: 1, pitch: 1 };

async function speakLively(
  tokens: readonly ScriptToken[],
  voice: EspeakVoice,
  rate: number,
  signal?: AbortSignal,
): Promise<EngineSpeech> {
  const speech = await speakWithEspeak(tokens, voice, rate * voice.pace, signal);
  if (!voice.manner) return speech;
  const [language = ''] = voice.espeakName.split(/[-+]/);
  return { ...speech, pcm: shape(speech, tokens, { ...voice.manner, shape: AS_IT_IS, language }) };
}

/** Speaks one phrase with the engine of the voice. */
export async function speakPhrase(
  tokens: readonly ScriptToken[],
  voice: Voice,
  rate: number,
  signal?: AbortSignal,
): Promise<EngineSpeech> {
  if (voice.engine === 'flite') return hearCommas(await speakShaped(tokens, voice, rate), tokens, rate);
  if (voice.engine === 'espeak') return hearCommas(await speakLively(tokens, voice, rate, signal), tokens, rate);
  return speakWithNeural(tokens, voice, rate, signal);
}
