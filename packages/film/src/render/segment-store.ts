import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DescribedSegment } from '../draw/worker-message.ts';
import { probeMedia } from '../encode/probe-media.ts';

const SUFFIX = '.segment.mp4';

/** The file of a segment, in the folder of a film and wherever else it is kept. */
export function segmentName(key: string): string {
  return key + SUFFIX;
}

/** Finished segments on disk, named by the hash of what they show. A name only ever appears when its file is whole. */
export class SegmentStore {
  readonly #folder: string;
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<SegmentStore> {
    await mkdir(folder, { recursive: true });
    return new SegmentStore(folder);
  }

  pathOf(key: string): string {
    return join(this.#folder, segmentName(key));
  }

  /** Whether the segment is there and really holds its frames. */
  async has({ key, from, to }: DescribedSegment): Promise<boolean> {
    const found = await probeMedia(this.pathOf(key)).catch(() => undefined);
    const isThere = found?.video?.frames === to - from;
    if (isThere) this.#waitingFor(key).resolve();
    return isThere;
  }

  /** Waits until the segment was found to be there, or was kept. */
  finished(key: string): Promise<void> {
    return this.#waitingFor(key).promise;
  }

  /** A path to write to; `keep` gives the file its real name. */
  draftOf(key: string): string {
    return join(this.#folder, `${key}.draft.mp4`);
  }

  async keep(key: string): Promise<void> {
    await rename(this.draftOf(key), this.pathOf(key));
    this.#waitingFor(key).resolve();
  }

  /** Removes drafts and segments that this film does not use. */
  async prune(used: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.#folder);
    const isOurs = (name: string): boolean => name.endsWith(SUFFIX) || name.endsWith('.draft.mp4');
    const stale = names.filter((name) => isOurs(name) && !used.has(name.slice(0, -SUFFIX.length)));
    await Promise.all(stale.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  #waitingFor(key: string): PromiseWithResolvers<void> {
    const waiting = this.#waiting.get(key) ?? Promise.withResolvers<void>();
    this.#waiting.set(key, waiting);
    return waiting;
  }
}
