import type { ApiFailure, Call, CallInput, SuccessAnswer } from '@herald/contract/client/call-types';
import { createClient } from '@herald/contract/client/create-client';
import { errorTexts } from '@herald/contract/errors';
import { authToken } from './auth-token.ts';
import { Connection } from './connection.ts';
import { askForPassword } from './password-gate.ts';
import { endSessionOf } from './session-end.ts';

const client = createClient({
  baseUrl: '/api',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  fetch: (...request) => fetch(...request),
  tokenStore: {
    read: authToken.read,
    clear: (code) => endSessionOf(authToken.read(), code),
  },
});

const PROBE_MS = 8_000;

/** To the server, for all calls of this tab. */
export const connection = new Connection({
  probe: async () => !isFailure(await client.call('GET /ready', { signal: AbortSignal.timeout(PROBE_MS) })),
  isDeviceOffline: () => navigator.onLine === false,
  now: Date.now,
});

/** A proxy that reaches nobody answers like this, and so does a server that is cut off from its database. */
const AWAY_STATUSES = [502, 503, 504];

/** A failed call. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

type Input<C extends Call> = Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

function isFailure(answer: unknown): answer is ApiFailure {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'error';
}

/** The one way to the server: returns the success or throws an {@link ApiError}. */
export async function request<C extends Call>(call: C, ...input: Input<C>): Promise<SuccessAnswer<C>> {
  const answer = await client.call(call, ...input);
  if (!isFailure(answer)) {
    connection.answered();
    return answer;
  }
  if (answer.code === 'password_required' && (await askForPassword())) return request(call, ...input);
  throw failed(answer, input[0]?.signal);
}

/** Browsers have words of their own for a call without an answer, each different ones. */
function failed(failure: ApiFailure, signal?: AbortSignal): ApiError {
  if (signal?.aborted) return new ApiError({ ...failure, message: errorTexts.network });
  return failureHeard(failure);
}

/** Takes note of what a failure says about the connection. */
export function failureHeard(failure: ApiFailure): ApiError {
  const { httpStatus, code } = failure;
  if (httpStatus === undefined) {
    connection.doubt();
    return new ApiError({ ...failure, message: errorTexts.network });
  }
  if (AWAY_STATUSES.includes(httpStatus) && code !== 'maintenance') connection.doubt();
  else connection.answered();
  return new ApiError(failure);
}

export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  return { status: 'error', message: error instanceof Error ? error.message : String(error) };
}

/** True when the server's words are under the fields they belong to, so that nothing else has to repeat them. */
export function isAtField(error: unknown): boolean {
  const { code, errors } = failureOf(error);
  return code === 'validation' && Object.keys(errors ?? {}).length > 0;
}

/** The server's words; the caller's own where the server had none. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return 'Something went wrong';
  return error.message === errorTexts.unknown ? fallback : error.message;
}
