import { type Sound, soundDurationSec } from '@herald/media/sound';
import type { ScriptToken } from '../../script/script-token.ts';
import type { EspeakVoice, NeuralVoice } from '../../voices/voice.ts';
import type { EnginePhone, EngineSpeech } from '../engine-speech.ts';
import { speakWithEspeak } from '../espeak/speak-with-espeak.ts';
import { phonesOfIpa } from './ipa-phones.ts';
import { sayWithModel } from './neural-client.ts';
import type { NeuralSpeaker } from './neural-messages.ts';
import { phonesFrom, signsOf } from './signs.ts';

/** Only its sounds are asked for; what it says is not heard. */
const soundsVoice = (voice: NeuralVoice): EspeakVoice => ({
  ...voice,
  engine: 'espeak',
  espeakName: voice.sounds,
  pitch: 50,
  melody: 50,
  manner: null,
  pace: 1,
});

function speakerOf(voice: NeuralVoice): NeuralSpeaker {
  switch (voice.engine) {
    case 'kokoro':
      return { engine: 'kokoro', folder: voice.folder, style: voice.style };
    case 'inflect':
      return { engine: 'inflect', folder: voice.folder };
    case 'piper':
      return { engine: 'piper', model: voice.model, speaker: voice.speaker };
  }
}

/** Speaks one phrase with a natural voice. Without times from the model, its phones are empty. */
export async function speakWithNeural(
  tokens: readonly ScriptToken[],
  voice: NeuralVoice,
  rate: number,
  signal?: AbortSignal,
): Promise<EngineSpeech> {
  const read = await speakWithEspeak(tokens, soundsVoice(voice), 1, signal);
  const phones = withIpa(read.phones, tokens, voice.locale);
  const signs = signsOf(tokens, phones, voice);
  const said = await sayWithModel({ speaker: speakerOf(voice), signs: signs.map(({ sign }) => sign), rate }, signal);
  const { pcm, sampleRateHz, spans } = said;
  if (!spans) return { pcm, sampleRateHz, phones: [] };
  return { pcm, sampleRateHz, phones: heardAt(phonesFrom(phones, signs, spans), voice.lateSec, said) };
}

/** The sounds of a phrase with those words said as somebody wrote their sounds. */
function withIpa(phones: readonly EnginePhone[], tokens: readonly ScriptToken[], locale: string): EnginePhone[] {
  if (tokens.every(({ ipa }) => ipa === undefined)) return [...phones];
  return tokens.flatMap(({ ipa }, token) => {
    const own = phones.filter((phone) => phone.token === token);
    const wished = ipa === undefined ? [] : phonesOfIpa(ipa, locale);
    return wished.length > 0 ? wished.map((sound) => ({ ...sound, startSec: 0, endSec: 0, token })) : own;
  });
}

/** When the sounds are heard: later than the model says by what was measured, and never outside its sound. */
function heardAt(phones: EnginePhone[], lateSec: number, sound: Sound): EnginePhone[] {
  const endSec = soundDurationSec(sound);
  const heard = (sec: number): number => Math.min(endSec, Math.max(0, sec + lateSec));
  return phones.map((phone) => ({ ...phone, startSec: heard(phone.startSec), endSec: heard(phone.endSec) }));
}
