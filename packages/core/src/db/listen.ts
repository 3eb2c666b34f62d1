import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../runtime/log.ts';
import { createTurns } from '../runtime/turns.ts';
import { Connection, endConnection, ping } from './connection.ts';
import type { Database } from './database.ts';

export interface ListenOptions {
  /** Read whenever the connection opens. */
  channels: () => Iterable<string>;
  onMessage(channel: string, payload: string): void;
  /** The connection is open, for the first time or again: earlier notifications were missed. */
  onGap(): void;
  log: Log;
  /** A connection that only waits does not notice that the other end is gone. */
  pingEveryMs?: number;
}

export interface Listening {
  /** Listens to one more channel; false when the connection is being opened, which reports a gap. */
  add(channel: string): Promise<boolean>;
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;
const PING_EVERY_MS = 15_000;

/** Listens to PostgreSQL notifications over a connection of its own, and reconnects when it breaks. */
export function listen(db: Database, options: ListenOptions): Listening {
  const stopping = new AbortController();
  const state: Connected = {};
  const running = keepListening(db, options, state, stopping.signal);
  return {
    async add(channel) {
      const { listenTo } = state;
      if (!listenTo) return false;
      // A connection that breaks here opens again with every channel.
      return listenTo(channel).then(
        () => true,
        () => false,
      );
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

interface Connected {
  /** Set while the connection listens. */
  listenTo?: ((channel: string) => Promise<unknown>) | undefined;
}

/** One after the other: a connection takes one query at a time, and a screen opens several channels at once. */
function listenInTurn(client: pg.Client): (channel: string) => Promise<unknown> {
  const turns = createTurns();
  return (channel) => turns('listen', () => client.query(`listen ${pg.escapeIdentifier(channel)}`));
}

async function keepListening(
  db: Database,
  options: ListenOptions,
  state: Connected,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const client: pg.Client = new Connection({ ...db.pool.options, application_name: 'herald listener' });
    try {
      await listenOnce(client, options, state, stopping);
    } catch (error) {
      options.log.warn({ err: error }, 'The connection for database notifications was lost');
    } finally {
      state.listenTo = undefined;
      await endConnection(client);
    }
    await wait(TRY_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Ends when told to stop; throws when the connection is lost. */
async function listenOnce(
  client: pg.Client,
  { channels, onMessage, onGap, pingEveryMs = PING_EVERY_MS }: ListenOptions,
  state: Connected,
  stopping: AbortSignal,
): Promise<void> {
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  // The connection may break before `over` is awaited.
  over.catch(() => undefined);
  client.on('error', reject);
  client.on('end', () => reject(new Error('The connection was closed')));
  client.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
  stopping.addEventListener('abort', () => resolve(), { once: true });
  await client.connect();
  const listenTo = listenInTurn(client);
  state.listenTo = listenTo;
  for (const channel of channels()) await listenTo(channel);
  onGap();
  const pinging = setInterval(() => client.query(ping).catch(reject), pingEveryMs);
  await over.finally(() => clearInterval(pinging));
}
