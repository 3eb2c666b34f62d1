import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { SpeechWire } from '@herald/media/service-wires';
import { hidingKey } from '../net/hide-key.ts';
import type { GuardedService } from './outside-service.ts';
import { testSpeech } from './test-speech.ts';
import type { WireFacts } from './wire.ts';
import type { WireOptions } from './wire-options.ts';

/** The wire of a server or a service that speaks. */
export function speechWire<Name extends SpeechWire>(
  wire: Name,
  facts: WireFacts,
  openVoice: (options: WireOptions) => VoiceEngine,
) {
  const open = (service: GuardedService) => {
    const voice = withoutKeys(openVoice(service), service);
    return { voice, test: () => testSpeech(voice, service, facts) };
  };
  return { wire, kind: 'speech', facts, open } as const;
}

/** What fails does not tell the key. */
function withoutKeys(engine: VoiceEngine, { key, model }: GuardedService): VoiceEngine {
  return {
    ...engine,
    ...(model && { model }),
    listVoices: (signal) => hidingKey(engine.listVoices(signal), key),
    speak: (request) => hidingKey(engine.speak(request), key),
  };
}
