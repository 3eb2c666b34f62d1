import type { EndedVoice, ErrorAnswer, FieldErrors } from '@herald/contract/envelope';
import { type ErrorCode, errorTable } from '@herald/contract/errors';

/** What the fake server answers instead of a success. */
export class Refusal {
  readonly httpStatus: number;
  readonly body: ErrorAnswer;

  constructor(httpStatus: number, body: ErrorAnswer) {
    this.httpStatus = httpStatus;
    this.body = body;
  }
}

interface RefusalWords {
  message?: string;
  errors?: FieldErrors;
  ticket?: string;
  voice?: EndedVoice;
}

/** An error of the contract's table, with the server's default text unless another is named. */
export function refuse(code: ErrorCode, { message, errors, ticket, voice }: RefusalWords = {}): Refusal {
  const { status, text } = errorTable[code];
  return new Refusal(status, {
    status: 'error',
    code,
    message: message ?? text,
    ...(errors && { errors }),
    ...(ticket && { ticket }),
    ...(voice && { voice }),
  });
}

/** A success that carries data. The `success` flag is only kept where the endpoint declares it. */
export function data<Data>(value: Data): { status: 'success'; success: true; data: Data } {
  return { status: 'success', success: true, data: value };
}

export function message(text: string): { status: 'success'; success: true; message: string } {
  return { status: 'success', success: true, message: text };
}

/** The answer never comes: the screen stays as it is while it waits. */
export function pending(): Promise<never> {
  return new Promise(() => undefined);
}

/** The server cannot be reached. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

/** An answer that comes when the test releases it. */
export function held<Answer>(answer: Answer): { handler: () => Promise<Answer>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { handler: async () => promise.then(() => answer), release: resolve };
}
