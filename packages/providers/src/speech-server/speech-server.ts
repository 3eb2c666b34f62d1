import { EngineError, type EngineSpeech, type VoiceEngine, type VoiceInfo, type VoiceRequest } from '@herald/media';
import { z } from 'zod';
import { readCaptioned } from './caption-words.ts';
import { askServer, type ServerAddress, type ServerCall } from './server-call.ts';
import { readNamedVoices, readServerVoices, SERVER_PREFIX } from './server-voices.ts';

export interface SpeechServerOptions extends ServerAddress {
  model: string;
  /** Voices as an operator names them, for servers without a list. */
  voices?: string | undefined;
  timeoutMs?: number;
}

/** A sentence on a slow machine. */
const USUAL_TIMEOUT_MS = 120_000;
const LIST_TIMEOUT_MS = 15_000;
const SMALLEST_SOUND = 100;
const BYTES_BEFORE_SOUND = 44;

const models = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })),
});

/** A server of one's own, or any service, that speaks by the wire OpenAI made. */
export function speechServer(options: SpeechServerOptions): VoiceEngine {
  const { timeoutMs = USUAL_TIMEOUT_MS, ...address } = options;
  let tellsWords: Promise<boolean> | undefined;
  const ask = (call: Omit<ServerCall, 'timeoutMs'>): Promise<Uint8Array> => askServer(address, { timeoutMs, ...call });

  async function speak({ text, voiceId, rate, locale, signal }: VoiceRequest): Promise<EngineSpeech> {
    const voice = voiceId?.slice(SERVER_PREFIX.length + 1) ?? (await voiceFor(options, locale, signal));
    const body = { model: options.model, input: text, voice, speed: rate, response_format: 'wav', stream: false };
    tellsWords ??= askForWords(ask, { ...body, input: 'One two three.' });
    const captions = (await tellsWords) ? await captioned(ask, body, signal) : undefined;
    if (captions) return captions;
    return { sound: checked(await ask({ path: '/v1/audio/speech', body, signal })) };
  }

  return {
    name: SERVER_PREFIX,
    prefixes: [SERVER_PREFIX],
    capabilities: { words: true, pronunciations: false, mastered: false, rates: true, pauses: 'paragraphs' },
    listVoices: (signal) => listVoices(options, signal),
    speak,
  };
}

type Ask = (call: Omit<ServerCall, 'timeoutMs'>) => Promise<Uint8Array>;

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** Those an operator named; else those in the list of the server; else those its model is known to have. */
async function listVoices(options: SpeechServerOptions, signal: AbortSignal): Promise<VoiceInfo[]> {
  const { model, voices } = options;
  await assertModel(options, signal);
  if (voices) return readNamedVoices(voices, model);
  const call = { path: '/v1/audio/voices', signal, timeoutMs: LIST_TIMEOUT_MS };
  const list = await askServer(options, call).catch((error: unknown) => {
    if (error instanceof EngineError && error.kind === 'voice_unknown') return undefined;
    throw error;
  });
  return list ? readServerVoices(parse(list), model) : [];
}

/** A server that lists its models must have the one that was named; one that lists none is believed. */
async function assertModel(options: SpeechServerOptions, signal: AbortSignal): Promise<void> {
  const answer = await askServer(options, { path: '/v1/models', signal, timeoutMs: LIST_TIMEOUT_MS }).catch((error) => {
    if (error instanceof EngineError && error.kind !== 'unavailable') return undefined;
    throw error;
  });
  const known = models.safeParse(answer && parse(answer)).data?.data ?? [];
  if (known.length > 0 && !known.some(({ id }) => id === options.model)) {
    const names = known.map(({ id }) => id).slice(0, 10);
    throw new EngineError(
      'unavailable',
      `The speech server has no model "${options.model}", only ${names.join(', ')}.`,
    );
  }
}

async function voiceFor(options: SpeechServerOptions, locale: string, signal?: AbortSignal): Promise<string> {
  const voices = await listVoices(options, signal ?? AbortSignal.timeout(LIST_TIMEOUT_MS));
  const voice = voices.find((one) => one.locale === locale);
  if (!voice) throw new EngineError('language_unknown', `The speech server has no voice for ${locale}.`);
  return voice.id.slice(SERVER_PREFIX.length + 1);
}

/** Asked once, with three words: only Kokoro-FastAPI is known to tell when words are said. */
async function askForWords(ask: Ask, body: object): Promise<boolean> {
  const answer = await ask({ path: '/dev/captioned_speech', body: captionBody(body) }).catch(() => undefined);
  return answer !== undefined && readCaptioned(parse(answer), 'One two three.')?.words !== undefined;
}

async function captioned(ask: Ask, body: { input: string }, signal?: AbortSignal): Promise<EngineSpeech | undefined> {
  const answer = await ask({ path: '/dev/captioned_speech', body: captionBody(body), signal });
  const captions = readCaptioned(parse(answer), body.input);
  return captions && { ...captions, sound: checked(captions.sound) };
}

/** The script is read out by Herald already; a second reading would say other words than the captions show. */
const captionBody = (body: object): object => ({
  ...body,
  return_timestamps: true,
  normalization_options: { normalize: false },
});

/** A late error of a streaming server is a broken body with status 200. */
function checked(sound: Uint8Array): Uint8Array {
  const isWav = new TextDecoder('latin1').decode(sound.subarray(0, 4)) === 'RIFF';
  if (sound.length < SMALLEST_SOUND || (isWav && sound.length <= BYTES_BEFORE_SOUND)) {
    throw new EngineError('voice_failed', 'The speech server sent no sound.');
  }
  return sound;
}
