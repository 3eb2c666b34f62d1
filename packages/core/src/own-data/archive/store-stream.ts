import { Readable } from 'node:stream';
import type { Storage } from '../../storage/storage.ts';

interface Streamed {
  key: string;
  contentType: string;
  sizeBytes: number;
}

/** Stores a stream. Where the stream itself fails, that is the error: a store only says that something came to an end. */
export async function storeStream(
  storage: Storage,
  source: AsyncIterable<Uint8Array>,
  { key, contentType, sizeBytes }: Streamed,
): Promise<void> {
  let failure: { error: unknown } | undefined;
  async function* noting() {
    try {
      yield* source;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
  const body = Readable.from(noting(), { objectMode: false });
  await storage.put(key, body, { contentType, sizeBytes }).catch((error: unknown) => {
    throw failure ? failure.error : error;
  });
}
