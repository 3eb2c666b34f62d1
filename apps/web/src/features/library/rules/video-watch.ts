import type { Video, VideoStatus } from '@herald/contract';
import { isUnfinished } from './status-look.ts';

export type Ending = 'ready' | 'failed';

/**
 * Remembers every video it was shown and tells each ending once, whoever brings the news first: the list, the stream
 * or the poll. Knows what is being made right now and when it last heard of it.
 */
export class VideoWatch {
  private readonly statuses = new Map<string, VideoStatus>();
  private readonly heardAtMs = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private inWork: readonly Video[] = [];

  /** The ending, when this is the first to tell it. */
  observe(video: Video, nowMs: number): Ending | null {
    const before = this.statuses.get(video.id);
    this.statuses.set(video.id, video.status);
    this.heardAtMs.set(video.id, nowMs);
    this.keepInWork(video);
    if (before === undefined || !isUnfinished(before) || video.deleted_at) return null;
    if (video.status === 'completed' && video.video_url) return 'ready';
    return video.status === 'failed' ? 'failed' : null;
  }

  /** A finished video never goes back to work, so such news is old; a failed one does when it is tried again. */
  isOldNews({ id, status }: Pick<Video, 'id' | 'status'>): boolean {
    return this.statuses.get(id) === 'completed' && status !== 'completed';
  }

  /** Never seen, or something else when it was last seen. */
  isNews({ id, status }: Pick<Video, 'id' | 'status'>): boolean {
    return this.statuses.get(id) !== status;
  }

  /** Unfinished videos nobody has told anything about for a while. */
  silentSince(momentMs: number): readonly Video[] {
    return this.inWork.filter(({ id }) => (this.heardAtMs.get(id) ?? 0) <= momentMs);
  }

  /** Deleted: whatever becomes of them is told to nobody. */
  forget(ids: ReadonlySet<string>): void {
    for (const id of ids) this.statuses.delete(id);
    if (!this.inWork.some(({ id }) => ids.has(id))) return;
    this.inWork = this.inWork.filter(({ id }) => !ids.has(id));
    this.tellListeners();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly readInWork = (): readonly Video[] => this.inWork;

  private keepInWork(video: Video): void {
    const isInWork = isUnfinished(video.status) && !video.deleted_at;
    const others = this.inWork.filter(({ id }) => id !== video.id);
    if (!isInWork && others.length === this.inWork.length) return;
    this.inWork = isInWork ? [...others, video] : others;
    this.tellListeners();
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
