import { errorTexts } from '../errors.ts';
import { limits } from '../limits.ts';
import { buildUrl, type QueryValue } from './build-url.ts';
import type { Answer, ApiFailure, Call, CallInput, CallOptions, SuccessAnswer } from './call-types.ts';
import { thrownServiceError } from './service-error.ts';

export interface TokenStore {
  read(): string | null;
  /** The server refuses the token, for the reason with this code. */
  clear(code?: string): void;
}

export interface ClientOptions {
  /** Usually `/api`. */
  baseUrl: string;
  fetch: typeof fetch;
  tokenStore: TokenStore;
  /** Of the person at the browser. */
  timeZone?: string;
  /** Replaced by tests; the platform's own clock otherwise. */
  timeoutSignal?: (timeoutMs: number) => AbortSignal;
}

type InputArgument<C extends Call> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

export interface Client {
  /** Never throws: returns the endpoint's success or an {@link ApiFailure}. */
  call<C extends Call>(call: C, ...input: InputArgument<C>): Promise<Answer<C>>;
}

interface LooseInput extends CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  long?: true;
}

/** The typed client; it obeys the shared request rules (timeouts, texts, 401 clears the token). */
export function createClient(options: ClientOptions): Client {
  return {
    async call<C extends Call>(call: C, ...[input]: InputArgument<C>) {
      try {
        return await send(options, call, (input ?? {}) as LooseInput);
      } catch (error) {
        return thrownFailure(error);
      }
    },
  };
}

async function send<C extends Call>(options: ClientOptions, call: C, input: LooseInput): Promise<Answer<C>> {
  const [method, path] = call.split(' ') as [string, string];
  const token = options.tokenStore.read();
  const response = await options.fetch(buildUrl(options.baseUrl, path, input.params, input.query), {
    method,
    headers: requestHeaders(input, { token, timeZone: options.timeZone }),
    body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    signal: requestSignal(options, input),
    ...(input.keepalive && { keepalive: true }),
  });
  const body = parseJson(await response.text());
  if (response.ok && body) return body as SuccessAnswer<C>;
  const failure = refusedFailure(response.status, body);
  // A late refusal of an older token must not sign a newer session out.
  if (response.status === 401 && options.tokenStore.read() === token) options.tokenStore.clear(failure.code);
  return failure;
}

/** Tells which days somebody means, and when it is Monday morning where they are. */
export const timeZoneHeader = 'x-time-zone';

interface Sender {
  token: string | null;
  timeZone: string | undefined;
}

function requestHeaders(input: LooseInput, { token, timeZone }: Sender): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  if (timeZone) headers[timeZoneHeader] = timeZone;
  return headers;
}

function requestSignal(options: ClientOptions, input: LooseInput): AbortSignal {
  const timeoutSignal = options.timeoutSignal ?? ((timeoutMs: number) => AbortSignal.timeout(timeoutMs));
  const timeout = timeoutSignal(input.long ? limits.longRequestTimeoutMs : limits.requestTimeoutMs);
  return input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function refusedFailure(httpStatus: number, body: Record<string, unknown> = {}): ApiFailure {
  const hasWords = typeof body.message === 'string' && body.message !== '';
  const failure: ApiFailure = {
    status: 'error',
    message: hasWords ? String(body.message) : errorTexts.unknown,
    httpStatus,
    ...(!hasWords && { code: httpStatus < 400 ? 'UNKNOWN_ERROR' : `HTTP_${httpStatus}` }),
  };
  if (body.errors) failure.errors = body.errors as NonNullable<ApiFailure['errors']>;
  if (typeof body.code === 'string') failure.code = body.code;
  if (typeof body.ticket === 'string') failure.ticket = body.ticket;
  if (body.voice) failure.voice = body.voice as NonNullable<ApiFailure['voice']>;
  if (typeof body.request_id === 'string') failure.requestId = body.request_id;
  return failure;
}

function thrownFailure(error: unknown): ApiFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  const isAborted = name === 'AbortError' || name === 'TimeoutError';
  const { code } = thrownServiceError(error);
  return { status: 'error', message: isAborted ? errorTexts.network : message || errorTexts.unknown, code };
}
