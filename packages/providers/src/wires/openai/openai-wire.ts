import { EngineError } from '@herald/media/engine-error';
import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { jsonOf, soundOf } from '../../answers/read-answer.ts';
import { describeVoice, readNames, readServerVoices, voiceOf } from '../../answers/server-voices.ts';
import { speechWire } from '../../answers/speech-wire.ts';
import { OWN_SERVER } from '../../answers/wire.ts';
import { LIST_TIMEOUT_MS, USUAL_TIMEOUT_MS, type WireOptions } from '../../answers/wire-options.ts';
import { askServer, type ServerCall, USUAL_TITLE } from '../../net/ask-service.ts';
import { readCaptioned } from './caption-words.ts';

/** That of the service the wire comes from. */
const LONGEST_TEXT = 4096;

const models = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })),
});

/** A server of one's own, or any service, that speaks by the wire OpenAI made. */
function openaiVoice(options: WireOptions): VoiceEngine {
  const { name, title = USUAL_TITLE, timeoutMs = USUAL_TIMEOUT_MS, ...address } = options;
  let tellsWords: Promise<boolean> | undefined;
  const ask: Ask = (call) => askServer(address, { timeoutMs, title, ...call });

  async function speak({ text, voiceId, rate, locale, signal }: VoiceRequest): Promise<EngineSpeech> {
    const voice = voiceId?.slice(name.length + 1) ?? (await voiceFor(options, locale, signal));
    const body = { model: options.model, input: text, voice, speed: rate, response_format: 'wav', stream: false };
    tellsWords ??= askForWords(ask, { ...body, input: 'One two three.' });
    const captions = (await tellsWords) ? await captioned(ask, body, signal) : undefined;
    if (captions) return captions;
    return { sound: soundOf(await ask({ path: '/v1/audio/speech', body, signal }), title) };
  }

  return {
    name,
    prefixes: [name],
    capabilities: {
      words: true,
      pronunciations: false,
      mastered: false,
      rates: true,
      pauses: 'paragraphs',
      longestText: LONGEST_TEXT,
    },
    listVoices: (signal) => listVoices(options, signal),
    speak,
  };
}

type Ask = (call: Omit<ServerCall, 'timeoutMs'>) => Promise<Uint8Array>;

/** Those an operator named; else those in the list of the server; else those its model is known to have. */
async function listVoices(options: WireOptions, signal: AbortSignal): Promise<VoiceInfo[]> {
  const { name, model = '', voices } = options;
  const source = { prefix: name, title: model };
  await assertModel(options, signal);
  if (voices) return readNames(voices).map((voice) => describeVoice(voice, source));
  const call = { path: '/v1/audio/voices', title: options.title, signal, timeoutMs: LIST_TIMEOUT_MS };
  const list = await askServer(options, call).catch((error: unknown) => {
    if (error instanceof EngineError && error.kind === 'voice_ended') return undefined;
    throw error;
  });
  return list ? readServerVoices(jsonOf(list, options.title), source) : [];
}

/** A server that lists its models must have the one that was named; one that lists none is believed. */
async function assertModel(options: WireOptions, signal: AbortSignal): Promise<void> {
  const { title = USUAL_TITLE } = options;
  const call = { path: '/v1/models', title, signal, timeoutMs: LIST_TIMEOUT_MS };
  const answer = await askServer(options, call).catch((error) => {
    if (error instanceof EngineError && error.kind !== 'unavailable') return undefined;
    throw error;
  });
  const known = models.safeParse(answer && jsonOf(answer, title)).data?.data ?? [];
  if (known.length > 0 && !known.some(({ id }) => id === options.model)) {
    const names = known.map(({ id }) => id).slice(0, 10);
    throw new EngineError('unavailable', `${title} has no model "${options.model}", only ${names.join(', ')}.`);
  }
}

async function voiceFor(options: WireOptions, locale: string, signal?: AbortSignal): Promise<string> {
  const voices = await listVoices(options, signal ?? AbortSignal.timeout(LIST_TIMEOUT_MS));
  return voiceOf(voices, locale, options.name);
}

/** Asked once, with three words: only Kokoro-FastAPI is known to tell when words are said. */
async function askForWords(ask: Ask, body: object): Promise<boolean> {
  const asked = ask({ path: '/dev/captioned_speech', body: captionBody(body) });
  const answer = await asked.then((bytes) => jsonOf(bytes)).catch(() => undefined);
  return readCaptioned(answer, 'One two three.')?.words !== undefined;
}

async function captioned(ask: Ask, body: { input: string }, signal?: AbortSignal): Promise<EngineSpeech | undefined> {
  const answer = await ask({ path: '/dev/captioned_speech', body: captionBody(body), signal });
  const captions = readCaptioned(jsonOf(answer), body.input);
  return captions && { ...captions, sound: soundOf(captions.sound) };
}

/** The script is read out by Herald already; a second reading would say other words than the captions show. */
const captionBody = (body: object): object => ({
  ...body,
  return_timestamps: true,
  normalization_options: { normalize: false },
});

export const openaiWire = speechWire(
  'openai',
  {
    ...OWN_SERVER,
    title: 'OpenAI-compatible server',
    hint: 'Kokoro-FastAPI, speaches, LocalAI, vLLM-Omni, Chatterbox, LiteLLM, or OpenAI itself.',
    hasModels: true,
    listsModels: true,
  },
  openaiVoice,
);
