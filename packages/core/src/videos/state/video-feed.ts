import type { Core } from '../../core.ts';
import { VIDEO_CHANNEL, type VideoNotice } from './video-notice-repository.ts';

export interface VideoFeed {
  /** Calls the listener for every change from now on; returns a function that ends it. */
  subscribe(listener: FeedListener): () => void;
  close(): void;
}

export interface FeedListener {
  onChange(notice: VideoNotice): void;
  /** Notices since then may have been missed: read everything again. */
  onGap(since: Date): void;
}

/** Reports changes of videos in every process of this installation. */
export function openVideoFeed(core: Core): VideoFeed {
  const listeners = new Set<FeedListener>();
  let unsubscribe: (() => void) | undefined;
  /** A connection that breaks is noticed late; only what arrives proves that it was whole. */
  let wholeUntil = core.clock.now();
  const start = () =>
    core.notices.subscribe(VIDEO_CHANNEL, {
      onMessage(payload) {
        wholeUntil = core.clock.now();
        const notice = parseNotice(payload);
        if (notice) for (const listener of listeners) listener.onChange(notice);
      },
      onGap() {
        for (const listener of listeners) listener.onGap(wholeUntil);
        wholeUntil = core.clock.now();
      },
    });
  return {
    subscribe(listener) {
      if (!unsubscribe) wholeUntil = core.clock.now();
      unsubscribe ??= start();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      unsubscribe?.();
    },
  };
}

function parseNotice(payload: string): VideoNotice | undefined {
  const [accountId, videoId, kind] = payload.split(' ');
  return accountId && videoId ? { accountId, videoId, movesQueue: kind === 'queue' } : undefined;
}
