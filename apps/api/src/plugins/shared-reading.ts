/** A collector asks for all figures at once; several collectors share what was read last. */
const SHARED_MS = 2_000;

/** Reads again only when what was read last is not fresh any more. */
export function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let readMs = Number.NEGATIVE_INFINITY;
  let latest: Promise<T> | undefined;
  return () => {
    if (!latest || performance.now() - readMs > SHARED_MS) {
      readMs = performance.now();
      latest = read();
    }
    return latest;
  };
}
