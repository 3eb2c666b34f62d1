import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupEntry } from './backup-format.ts';

/** What the zip is made of; it reads one input to its end before it asks for the next. */
export interface PackedInput {
  name: string;
  input: AsyncIterable<Uint8Array>;
  lastModified: Date;
}

export interface Pack {
  bytes(path: string, source: AsyncIterable<Uint8Array>): PackedInput;
  text(path: string, content: string): PackedInput;
  /** Lines, compressed. */
  lines(path: string, lines: AsyncIterable<string>): PackedInput;
  /** What was packed under a path, once it was read to its end. */
  entryOf(path: string): BackupEntry;
}

export function openPack(madeAt: Date): Pack {
  const entries = new Map<string, BackupEntry>();
  const bytes = (path: string, source: AsyncIterable<Uint8Array>): PackedInput => ({
    name: path,
    lastModified: madeAt,
    input: measured(source, (size, sha256) => entries.set(path, { path, size, sha256 })),
  });
  return {
    bytes,
    text: (path, content) => bytes(path, Readable.from([Buffer.from(content)])),
    lines: (path, lines) => bytes(path, compressed(lines)),
    entryOf(path) {
      const entry = entries.get(path);
      if (!entry) throw new Error(`${path} was not packed.`);
      return entry;
    },
  };
}

async function* measured(
  source: AsyncIterable<Uint8Array>,
  onEnd: (size: number, sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of source) {
    hash.update(piece);
    size += piece.byteLength;
    yield piece;
  }
  onEnd(size, hash.digest('hex'));
}

function compressed(lines: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const zipped = createGzip();
  // What goes wrong ends the stream with its error, and who reads it gets that.
  void pipeline(Readable.from(ended(lines)), zipped).catch(() => undefined);
  return zipped;
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
