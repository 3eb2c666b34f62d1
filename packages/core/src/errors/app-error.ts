import type { EndedVoice, FieldErrors } from '@herald/contract/envelope';
import { type ErrorCode, errorTable } from '@herald/contract/errors';

export interface AppErrorDetails {
  /** Replaces the default text of the code. */
  message?: string;
  errors?: FieldErrors;
  retryAfterSec?: number;
  /** What the next step has to bring along. */
  ticket?: string;
  /** With `voice_ended`: who could speak in its place. */
  voice?: EndedVoice;
  cause?: unknown;
}

/** An error for the caller; the API's error door turns it into a response. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSec: number | undefined;
  readonly ticket: string | undefined;
  readonly voice: EndedVoice | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorTable[code].text, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSec = details.retryAfterSec;
    this.ticket = details.ticket;
    this.voice = details.voice;
  }
}

/** A validation error under one field. */
export function fieldError(field: string, text: string): AppError {
  return new AppError('validation', { message: text, errors: { [field]: [text] } });
}
