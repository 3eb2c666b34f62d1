import { setTimeout as wait } from 'node:timers/promises';
import type { VideoStatus } from '@herald/contract/statuses';
import { type EventListener, listenToEvents } from '../../apps/api/src/testing/event-listener.ts';

export interface Following {
  hasTold(videoId: string, status: VideoStatus): boolean;
  stop(): void;
}

const RECONNECT_MS = 1000;

/** Follows the events of an account as a browser does: when the line ends, it asks for what it missed. */
export async function followVideo(url: string, token: string): Promise<Following> {
  const lines: EventListener[] = [await listenToEvents(url, { token })];
  let isStopped = false;
  const follow = async () => {
    while (!isStopped) {
      await lines.at(-1)?.ended;
      await wait(RECONNECT_MS);
      const lastEventId = lines
        .map((line) =>
          line
            .text()
            .match(/^id: (\d+)$/gm)
            ?.at(-1)
            ?.slice(4),
        )
        .findLast(Boolean);
      const next = await listenToEvents(url, { token, ...(lastEventId && { lastEventId }) }).catch(() => undefined);
      if (next && !isStopped) lines.push(next);
    }
  };
  void follow();
  return {
    hasTold: (videoId, status) =>
      lines.flatMap((line) => line.videos()).some((video) => video.id === videoId && video.status === status),
    stop() {
      isStopped = true;
      for (const line of lines) line.stop();
    },
  };
}
