import type { Log } from '../runtime/log.ts';
import type { Database } from './database.ts';
import { type Listening, listen } from './listen.ts';

export interface NoticeListener {
  onMessage(payload: string): void;
  /** Earlier notices may have been missed. */
  onGap(): void;
}

/** What other processes of this installation say. One connection serves all channels; it opens with the first listener. */
export interface Notices {
  /** Calls the listener for every notice from now on; returns a function that ends it. */
  subscribe(channel: string, listener: NoticeListener): () => void;
  close(): Promise<void>;
}

export function openNotices(db: Database, log: Log): Notices {
  const channels = new Map<string, Set<NoticeListener>>();
  let listening: Listening | undefined;
  const start = () =>
    listen(db, {
      channels: () => channels.keys(),
      log,
      onMessage(channel, payload) {
        for (const listener of channels.get(channel) ?? []) listener.onMessage(payload);
      },
      onGap() {
        for (const listeners of channels.values()) for (const listener of listeners) listener.onGap();
      },
    });
  return {
    subscribe(channel, listener) {
      const known = channels.get(channel);
      const listeners = known ?? new Set();
      listeners.add(listener);
      channels.set(channel, listeners);
      if (!listening) listening = start();
      else if (!known) void listening.add(channel).then((isListening) => isListening && listener.onGap());
      return () => listeners.delete(listener);
    },
    async close() {
      channels.clear();
      await listening?.stop();
    },
  };
}
