import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { soundOf } from '../../answers/read-answer.ts';
import { describeVoice, readNames, voiceEnded, voiceOf } from '../../answers/server-voices.ts';
import { speechWire } from '../../answers/speech-wire.ts';
import { OWN_SERVER } from '../../answers/wire.ts';
import { LIST_TIMEOUT_MS, USUAL_TIMEOUT_MS, type WireOptions } from '../../answers/wire-options.ts';
import { askServer } from '../../net/ask-service.ts';

const TITLE = 'Pocket TTS';

/** The server fetches a voice that is an address, so it is asked for no voice but those the operator named. */
function pocketVoice(options: WireOptions): VoiceEngine {
  const { name, timeoutMs = USUAL_TIMEOUT_MS } = options;
  const offered = offeredBy(options);

  async function speak({ text, voiceId, locale, signal }: VoiceRequest): Promise<EngineSpeech> {
    const id = voiceId?.slice(name.length + 1) ?? voiceOf(offered, locale, name);
    if (!offered.some((voice) => voice.id === `${name}:${id}`)) throw voiceEnded(id);
    const body = new FormData();
    body.set('text', text);
    body.set('voice_url', id);
    return { sound: soundOf(await askServer(options, { path: '/tts', body, signal, timeoutMs })) };
  }

  return {
    name,
    prefixes: [name],
    capabilities: { words: false, pronunciations: false, mastered: false, rates: false, pauses: 'none' },
    async listVoices(signal) {
      await askServer(options, { path: '/health', signal, timeoutMs: LIST_TIMEOUT_MS });
      return offered;
    },
    speak,
  };
}

/** It speaks English with the voices it comes with. */
function offeredBy({ name, voices = USUAL_VOICES }: WireOptions): VoiceInfo[] {
  return readNames(voices).map((voice) => {
    const label = voice.id.split('/').at(-1) ?? voice.id;
    return describeVoice({ language: 'en-US', name: label, ...voice }, { prefix: name, title: TITLE });
  });
}

const USUAL_VOICES = [
  'alba:female, marius:male, javert:male, jean:male',
  'fantine:female, cosette:female, eponine:female, azelma:female',
].join(', ');

export const pocketWire = speechWire(
  'pocket-tts',
  { ...OWN_SERVER, title: TITLE, hint: 'English, on a CPU.', listsVoices: false },
  pocketVoice,
);
