import { setTimeout as wait } from 'node:timers/promises';

/** The answer, or what else to say when there is none or it takes too long. */
export async function soon<T, U>(answer: Promise<T>, otherwise: () => U, patienceMs: number): Promise<T | U> {
  const tired = new AbortController();
  const late = wait(patienceMs, undefined, { signal: tired.signal, ref: false }).then(otherwise, otherwise);
  try {
    return await Promise.race([answer.catch(otherwise), late]);
  } finally {
    tired.abort();
  }
}
