import { EngineError } from '@herald/media/engine-error';

/** Services repeat what they were sent in their errors, keys too. */
export function hidingIn(error: unknown, hide: (text: string) => string): unknown {
  if (!(error instanceof EngineError)) return error;
  const message = hide(error.message);
  if (message === error.message) return error;
  const { kind, retryable, httpStatus, mayBePaid, cause } = error;
  return new EngineError(kind, message, { retryable, httpStatus, mayBePaid, cause });
}

export const withoutKey = (error: unknown, key: string | undefined): unknown =>
  key ? hidingIn(error, (text) => text.replaceAll(key, '…')) : error;

/** Work whose failures do not tell the key. */
export const hidingKey = <T>(work: Promise<T>, key: string | undefined): Promise<T> =>
  work.catch((error: unknown) => Promise.reject(withoutKey(error, key)));
