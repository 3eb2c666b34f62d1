import type { SpeechWire, VoiceEngine } from '@herald/media';
import { hidingKey } from '../net/hide-key.ts';
import { azureWire } from '../wires/azure/azure-wire.ts';
import { elevenLabsWire } from '../wires/elevenlabs/elevenlabs-wire.ts';
import { googleWire } from '../wires/google/google-wire.ts';
import { openaiWire } from '../wires/openai/openai-wire.ts';
import { piperWire } from '../wires/piper/piper-wire.ts';
import { pocketWire } from '../wires/pocket-tts/pocket-wire.ts';
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
