import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { diskUnusable } from '../disk-unusable.ts';

/** Where a sound goes, piece by piece. */
export interface SoundSink {
  /** A piece of each channel. */
  write(channels: readonly Float32Array[]): Promise<void>;
  /** Everything was written. */
  finish(): Promise<void>;
  /** Also when it was not. */
  close(): Promise<void>;
}

/** Raw 32-bit floats of one channel. */
export function openSampleFile(path: string): SoundSink {
  const out = createWriteStream(path);
  const written = finished(out).catch((error: unknown) => {
    throw diskUnusable(error);
  });
  // The next write or the end of the file rejects; until then nothing awaits it.
  written.catch(() => undefined);
  return {
    async write([pcm = new Float32Array(0)]) {
      if (!out.write(Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)))
        await Promise.race([once(out, 'drain'), written]);
    },
    finish: async () => undefined,
    async close() {
      out.end();
      await written;
    },
  };
}
