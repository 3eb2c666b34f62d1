import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import type { VoiceInfo } from '@herald/media/voice';
import { wavOf } from '@herald/media/wav';
import { synthesize } from '@herald/speech';

export interface VoiceServer {
  baseUrl: string;
  /** What it does next; tests change it. */
  manner: VoiceManner;
  /** The texts it was asked to say. */
  said: string[];
  close(): Promise<void>;
}

export interface VoiceManner {
  voices: VoiceInfo[];
  /** Tells the times of its words with the sound. */
  tellsWords: boolean;
  /** Answers with this status instead. */
  status: number;
  delayMs: number;
}

interface Asked {
  text: string;
  voiceId?: string;
  locale: string;
  rate: number;
}

/** A voice of a service. */
export const aVoice = (id: string, changes: Partial<VoiceInfo> = {}): VoiceInfo => ({
  id,
  label: id,
  gender: 'female',
  quality: 'neural',
  locale: 'en-US',
  ...changes,
});

/** A voice service on this machine. It answers with a wav, after a breath, as loud as it likes. */
export async function openVoiceServer(): Promise<VoiceServer> {
  const manner: VoiceManner = { voices: [aVoice('echo:one')], tellsWords: false, status: 200, delayMs: 0 };
  const said: string[] = [];
  const server = createServer((request, response) => {
    // A caller that hangs up while the service thinks leaves a body that cannot be read any more.
    answer(request, response, manner, said).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    manner,
    said,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, manner: VoiceManner, said: string[]) {
  await wait(manner.delayMs);
  if (manner.status !== 200) return response.writeHead(manner.status).end('Not now, please.');
  if (request.url === '/voices') return response.end(JSON.stringify(manner.voices));
  const { text, voiceId, locale, rate } = JSON.parse((await buffer(request)).toString('utf8')) as Asked;
  if (voiceId && !manner.voices.some(({ id }) => id === voiceId)) return response.writeHead(404).end('Who is that?');
  said.push(text);
  const spoken = await synthesize({ text, locale, rate, sampleRateHz: 24_000 });
  const words = manner.tellsWords ? { 'x-words': encodeURIComponent(JSON.stringify(toldWords(spoken))) } : {};
  return response.writeHead(200, { 'content-type': 'audio/wav', ...words }).end(quiet(spoken));
}

function toldWords({ words }: TimedSound) {
  return words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec }));
}

/** Far below the loudness of a film, which is none of the service's business. */
function quiet(sound: TimedSound): Uint8Array {
  if (soundDurationSec(sound) === 0) throw new Error('Nothing was said.');
  return wavOf({ ...sound, pcm: sound.pcm.map((sample) => sample * 0.1) });
}
