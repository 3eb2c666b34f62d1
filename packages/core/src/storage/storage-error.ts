export type StorageErrorCode = 'not_found' | 'full' | 'bad_key' | 'unavailable';

/** A failure of the place where media lives; the caller decides what it means for the user. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
