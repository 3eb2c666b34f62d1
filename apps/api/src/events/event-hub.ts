import type { Readable } from 'node:stream';
import { openVideoFeed } from '@herald/core/videos';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { type ApiContext, serverLimits } from '../context.ts';
import { type AccountLines, accountLines } from './account-lines.ts';
import { type LineOwner, openLine } from './event-line.ts';
import { commentText, retryText } from './event-text.ts';

export interface NewLine extends LineOwner {
  stream: Readable;
  /** When the listener last heard something, in milliseconds; undefined on the first connection. */
  lastHeardMs: number | undefined;
}

export interface EventHub {
  /** Returns false when the user already has the most lines allowed. */
  open(line: NewLine): boolean;
  close(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    eventHub: EventHub;
  }
}

const RETRY_MS = 3_000;

/** One hub for each process; it closes before the server stops, because an endless answer would keep the stop waiting. */
export function registerEventHub(app: FastifyInstance, ctx: ApiContext): void {
  const hub = createEventHub(ctx);
  app.decorate('eventHub', hub);
  app.addHook('preClose', () => hub.close());
}

/** Sends changes of videos to the tabs that are connected to this process. */
function createEventHub(ctx: ApiContext): EventHub {
  const { eventHeartbeatMs, eventLinesPerUser } = { ...serverLimits, ...ctx.limits };
  const accounts = new Map<string, AccountLines>();
  const all = () => [...accounts.values()].flatMap(({ lines }) => [...lines]);
  countLines(ctx, () => all().length);
  const feed = openVideoFeed(ctx.core);
  const listener = {
    onChange: ({ accountId, videoId, movesQueue }: { accountId: string; videoId: string; movesQueue: boolean }) => {
      accounts.get(accountId)?.sendVideo(videoId);
      if (movesQueue) for (const account of accounts.values()) account.sendUnfinished();
    },
    onGap: () => {
      for (const account of accounts.values()) account.sendUnfinished();
    },
  };
  let heartbeat: NodeJS.Timeout | undefined;
  const start = () => {
    if (heartbeat) return;
    feed.subscribe(listener);
    heartbeat = setInterval(() => void beat(ctx, all()), eventHeartbeatMs);
    heartbeat.unref();
  };
  return {
    open({ stream, lastHeardMs, ...owner }) {
      if (all().filter(({ userId }) => userId === owner.userId).length >= eventLinesPerUser) return false;
      start();
      const line = openLine(ctx.core, stream, owner);
      const account = accounts.get(owner.accountId) ?? accountLines(ctx, owner.accountId);
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
    async close() {
      clearInterval(heartbeat);
      for (const line of all()) line.close();
      await feed.close();
    },
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

/** Keeps proxies from hanging up, and ends the lines of sessions that have ended. */
async function beat(ctx: ApiContext, lines: { check(): Promise<void>; send(text: string): Promise<void> }[]) {
  for (const line of lines) {
    await line
      .check()
      .then(() => line.send(commentText('still here')))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'A line of events could not be checked'));
  }
}
