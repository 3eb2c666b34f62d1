import type { FetchFailureCode } from '@herald/media/engines/voice-packs';

/** A download that will not succeed by itself. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly code: FetchFailureCode;

  constructor(code: FetchFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
