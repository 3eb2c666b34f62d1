import { setTimeout as wait } from 'node:timers/promises';
import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';
import type { AddressGuard } from './address-guard.ts';
import { headersOf, type OutgoingRequest, sendRequest } from './send-request.ts';

export interface ServerAddress {
  /** Without a path, or with the one the routes lie under. */
  baseUrl: string;
  /** In no error and no log. */
  key?: string | undefined;
  /** Asked before each call and in the moment of connecting; throws where the address must not be called. */
  mayCall?: AddressGuard;
}

export interface ServerCall {
  path: string;
  /** Sent as JSON, a form as a form, text as it is; without it the call is a GET. */
  body?: object | string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  /** Who is spoken of in errors; the speech server when left out. */
  title?: string | undefined;
  /** GET without a body and POST with one, where it is left out. */
  method?: 'PUT' | 'DELETE' | undefined;
  /** What a status means for this service, where that is not what it means for speech. */
  kinds?: Readonly<Record<number, EngineErrorKind>> | undefined;
  /** What an answer that is none means, for services that tell it by codes of their own. */
  meaning?: ((answer: ServiceAnswer) => EngineError | undefined) | undefined;
}

/** An answer of whichever status. */
export interface ServiceAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export const USUAL_TITLE = 'The speech server';

const LARGEST_ANSWER = 64 * 1024 * 1024;
const LONGEST_SENTENCE = 300;
/** A server that says when it has time again is asked again, if that is soon. */
const LONGEST_PAUSE_SEC = 15;
const MOST_TRIES = 3;
const BUSY = new Set([409, 429, 503]);

/** What a status means where the server says nothing better. */
const KINDS: Record<number, EngineErrorKind> = {
  400: 'input_refused',
  404: 'voice_ended',
  410: 'voice_ended',
  413: 'too_long',
  422: 'input_refused',
  500: 'voice_failed',
};
/** A quota of a minute ends by itself, that of an account does not. */
const QUOTA = /insufficient_quota|quota_exceeded|credits/i;
const KEY_REFUSED = /api[ _]key[ _](?:not[ _]valid|invalid)|invalid_api_key/i;
const VOICE_ENDED = /model_not_found|model_sunsetted|voice_not_found|unsupported voice|voice .{1,100} does not exist/i;

/** Asks a service. It follows no redirect: the operator named this one address and no other. */
export function askServer(address: ServerAddress, call: ServerCall): Promise<Uint8Array> {
  return guarded(address, call, (signal) => askAgain(address, call, signal));
}

/** Asks once, for services whose status is part of what they say. */
export function askForAnswer(address: ServerAddress, call: ServerCall): Promise<ServiceAnswer> {
  return guarded(address, call, (signal) => askOnce(address, call, signal));
}

/** What an answer that is none means. */
export function refusalOf(answer: ServiceAnswer, call: Pick<ServerCall, 'title' | 'kinds' | 'meaning'>): EngineError {
  const { status, bytes } = answer;
  return call.meaning?.(answer) ?? failureOf(status, new TextDecoder().decode(bytes), call);
}

async function guarded<T>(
  address: ServerAddress,
  call: ServerCall,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, timeoutMs, title = USUAL_TITLE } = call;
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    await address.mayCall?.(address.baseUrl);
    return await ask(either);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('unavailable', `${title} does not respond.`, { cause: withoutKey(cause, address.key) });
  }
}

async function askAgain(address: ServerAddress, call: ServerCall, signal: AbortSignal): Promise<Uint8Array> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(address, call, signal);
    const { status, bytes, headers } = answer;
    if (status >= 200 && status < 300) return bytes;
    const pauseSec = BUSY.has(status) && tries < MOST_TRIES ? pauseOf(headers) : undefined;
    if (pauseSec === undefined) throw refusalOf(answer, call);
    await wait(pauseSec * 1000, undefined, { signal });
  }
}

async function askOnce(address: ServerAddress, call: ServerCall, signal: AbortSignal): Promise<ServiceAnswer> {
  const answer = await sendRequest(requestOf(address, call, signal));
  const bytes = await readUpTo(answer, call.title);
  return { status: answer.statusCode ?? 0, headers: headersOf(answer), bytes };
}

function requestOf(address: ServerAddress, call: ServerCall, signal: AbortSignal): OutgoingRequest {
  const { baseUrl, key, mayCall } = address;
  const { body, headers, method } = call;
  const isPlain = body === undefined || typeof body === 'string' || body instanceof FormData;
  const bearer = key && !headers && { authorization: `Bearer ${key}` };
  return {
    url: new URL(`${baseUrl.replace(/\/+$/, '')}${call.path}`),
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...bearer, ...(!isPlain && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isPlain ? body : JSON.stringify(body) }),
    signal,
    lookup: mayCall?.lookup(baseUrl),
  };
}

/** How many seconds a service asks to wait; undefined where it does not say, or it is too long. */
export function pauseOf(headers: Headers, longestSec = LONGEST_PAUSE_SEC): number | undefined {
  const told = headers.get('retry-after')?.trim();
  if (!told) return undefined;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000;
  return seconds <= longestSec ? Math.max(0, seconds) : undefined;
}

async function readUpTo(answer: AsyncIterable<Uint8Array>, title = USUAL_TITLE): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > LARGEST_ANSWER) throw new EngineError('voice_failed', `${title} sent more than Herald reads.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failureOf(
  status: number,
  text: string,
  { title = USUAL_TITLE, kinds = {} }: Pick<ServerCall, 'title' | 'kinds'>,
): EngineError {
  const said = sentenceOf(text);
  if (status >= 300 && status < 400)
    return lasting(status, `${title} sends Herald to another address, which Herald does not follow.`);
  if (status === 402 || (QUOTA.test(text) && [401, 403, 429].includes(status))) {
    return lasting(status, `The quota is used up. ${title} said: ${said || `status ${status}`}`);
  }
  if (status === 401 || status === 403 || KEY_REFUSED.test(text)) return lasting(status, `${title} refused the key.`);
  const kind =
    status < 500 && VOICE_ENDED.test(text) ? 'voice_ended' : (kinds[status] ?? KINDS[status] ?? 'unavailable');
  const message = said ? `${title} said: ${said}` : `${title} failed with status ${status}.`;
  return new EngineError(kind, message, { retryable: kind === 'unavailable', httpStatus: status });
}

/** The service is away until its operator does something. */
const lasting = (httpStatus: number, message: string): EngineError =>
  new EngineError('unavailable', message, { retryable: false, httpStatus });

const hidden = (text: string, key: string | undefined): string => (key ? text.replaceAll(key, '…') : text);

/** Some failures of a connection name the request they belong to. */
function withoutKey(cause: unknown, key: string | undefined): unknown {
  return cause instanceof Error ? new Error(hidden(String(cause.cause ?? cause), key)) : undefined;
}

/** The sentence in an error, whichever shape it has; none in a page of HTML. */
export function sentenceOf(text: string): string {
  try {
    return spoken(JSON.parse(text)).slice(0, LONGEST_SENTENCE);
  } catch {
    return '';
  }
}

function spoken(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(spoken).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { error, detail, message, msg } = value as Record<string, unknown>;
  return spoken(message ?? msg ?? error ?? detail);
}
