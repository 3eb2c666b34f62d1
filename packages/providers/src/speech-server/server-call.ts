import { EngineError, type EngineErrorKind } from '@herald/media';

export interface ServerAddress {
  /** Without a path, or with the one the routes lie under. */
  baseUrl: string;
  /** Sent as a bearer token. */
  key?: string | undefined;
}

export interface ServerCall {
  path: string;
  /** Sent as JSON; without it the call is a GET. */
  body?: object;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
}

const LARGEST_ANSWER = 64 * 1024 * 1024;
const LONGEST_SENTENCE = 300;

/** What a status means where the server says nothing better. */
const KINDS: Record<number, EngineErrorKind> = {
  400: 'input_refused',
  404: 'voice_unknown',
  413: 'too_long',
  422: 'input_refused',
  500: 'voice_failed',
};

/** Asks a server of speech. It follows no redirect: the operator named this one address and no other. */
export async function askServer({ baseUrl, key }: ServerAddress, call: ServerCall): Promise<Uint8Array> {
  const { path, body, signal, timeoutMs } = call;
  const limit = AbortSignal.timeout(timeoutMs);
  const request: RequestInit = {
    method: body ? 'POST' : 'GET',
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  };
  try {
    const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, request);
    const bytes = await readUpTo(answer, LARGEST_ANSWER);
    if (answer.ok) return bytes;
    throw failureOf(answer, new TextDecoder().decode(bytes));
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('unavailable', 'The speech server does not respond.', { cause });
  }
}

async function readUpTo(answer: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > most) throw new EngineError('voice_failed', 'The speech server sent more than a sound can be.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failureOf({ status }: Response, text: string): EngineError {
  if (status === 401 || status === 403) {
    return new EngineError('unavailable', 'The speech server refused the key of this installation.', {
      retryable: false,
    });
  }
  const said = sentenceOf(text);
  // The model was shut down, or is not loaded there.
  const kind = /model/i.test(said) && status === 404 ? 'voice_failed' : (KINDS[status] ?? 'unavailable');
  const message = said ? `The speech server said: ${said}` : `The speech server failed with status ${status}.`;
  return new EngineError(kind, message, { retryable: kind === 'unavailable' });
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
