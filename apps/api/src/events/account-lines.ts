import { setTimeout as wait } from 'node:timers/promises';
import { getBatches, listCurrentBatches, type ShownBatch } from '@herald/core/batches';
import {
  type ForecastReader,
  getVideos,
  listCurrentVideos,
  type QueueForecast,
  type ShownVideo,
} from '@herald/core/videos';
import type { ApiContext } from '../context.ts';
import { presentBatch } from '../presenters/batch.ts';
import { presentVideo } from '../presenters/video.ts';
import { contextFor } from '../providers-for.ts';
import type { EventLine } from './event-line.ts';
import { eventText } from './event-text.ts';

/** The open tabs of one account. What they receive is read once for all of them, one thing after the other. */
export interface AccountLines {
  lines: Set<EventLine>;
  sendVideo(videoId: string): void;
  sendBatch(batchId: string): void;
  /** Whether a video of the account waits in the queue, as far as its tabs know. */
  hasWaiting(): boolean;
  /** Sends the places of waiting videos; their rows are known because every change of one is sent. */
  sendPlaces(forecast: QueueForecast): void;
  /** Sends all tabs what notices may not have told since then. */
  sendMissed(since: Date): void;
  /** Sends one line what it has missed. */
  catchUp(line: EventLine, lastHeardMs: number | undefined): void;
}

const COLLECT_MS = 50;
const RECENT_MS = 60_000;
/** The clocks of two machines differ a little. */
const MARGIN_MS = 5_000;
const LONGEST_MS = 24 * 3_600_000;

export function accountLines(ctx: ApiContext, accountId: string, forecasts: ForecastReader): AccountLines {
  const { core } = ctx;
  const lines = new Set<EventLine>();
  const waiting = new Map<string, ShownVideo>();
  let tail = Promise.resolve();
  const inTurn = (task: () => Promise<void>) => {
    tail = tail.then(task).catch((error: unknown) => ctx.log.warn({ err: error }, 'An event could not be sent'));
  };
  const send = async (videos: ShownVideo[], listeners: Iterable<EventLine>) => {
    for (const shown of videos) {
      if (isWaiting(shown)) waiting.set(shown.video.id, shown);
      else waiting.delete(shown.video.id);
    }
    if (videos.length === 0) return;
    const own = await contextFor(ctx, accountId);
    const id = core.clock.now().getTime();
    const text = videos.map((video) => eventText({ id, name: 'video', data: presentVideo(own, video) })).join('');
    await Promise.all(Array.from(listeners, (line) => line.send(text)));
  };
  const sendSince = async (sinceMs: number, listeners: Iterable<EventLine>) => {
    const since = new Date(Math.max(core.clock.now().getTime() - LONGEST_MS, sinceMs - MARGIN_MS));
    await send(await listCurrentVideos(core, accountId, since, forecasts), listeners);
  };
  const sendBatches = async (batches: ShownBatch[], listeners: Iterable<EventLine>) => {
    if (batches.length === 0) return;
    const id = core.clock.now().getTime();
    const text = batches.map((batch) => eventText({ id, name: 'batch', data: presentBatch(batch) })).join('');
    await Promise.all(Array.from(listeners, (line) => line.send(text)));
  };
  const sendCurrentBatches = async (listeners: Iterable<EventLine>) =>
    sendBatches(await listCurrentBatches(core, accountId), listeners);
  const sendVideo = collected(inTurn, async (ids) => {
    for (const id of ids) waiting.delete(id);
    await send(await getVideos(core, accountId, ids, forecasts), lines);
  });
  const sendBatch = collected(inTurn, async (ids) => sendBatches(await getBatches(core, accountId, ids), lines));
  return {
    lines,
    sendVideo,
    sendBatch,
    hasWaiting: () => waiting.size > 0,
    sendPlaces(forecast) {
      inTurn(async () => {
        const moved = [...waiting.values()].map((shown) => ({ ...shown, forecast: forecast.of(shown.video) }));
        // One that the queue no longer knows has a notice of its own.
        await send(
          moved.filter((shown) => shown.forecast !== undefined),
          lines,
        );
      });
    },
    sendMissed(since) {
      // Those that no longer wait may also have been deleted.
      for (const id of waiting.keys()) sendVideo(id);
      inTurn(() => sendSince(since.getTime(), lines));
      inTurn(() => sendCurrentBatches(lines));
    },
    catchUp(line, lastHeardMs) {
      inTurn(() => sendSince(lastHeardMs ?? core.clock.now().getTime() - RECENT_MS, [line]));
      inTurn(() => sendCurrentBatches([line]));
    },
  };
}

/** Sends changes in quick succession as one. */
function collected(inTurn: (task: () => Promise<void>) => void, sendAll: (ids: string[]) => Promise<void>) {
  const changed = new Set<string>();
  return (id: string) => {
    const isCollecting = changed.size > 0;
    changed.add(id);
    if (isCollecting) return;
    inTurn(async () => {
      await wait(COLLECT_MS);
      const ids = [...changed];
      changed.clear();
      await sendAll(ids);
    });
  };
}

const isWaiting = ({ video }: ShownVideo) => video.status === 'pending' && video.deletedAt === null;
