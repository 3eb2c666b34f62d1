import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { SpeechWire } from '@herald/media/service-wires';
import { hidingKey } from '../outside/hide-key.ts';
import { azureWire } from './azure-wire.ts';
import { elevenLabsWire } from './elevenlabs-wire.ts';
import { googleWire } from './google-wire.ts';
import { openaiWire } from './openai-wire.ts';
import { piperWire } from './piper-wire.ts';
import { pocketWire } from './pocket-wire.ts';
import type { WireOptions } from './wire-options.ts';

export interface SpeechServerOptions extends Omit<WireOptions, 'name'> {
  /** How the server is spoken to; `openai` when left out. */
  wire?: SpeechWire | undefined;
  /** What the engine is called and what the ids of its voices begin with; `server` when left out. */
  name?: string;
}

const OPENERS: Record<SpeechWire, (options: WireOptions) => VoiceEngine> = {
  openai: openaiWire,
  piper: piperWire,
  'pocket-tts': pocketWire,
  elevenlabs: elevenLabsWire,
  google: googleWire,
  azure: azureWire,
};

const USUAL_NAME = 'server';

/** A server or a service that speaks, by whichever wire. The one way to open one. */
export function speechServer({ wire = 'openai', name = USUAL_NAME, ...options }: SpeechServerOptions): VoiceEngine {
  const engine = OPENERS[wire]({ name, ...options });
  return {
    ...engine,
    ...(options.model && { model: options.model }),
    listVoices: (signal) => hidingKey(engine.listVoices(signal), options.key),
    speak: (request) => hidingKey(engine.speak(request), options.key),
  };
}
