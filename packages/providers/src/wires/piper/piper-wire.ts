import { EngineError } from '@herald/media/engine-error';
import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { answerAs, soundOf } from '../../answers/read-answer.ts';
import { describeVoice, readNames, voiceEnded, voiceOf } from '../../answers/server-voices.ts';
import { speechWire } from '../../answers/speech-wire.ts';
import { OWN_SERVER } from '../../answers/wire.ts';
import { LIST_TIMEOUT_MS, USUAL_TIMEOUT_MS, type WireOptions } from '../../answers/wire-options.ts';
import { askServer } from '../../net/ask-service.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { piperGender } from './piper-genders.ts';

const config = z.object({
  language: z.object({ code: z.string() }).partial().nullish(),
  espeak: z.object({ voice: z.string() }).partial().nullish(),
  inference: z.object({ length_scale: z.number().positive() }).partial().nullish(),
  speaker_id_map: z.record(z.string(), z.number()).nullish(),
});
const listed = z.record(z.string(), config);
type Listed = z.infer<typeof listed>;

const TITLE = 'Piper';
/** Between the name of a model and one of its speakers. */
const SPEAKER_SIGN = '#';

/**
 * A server of Piper. It speaks with its default voice when it does not know the one it is asked for, so its list is read
 * before every call; and what it knows of a call is overwritten by the next, so it gets one at a time.
 */
function piperVoice(options: WireOptions): VoiceEngine {
  const { name, timeoutMs = USUAL_TIMEOUT_MS } = options;
  const inTurn = oneAtATime(options.baseUrl);

  async function speak({ text, voiceId, rate, locale, signal }: VoiceRequest): Promise<EngineSpeech> {
    const list = await readList(options, signal);
    const id = voiceId?.slice(name.length + 1) ?? voiceOf(offered(list, options), locale, name);
    const [voice = '', speaker] = id.split(SPEAKER_SIGN);
    const known = list[voice];
    if (!known || (speaker !== undefined && known.speaker_id_map?.[speaker] === undefined)) throw voiceEnded(id);
    const body = {
      text,
      voice,
      ...(speaker !== undefined && { speaker }),
      length_scale: (known.inference?.length_scale ?? 1) / rate,
    };
    return { sound: soundOf(await synthesize(body, signal)) };
  }

  /** Older servers speak at their root. */
  async function synthesize(body: object, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const call = { body, signal, timeoutMs };
    return askServer(options, { ...call, path: '/synthesize' }).catch((error: unknown) => {
      if (!(error instanceof EngineError && error.kind === 'voice_ended')) throw error;
      return askServer(options, { ...call, path: '/' });
    });
  }

  return {
    name,
    prefixes: [name],
    capabilities: { words: false, pronunciations: false, mastered: false, rates: true, pauses: 'none' },
    listVoices: async (signal) => offered(await readList(options, signal), options),
    speak: (request) => inTurn(() => speak(request), request.signal),
  };
}

async function readList(options: WireOptions, signal?: AbortSignal): Promise<Listed> {
  const answer = await askServer(options, { path: '/voices', signal, timeoutMs: LIST_TIMEOUT_MS });
  return answerAs(listed, answer);
}

/** Those an operator named as far as the server has them, else every voice of the list. */
function offered(list: Listed, { name, voices }: WireOptions): VoiceInfo[] {
  const wished = voices ? readNames(voices) : Object.keys(list).map((id) => ({ id }));
  return wished.flatMap(({ id, ...told }) => {
    const [voice = '', speaker] = id.split(SPEAKER_SIGN);
    const known = list[voice];
    if (!known) return [];
    const language = known.language?.code ?? known.espeak?.voice ?? /^[a-z]+_[A-Z]+/.exec(voice)?.[0];
    const gender = piperGender(voice);
    const title = speaker ? `${personOf(voice)} ${speaker}` : personOf(voice);
    const described = { id, name: title, ...(language && { language }), ...(gender && { gender }), ...told };
    return [describeVoice(described, { prefix: name, title: TITLE })];
  });
}

/** "en_US-lessac-medium" is the voice of Lessac. */
const personOf = (voice: string): string => voice.split('-')[1] ?? voice;

export const piperWire = speechWire(
  'piper',
  { ...OWN_SERVER, title: TITLE, hint: 'The HTTP server of Piper.' },
  piperVoice,
);
