import type { Video } from '@herald/contract/endpoints/videos';
import type { VideoStatus } from '@herald/contract/statuses';
import { createStore, useStore } from '#lib/create-store.ts';
import { isUnfinished } from './status-look.ts';

export type Ending = 'ready' | 'failed';

/**
 * Remembers every video it was shown and reports each ending once, wherever the news comes from: the list, the stream
 * or the poll. Knows what is being made right now and when it last heard of it.
 */
export class VideoWatch {
  readonly #statuses = new Map<string, VideoStatus>();
  readonly #heardAtMs = new Map<string, number>();
  readonly #inWork = createStore<readonly Video[]>([]);
  readonly inWork = { read: this.#inWork.read, subscribe: this.#inWork.subscribe };

  /** Returns the ending when this is the first news of it. */
  observe(video: Video, nowMs: number): Ending | null {
    const before = this.#statuses.get(video.id);
    this.#statuses.set(video.id, video.status);
    this.#heardAtMs.set(video.id, nowMs);
    this.#keepInWork(video);
    if (before === undefined || !isUnfinished(before) || video.deleted_at) return null;
    if (video.status === 'completed' && video.video_url) return 'ready';
    return video.status === 'failed' ? 'failed' : null;
  }

  /** A finished video never goes back to work, so such news is old; a failed one does when it is tried again. */
  isOldNews({ id, status }: Pick<Video, 'id' | 'status'>): boolean {
    return this.#statuses.get(id) === 'completed' && status !== 'completed';
  }

  /** True for a video that was never seen, or had another status when it was last seen. */
  isNews({ id, status }: Pick<Video, 'id' | 'status'>): boolean {
    return this.#statuses.get(id) !== status;
  }

  /** News that took longer than the stream to arrive must not turn time back. */
  hasHeardSince(id: string, momentMs: number): boolean {
    return this.#heardAt(id) > momentMs;
  }

  /** Unfinished videos that there was no news of since then. */
  silentSince(momentMs: number): readonly Video[] {
    return this.#inWork.read().filter(({ id }) => this.#heardAt(id) <= momentMs);
  }

  /** Deleted videos have no ending to report. */
  forget(ids: ReadonlySet<string>): void {
    for (const id of ids) this.#statuses.delete(id);
    const inWork = this.#inWork.read();
    if (inWork.some(({ id }) => ids.has(id))) this.#inWork.write(inWork.filter(({ id }) => !ids.has(id)));
  }

  #heardAt(id: string): number {
    return this.#heardAtMs.get(id) ?? Number.NEGATIVE_INFINITY;
  }

  #keepInWork(video: Video): void {
    const isInWork = isUnfinished(video.status) && !video.deleted_at;
    const inWork = this.#inWork.read();
    const others = inWork.filter(({ id }) => id !== video.id);
    if (!isInWork && others.length === inWork.length) return;
    this.#inWork.write(isInWork ? [...others, video] : others);
  }
}

let current = { userId: '', watch: new VideoWatch() };

/** One for the session: it outlives the screens, so that an ending is reported once and not on every return to the library. */
export function watchOf(userId: string): VideoWatch {
  if (current.userId !== userId) current = { userId, watch: new VideoWatch() };
  return current.watch;
}

/** What is being made or waits for it, as far as the library and the wizard have seen it. */
export function useVideosInWork(userId: string): readonly Video[] {
  return useStore(watchOf(userId).inWork);
}
