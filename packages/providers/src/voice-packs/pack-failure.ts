import type { FetchFailureCode } from '@herald/media/engines/voice-packs';

/** A download that will not succeed by itself. */
export class PackFailure extends Error {
  override readonly name = 'PackFailure';
  readonly code: FetchFailureCode;

  constructor(code: FetchFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
