import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../runtime/log.ts';
import { Connection, endConnection, ping } from './connection.ts';
import type { Database } from './database.ts';

export interface ListenOptions {
  channel: string;
  onMessage(payload: string): void;
  /** The connection is open, for the first time or again: earlier notifications were missed. */
  onGap(): void;
  log: Log;
  /** A connection that only waits does not notice that the other end is gone. */
  pingEveryMs?: number;
}

export interface Listening {
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;
const PING_EVERY_MS = 15_000;

/** Listens to PostgreSQL notifications over a connection of its own, and reconnects when it breaks. */
export function listen(db: Database, options: ListenOptions): Listening {
  const stopping = new AbortController();
  const running = keepListening(db, options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function keepListening(db: Database, options: ListenOptions, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const client: pg.Client = new Connection({ ...db.pool.options, application_name: 'herald listener' });
    try {
      await listenOnce(client, options, stopping);
    } catch (error) {
      options.log.warn({ err: error }, 'The connection for database notifications was lost');
    } finally {
      await endConnection(client);
    }
    await wait(TRY_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Ends when told to stop; throws when the connection is lost. */
async function listenOnce(
  client: pg.Client,
  { channel, onMessage, onGap, pingEveryMs = PING_EVERY_MS }: ListenOptions,
  stopping: AbortSignal,
): Promise<void> {
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  // The connection may break before `over` is awaited.
  over.catch(() => undefined);
  client.on('error', reject);
  client.on('end', () => reject(new Error('The connection was closed')));
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  stopping.addEventListener('abort', () => resolve(), { once: true });
  await client.connect();
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  onGap();
  const pinging = setInterval(() => client.query(ping).catch(reject), pingEveryMs);
  await over.finally(() => clearInterval(pinging));
}
