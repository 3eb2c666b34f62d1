import { setTimeout as wait } from 'node:timers/promises';
import { getVideos, listCurrentVideos, type ShownVideo } from '@herald/core/videos';
import type { ApiContext } from '../context.ts';
import { presentVideo } from '../presenters/video.ts';
import type { EventLine } from './event-line.ts';
import { eventText } from './event-text.ts';

/** The open tabs of one account. What they receive is read once for all of them, one thing after the other. */
export interface AccountLines {
  lines: Set<EventLine>;
  sendVideo(videoId: string): void;
  sendUnfinished(): void;
  /** Sends one line what it has missed. */
  catchUp(line: EventLine, lastHeardMs: number | undefined): void;
}

/** Changes in quick succession are sent as one. */
const COLLECT_MS = 50;
const RECENT_MS = 60_000;
/** The clocks of two machines differ a little. */
const MARGIN_MS = 5_000;
const LONGEST_MS = 24 * 3_600_000;

export function accountLines(ctx: ApiContext, accountId: string): AccountLines {
  const { core } = ctx;
  const lines = new Set<EventLine>();
  const changed = new Set<string>();
  let [isChangedWaiting, isQueueWaiting] = [false, false];
  let tail = Promise.resolve();
  const inTurn = (task: () => Promise<void>) => {
    tail = tail.then(task).catch((error: unknown) => ctx.log.warn({ err: error }, 'An event could not be sent'));
  };
  const send = async (videos: ShownVideo[], listeners: Iterable<EventLine>) => {
    const id = core.clock.now().getTime();
    const text = videos.map((video) => eventText({ id, name: 'video', data: presentVideo(core, video) })).join('');
    if (text) for (const line of listeners) await line.send(text);
  };
  return {
    lines,
    sendVideo(videoId) {
      changed.add(videoId);
      if (isChangedWaiting) return;
      isChangedWaiting = true;
      inTurn(async () => {
        await wait(COLLECT_MS);
        const ids = [...changed];
        changed.clear();
        isChangedWaiting = false;
        await send(await getVideos(core, accountId, ids), lines);
      });
    },
    sendUnfinished() {
      if (isQueueWaiting) return;
      isQueueWaiting = true;
      inTurn(async () => {
        await wait(COLLECT_MS);
        isQueueWaiting = false;
        await send(await listCurrentVideos(core, accountId, core.clock.now()), lines);
      });
    },
    catchUp(line, lastHeardMs) {
      inTurn(async () => {
        const nowMs = core.clock.now().getTime();
        const sinceMs = Math.max(nowMs - LONGEST_MS, (lastHeardMs ?? nowMs - RECENT_MS) - MARGIN_MS);
        await send(await listCurrentVideos(core, accountId, new Date(sinceMs)), [line]);
      });
    },
  };
}
