import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { SpeechWire } from '@herald/media/service-wires';
import type { GuardedService } from '../answers/outside-service.ts';
import { WIRES } from '../open/wires.ts';

export interface SpeechServerOptions extends Partial<GuardedService> {
  wire?: SpeechWire | undefined;
  baseUrl: string;
}

/** The voice of a server, as a service of that name has it. */
export function speechServer({ wire = 'openai', ...options }: SpeechServerOptions): VoiceEngine {
  const { voice } = WIRES[wire].open({ name: 'server', title: 'The speech server', ...options, wire });
  return voice;
}
