import type { Core } from '../core.ts';
import { type Listening, listen } from '../db/listen.ts';
import { VIDEO_CHANNEL, type VideoChange } from './video-change-repository.ts';

export interface VideoFeed {
  /** Hears of every change from now on; answers how to stop hearing. */
  subscribe(listener: FeedListener): () => void;
  close(): Promise<void>;
}

export interface FeedListener {
  onChange(change: VideoChange): void;
  /** Changes may have been missed: look at everything again. */
  onGap(): void;
}

/** Calls out what happens to videos anywhere in this installation. One connection serves all who listen. */
export function openVideoFeed(core: Core): VideoFeed {
  const listeners = new Set<FeedListener>();
  let listening: Listening | undefined;
  const start = () =>
    listen(core.db, {
      channel: VIDEO_CHANNEL,
      log: core.log,
      onMessage(payload) {
        const change = parseChange(payload);
        if (change) for (const listener of listeners) listener.onChange(change);
      },
      onGap() {
        for (const listener of listeners) listener.onGap();
      },
    });
  return {
    subscribe(listener) {
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

function parseChange(payload: string): VideoChange | undefined {
  const [accountId, videoId, kind] = payload.split(' ');
  return accountId && videoId ? { accountId, videoId, movesQueue: kind === 'queue' } : undefined;
}
