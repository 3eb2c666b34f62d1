import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { openBatchFeed } from '@herald/core/batches';
import { openAccessFeed } from '@herald/core/people';
import { type ForecastReader, openForecastReader, openVideoFeed } from '@herald/core/videos';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { type ApiContext, serverLimits } from '../context.ts';
import { type AccountLines, accountLines } from './account-lines.ts';
import { type EventLine, type LineOwner, openLine } from './event-line.ts';
import { commentText, retryText } from './event-text.ts';
import { openSessionCheck } from './session-check.ts';

export interface NewLine extends LineOwner {
  stream: Readable;
  /** When the listener last heard something, in milliseconds; undefined on the first connection. */
  lastHeardMs: number | undefined;
}

export interface EventHub {
  /** Returns false when the user already has the most lines allowed. */
  open(line: NewLine): boolean;
  /** One for everybody this process tells about waiting videos. */
  forecasts: ForecastReader;
  close(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    eventHub: EventHub;
  }
}

const RETRY_MS = 3_000;
/** However often the queue moves, people who wait hear of it once in this time. */
const COLLECT_MOVES_MS = 1_000;

/** One hub for each process; it closes before the server stops, because an endless answer would keep the stop waiting. */
export function registerEventHub(app: FastifyInstance, ctx: ApiContext): void {
  const hub = createEventHub(ctx);
  app.decorate('eventHub', hub);
  app.addHook('preClose', async () => hub.close());
}

/** Sends changes of videos to the tabs that are connected to this process. */
function createEventHub(ctx: ApiContext): EventHub {
  const { eventHeartbeatMs, eventLinesPerUser } = { ...serverLimits, ...ctx.limits };
  const accounts = new Map<string, AccountLines>();
  const all = () => [...accounts.values()].flatMap(({ lines }) => [...lines]);
  countLines(ctx, () => all().length);
  const forecasts = openForecastReader(ctx.core);
  const checkSession = openSessionCheck(ctx.core);
  const feed = openVideoFeed(ctx.core);
  const waitingAccounts = () => [...accounts.values()].filter((account) => account.hasWaiting());
  const sendMoves = collectMoves(ctx, async () => {
    if (waitingAccounts().length === 0) return;
    const forecast = await forecasts.readNext();
    for (const account of waitingAccounts()) account.sendPlaces(forecast);
  });
  const listener = {
    onChange: ({ accountId, videoId, movesQueue }: { accountId: string; videoId: string; movesQueue: boolean }) => {
      accounts.get(accountId)?.sendVideo(videoId);
      if (movesQueue) sendMoves();
    },
    onGap: (since: Date) => {
      for (const account of accounts.values()) account.sendMissed(since);
    },
  };
  let heartbeat: NodeJS.Timeout | undefined;
  let closeBatchFeed: (() => void) | undefined;
  let closeAccessFeed: (() => void) | undefined;
  const start = () => {
    if (heartbeat) return;
    feed.subscribe(listener);
    closeBatchFeed = openBatchFeed(ctx.core, {
      onChange: ({ accountId, batchId }) => accounts.get(accountId)?.sendBatch(batchId),
      // The videos' gap comes with it, and sends batches too.
      onGap: () => undefined,
    });
    closeAccessFeed = openAccessFeed(ctx.core, () => void checkAll(ctx, all()));
    heartbeat = setInterval(() => void beat(ctx, all()), eventHeartbeatMs);
    heartbeat.unref();
  };
  return {
    forecasts,
    open({ stream, lastHeardMs, ...owner }) {
      if (all().filter(({ userId }) => userId === owner.userId).length >= eventLinesPerUser) return false;
      start();
      const line = openLine(checkSession, stream, owner);
      const account = accounts.get(owner.accountId) ?? accountLines(ctx, owner.accountId, forecasts);
      accounts.set(owner.accountId, account);
      account.lines.add(line);
      stream.once('close', () => {
        account.lines.delete(line);
        if (account.lines.size === 0 && accounts.get(owner.accountId) === account) accounts.delete(owner.accountId);
      });
      stream.push(retryText(RETRY_MS));
      account.catchUp(line, lastHeardMs);
      return true;
    },
    close() {
      clearInterval(heartbeat);
      for (const line of all()) line.close();
      feed.close();
      closeBatchFeed?.();
      closeAccessFeed?.();
    },
  };
}

/** Calls `send` once for all moves of the queue in a short time. */
function collectMoves({ log }: ApiContext, send: () => Promise<void>): () => void {
  let isCollecting = false;
  const sendCollected = async () => {
    await wait(COLLECT_MOVES_MS, undefined, { ref: false });
    isCollecting = false;
    await send();
  };
  return () => {
    if (isCollecting) return;
    isCollecting = true;
    sendCollected().catch((error: unknown) => log.warn({ err: error }, 'A move of the queue could not be sent'));
  };
}

function countLines({ metrics }: ApiContext, count: () => number): void {
  new Gauge({
    name: 'herald_event_lines',
    help: 'Open event streams of browser tabs',
    registers: [metrics],
    collect() {
      this.set(count());
    },
  });
}

/** Ends the lines of sessions that have ended. */
async function checkAll({ log }: ApiContext, lines: EventLine[]) {
  const warn = (error: unknown) => log.warn({ err: error }, 'A line of events could not be checked');
  await Promise.all(lines.map((line) => line.check().catch(warn)));
}

/** Keeps proxies from hanging up, and ends the lines of sessions that have ended. */
async function beat({ log }: ApiContext, lines: EventLine[]) {
  const beatOne = async (line: EventLine) => {
    await line.check();
    await line.send(commentText('still here'));
  };
  const warn = (error: unknown) => log.warn({ err: error }, 'A line of events could not be checked');
  await Promise.all(lines.map((line) => beatOne(line).catch(warn)));
}
