import { EngineError, type SpeechWire, type VoiceEngine } from '@herald/media';
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
  const kept = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => Promise.reject(withoutKey(error, options.key)));
  return {
    ...engine,
    ...(options.model && { model: options.model }),
    listVoices: (signal) => kept(engine.listVoices(signal)),
    speak: (request) => kept(engine.speak(request)),
  };
}

/** Services repeat what they were sent in their errors, the key too. */
function withoutKey(error: unknown, key: string | undefined): unknown {
  if (!(error instanceof EngineError && key && error.message.includes(key))) return error;
  const { kind, message, retryable, cause } = error;
  return new EngineError(kind, message.replaceAll(key, '…'), { retryable, cause });
}
