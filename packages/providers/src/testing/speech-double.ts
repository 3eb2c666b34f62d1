import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { TimedSound } from '@herald/media/sound';
import { wavOf } from '@herald/media/wav';
import { synthesize } from '@herald/speech';

/** How a service of speech behaves; tests change it. */
export interface DoubleManner {
  /** Refuses every other key; any will do when it is empty. */
  key: string;
  delayMs: number;
  sampleRateHz: number;
  tellsWords: boolean;
  /** Sends this in place of its sound. */
  wav?: (wav: Uint8Array) => Uint8Array;
  /** Answers a wish to hear something in its own way. */
  fault?: (response: ServerResponse, answer: Uint8Array) => unknown;
  /** Does what it is asked, and hangs up before it says so. */
  lose?: (request: DoubleRequest) => boolean;
  /** Answers every other question in its own way. */
  listFault?: (response: ServerResponse) => unknown;
}

export interface DoubleRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What a service is asked to say. */
export interface Wish {
  text: string;
  rate: number;
  body: Record<string, unknown>;
}

export interface Reply {
  status: number;
  body?: unknown;
  /** In place of a body of JSON. */
  bytes?: Uint8Array | string;
  headers?: Record<string, string>;
}

/** How a service is spoken to. */
export interface DoubleWire<Manner extends DoubleManner> {
  keyIn(request: DoubleRequest): string | undefined;
  refusal: Reply;
  /** Files behind links, which want no key. */
  file?(request: DoubleRequest, manner: Manner): Reply | undefined;
  /** Its answer to whatever is no wish to hear something. */
  other(request: DoubleRequest, manner: Manner): Reply | undefined;
  wish(request: DoubleRequest): Wish | Promise<Wish>;
  answer(wav: Uint8Array, said: { spoken: TimedSound; wish: Wish; path: string; manner: Manner }): Uint8Array | string;
}

export interface SpeechDouble<Manner extends DoubleManner = DoubleManner> {
  baseUrl: string;
  manner: Manner;
  /** What it was asked to say, and by which path. */
  asked: { path: string; body: Record<string, unknown> }[];
  /** How many wishes it worked on at the same time at most. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

export const plainManner = (): DoubleManner => ({ key: '', delayMs: 0, sampleRateHz: 24_000, tellsWords: false });

/** A service of speech on this machine, with a voice of Herald. */
export async function openDouble<Manner extends DoubleManner>(
  wire: DoubleWire<Manner>,
  manner: Manner,
): Promise<SpeechDouble<Manner>> {
  const working = { now: 0, most: 0 };
  const double = { manner, asked: [] as SpeechDouble['asked'] };
  const server = createServer((request, response) => {
    answer(request, response, { wire, double, working }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(double, {
    baseUrl: `http://127.0.0.1:${port}`,
    mostAtOnce: () => working.most,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

interface Answering<Manner extends DoubleManner> {
  wire: DoubleWire<Manner>;
  double: { manner: Manner; asked: SpeechDouble['asked'] };
  working: { now: number; most: number };
}

async function answer<Manner extends DoubleManner>(
  message: IncomingMessage,
  response: ServerResponse,
  { wire, double: { manner, asked }, working }: Answering<Manner>,
): Promise<unknown> {
  const { method = 'GET' } = message;
  const request = { method, path: message.url ?? '', headers: message.headers, body: await buffer(message) };
  const reply = ({ status, body, bytes, headers: told }: Reply) =>
    response.writeHead(status, told).end(bytes ?? JSON.stringify(body));
  await wait(manner.delayMs);
  const file = wire.file?.(request, manner);
  if (file) return reply(file);
  if (manner.key && wire.keyIn(request) !== manner.key) return reply(wire.refusal);
  const other = wire.other(request, manner);
  if (other && manner.lose?.(request)) return response.destroy();
  if (other) return manner.listFault ? manner.listFault(response) : reply(other);
  const wish = await wire.wish(request);
  asked.push({ path: request.path, body: wish.body });
  working.now += 1;
  working.most = Math.max(working.most, working.now);
  const spoken = await say(wish, manner.sampleRateHz);
  await wait(manner.delayMs);
  working.now -= 1;
  const wav = manner.wav ? manner.wav(wavOf(spoken)) : wavOf(spoken);
  const body = wire.answer(wav, { spoken, wish, path: request.path, manner });
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return manner.fault ? manner.fault(response, bytes) : response.writeHead(200).end(bytes);
}

const kept = new Map<string, Promise<TimedSound>>();

/** Saying the same twice would only take twice as long. */
function say({ text, rate }: Wish, sampleRateHz: number): Promise<TimedSound> {
  const name = JSON.stringify([text, rate, sampleRateHz]);
  const known = kept.get(name) ?? synthesize({ text, locale: 'en-US', rate, sampleRateHz });
  kept.set(name, known);
  return known;
}

export const jsonIn = ({ body }: DoubleRequest): Record<string, unknown> =>
  JSON.parse(body.toString('utf8')) as Record<string, unknown>;
