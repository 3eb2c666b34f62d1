import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  sizeBytes: number;
  contentType: string;
  etag: string;
  modifiedAt: Date;
}

export interface ByteRange {
  start: number;
  /** inclusive */
  end: number;
}

/** Where media lives: a folder on disk or an S3-compatible store, one contract. Keys are relative, forward slashes. */
export interface Storage {
  put(
    key: string,
    body: Readable | Uint8Array,
    options: { contentType: string; sizeBytes?: number },
  ): Promise<StoredObject>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** Publishes a finished object under its final name. */
  move(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  removeUnder(prefix: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Everything that was stored under a key. */
  listAll(): AsyncIterable<StoredObject>;
  /** Removes uploads that began before this and were never finished because their process died. */
  removeUnfinished(before: Date): Promise<void>;
}
