import { EngineError } from '@herald/media/engine-error';
import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { TimedWord } from '@herald/media/sound';
import type { VoiceInfo } from '@herald/media/voice';

export interface HttpVoiceOptions {
  baseUrl: string;
  /** The engine's name, which is also what its voices' ids begin with. */
  name?: string;
  timeoutMs?: number;
}

/** A service on the network, as a stranger would write its engine: it sends a text and gets a wav, nothing else. */
export function httpVoice({ baseUrl, name = 'echo', timeoutMs = 20_000 }: HttpVoiceOptions): VoiceEngine {
  const ask = (path: string, init: RequestInit) => call(new URL(path, baseUrl), init, timeoutMs);
  return {
    name,
    prefixes: [name],
    capabilities: { words: true, pronunciations: false, mastered: false, rates: true, pauses: 'paragraphs' },
    async listVoices(signal) {
      return (await (await ask('/voices', { signal })).json()) as VoiceInfo[];
    },
    async speak({ text, voiceId, locale, rate, signal }: VoiceRequest): Promise<EngineSpeech> {
      const body = JSON.stringify({ text, voiceId, locale, rate });
      const answer = await ask('/speak', { method: 'POST', body, ...(signal && { signal }) });
      const told = answer.headers.get('x-words');
      const words = told ? (JSON.parse(decodeURIComponent(told)) as TimedWord[]) : undefined;
      return { sound: new Uint8Array(await answer.arrayBuffer()), ...(words && { words }) };
    },
  };
}

async function call(url: URL, init: RequestInit, timeoutMs: number): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const answer = await fetch(url, { ...init, signal }).catch((cause: unknown) => {
    init.signal?.throwIfAborted();
    throw new EngineError('unavailable', 'The voice service does not answer.', { cause });
  });
  if (answer.ok) return answer;
  const message = await answer.text();
  if (answer.status === 404) throw new EngineError('voice_unknown', message);
  if (answer.status === 400) throw new EngineError('input_refused', message);
  throw new EngineError('unavailable', message);
}
