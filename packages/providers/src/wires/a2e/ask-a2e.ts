import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';
import { z } from 'zod';
import { askForAnswer, askServer, refusalOf, type ServerAddress } from '../../net/ask-service.ts';

export const TITLE = 'A2E';

export interface A2eOptions extends ServerAddress {
  /** What the engine is called and what the ids of its voices begin with. */
  name: string;
  /** How long between two looks at a film. */
  pollMs?: number;
  timeoutMs?: number;
}

export interface A2eCall {
  path: string;
  /** The fields of the call; of a GET they stand in its address. */
  fields?: Record<string, string | number | boolean>;
  signal?: AbortSignal | undefined;
  /** What an error means that nobody knows. */
  kind?: EngineErrorKind;
}

const USUAL_TIMEOUT_MS = 60_000;

const envelope = z.object({
  code: z.union([z.number(), z.string()]),
  data: z.unknown().optional(),
  message: z.string().nullish().catch(null),
  msg: z.string().nullish().catch(null),
});

const NO_COINS = /coin|balance|credit|quota|insufficient/i;
const KEY_REFUSED = /token|unauthori[sz]ed|api[ _-]?key|forbidden|log ?in/i;
const BUSY = /too many|rate limit|busy|try again|later/i;
const REFUSED = /sensitive|moderat|policy|nsfw|violat/i;
const IS_OTHER_METHOD = new Set([404, 405]);

/** Older versions of its interface have a POST where newer ones have a GET. */
export async function getA2e<T>(options: A2eOptions, shape: z.ZodType<T>, call: A2eCall): Promise<T> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.fields ?? {})) query.set(name, String(value));
  const path = query.size > 0 ? `${call.path}?${query}` : call.path;
  const asked = callOf(options, { ...call, path });
  const answer = await askForAnswer(options, asked);
  if (IS_OTHER_METHOD.has(answer.status)) return postA2e(options, shape, call);
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer, asked);
  return readData(shape, answer.bytes, call);
}

export async function postA2e<T>(options: A2eOptions, shape: z.ZodType<T>, call: A2eCall): Promise<T> {
  const asked = { ...callOf(options, call), body: call.fields ?? {} };
  return readData(shape, await askServer(options, asked), call);
}

export async function deleteA2e(options: A2eOptions, path: string): Promise<void> {
  await askServer(options, { ...callOf(options, { path }), method: 'DELETE' });
}

/** Failures of its films are told as such, those of its voices as usual. */
function callOf({ timeoutMs = USUAL_TIMEOUT_MS }: A2eOptions, { path, signal, kind = 'engine_failed' }: A2eCall) {
  const kinds: Record<number, EngineErrorKind> = kind === 'voice_failed' ? {} : { 404: kind, 410: kind, 500: kind };
  return { path: `/api/v1${path}`, title: TITLE, signal, timeoutMs, kinds };
}

/** A failure comes with status 200 as well; then its code is not 0. */
function readData<T>(shape: z.ZodType<T>, answer: Uint8Array, { kind = 'engine_failed' }: A2eCall): T {
  const notUnderstood = () =>
    new EngineError(kind, `${TITLE} sent an answer that Herald does not understand.`, { cause: 'unreadable' });
  const said = envelope.safeParse(jsonIn(answer)).data;
  if (!said) throw notUnderstood();
  if (Number(said.code) !== 0) throw failureOf(said.message || said.msg || `error ${said.code}`, kind);
  const parsed = shape.safeParse(said.data);
  if (!parsed.success) throw notUnderstood();
  return parsed.data;
}

function jsonIn(answer: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(answer));
  } catch {
    return undefined;
  }
}

/** Its codes are not documented, so its words are read. */
export function failureOf(text: string, kind: EngineErrorKind): EngineError {
  const message = `${TITLE} said: ${text.slice(0, 300)}`;
  if (NO_COINS.test(text)) return new EngineError('unavailable', message, { retryable: false });
  if (KEY_REFUSED.test(text)) {
    return new EngineError('unavailable', `${TITLE} refused the key.`, { retryable: false });
  }
  if (BUSY.test(text)) return new EngineError('unavailable', message);
  if (REFUSED.test(text)) return new EngineError('input_refused', message);
  return new EngineError(kind, message, { retryable: false });
}
