import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type TimedSound, wavOf } from '@herald/media';
import { synthesize } from '@herald/speech';

/** How a server of speech behaves; tests change it. */
export interface Manner {
  models: unknown;
  /** Null where the server has no such list. */
  voices: unknown;
  tellsWords: boolean;
  key: string;
  delayMs: number;
  sampleRateHz: number;
  /** Answers a request to speak in its own way. */
  fault?: (response: ServerResponse, wav: Uint8Array) => unknown;
}

export interface SpeechServerDouble {
  baseUrl: string;
  manner: Manner;
  /** What it was asked to say, and by which path. */
  asked: { path: string; body: Record<string, unknown> }[];
  close(): Promise<void>;
}

export const usualManner = (): Manner => ({
  models: { data: [{ id: 'kokoro' }] },
  voices: {
    voices: [
      { id: 'af_heart', name: 'af_heart' },
      { id: 'bm_george', name: 'bm_george' },
    ],
  },
  tellsWords: false,
  key: '',
  delayMs: 0,
  sampleRateHz: 24_000,
});

/** A server that speaks by the wire of OpenAI, on this machine, with a voice of Herald. */
export async function openSpeechServerDouble(): Promise<SpeechServerDouble> {
  const double: Omit<SpeechServerDouble, 'baseUrl' | 'close'> = { manner: usualManner(), asked: [] };
  const server = createServer((request, response) => {
    answer(request, response, double).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(double, {
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

type Double = Omit<SpeechServerDouble, 'baseUrl' | 'close'>;

async function answer(request: IncomingMessage, response: ServerResponse, { manner, asked }: Double) {
  const path = request.url ?? '';
  const say = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  await wait(manner.delayMs);
  if (manner.key && request.headers.authorization !== `Bearer ${manner.key}`) return say(403, { detail: 'no' });
  if (path === '/v1/models' && manner.models) return say(200, manner.models);
  if (path === '/v1/audio/voices' && manner.voices) return say(200, manner.voices);
  if (request.method !== 'POST' || (path.startsWith('/dev/') && !manner.tellsWords))
    return say(404, { detail: 'Not Found' });
  const body = (await json(request)) as Record<string, unknown>;
  asked.push({ path, body });
  const spoken = await synthesize({
    text: String(body.input),
    locale: 'en-US',
    rate: Number(body.speed),
    sampleRateHz: manner.sampleRateHz,
  });
  const wav = wavOf(spoken);
  if (manner.fault) return manner.fault(response, wav);
  if (path.startsWith('/dev/')) return say(200, captionsOf(spoken, wav));
  return response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav);
}

/** Punctuation comes as words of its own. */
function captionsOf({ words }: TimedSound, wav: Uint8Array) {
  const timestamps = words.flatMap(({ text, startSec, endSec }) => [
    { word: text.replace(/[.,!?]/g, ''), start_time: startSec, end_time: endSec },
    { word: '.', start_time: endSec, end_time: endSec },
  ]);
  return { audio: Buffer.from(wav).toString('base64'), audio_format: 'wav', timestamps };
}
