import { EngineError, type ImageEngine } from '@herald/media';

/** Services repeat what they were sent in their errors, the key too. */
export function withoutKey(error: unknown, key: string | undefined): unknown {
  if (!(error instanceof EngineError && key && error.message.includes(key))) return error;
  const { kind, message, retryable, cause } = error;
  return new EngineError(kind, message.replaceAll(key, '…'), { retryable, cause });
}

/** An engine that never tells its key. */
export function keepingKey(engine: ImageEngine, key: string | undefined): ImageEngine {
  const { avatar, face } = engine;
  const kept = <T>(work: Promise<T>): Promise<T> => work.catch((error) => Promise.reject(withoutKey(error, key)));
  return {
    ...engine,
    ...(avatar && { avatar: (wish) => kept(avatar(wish)) }),
    ...(face && { face: (wish, signal) => kept(face(wish, signal)) }),
  };
}
