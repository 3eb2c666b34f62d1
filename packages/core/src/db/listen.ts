import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../runtime/log.ts';
import type { Database } from './database.ts';

export interface ListenOptions {
  channel: string;
  onMessage(payload: string): void;
  /** The connection is open, for the first time or again: earlier notifications were missed. */
  onGap(): void;
  log: Log;
}

export interface Listening {
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;

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
    const client = new pg.Client({ ...db.pool.options, application_name: 'herald listener' });
    try {
      await listenOnce(client, options, stopping);
    } catch (error) {
      options.log.warn({ err: error }, 'The connection for database notifications was lost');
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(TRY_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Ends when told to stop; throws when the connection is lost. */
async function listenOnce(
  client: pg.Client,
  { channel, onMessage, onGap }: ListenOptions,
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
  await over;
}
