import type { Core } from '../../core.ts';
import { type Listening, listen } from '../../db/listen.ts';
import { VIDEO_CHANNEL, type VideoNotice } from './video-notice-repository.ts';

export interface VideoFeed {
  /** Calls the listener for every change from now on; returns a function that ends it. */
  subscribe(listener: FeedListener): () => void;
  close(): Promise<void>;
}

export interface FeedListener {
  onChange(notice: VideoNotice): void;
  /** Notices since then may have been missed: read everything again. */
  onGap(since: Date): void;
}

/** Reports changes of videos in every process of this installation. One connection serves all listeners. */
export function openVideoFeed(core: Core): VideoFeed {
  const listeners = new Set<FeedListener>();
  let listening: Listening | undefined;
  /** A connection that breaks is noticed late; only what arrives proves that it was whole. */
  let wholeUntil = core.clock.now();
  const start = () =>
    listen(core.db, {
      channel: VIDEO_CHANNEL,
      log: core.log,
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
      if (!listening) wholeUntil = core.clock.now();
      listening ??= start();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await listening?.stop();
    },
  };
}

function parseNotice(payload: string): VideoNotice | undefined {
  const [accountId, videoId, kind] = payload.split(' ');
  return accountId && videoId ? { accountId, videoId, movesQueue: kind === 'queue' } : undefined;
}
