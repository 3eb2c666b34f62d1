import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** For every connection: a host can vanish without a word, and nothing would ever end the wait for it. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  /** Longer than the server's own limit of a statement, so that a server that is there answers first. */
  query_timeout: 35_000,
};

/** How long a mere sign of life may take. */
export const PING_PATIENCE_MS = 5_000;

const NO_ANSWER = 'Query read timeout';

/**
 * A connection that ends when a query gets no answer in time. By itself node-postgres gives up the query and keeps the
 * connection, and the rollback behind it would wait as long again.
 */
export class Connection extends pg.Client {
  /** Called when a query has its answer. */
  onAnswer?: (tookMs: number) => void;

  override query(...args: never[]): never {
    const startedAt = performance.now();
    const note = () => this.onAnswer?.(performance.now() - startedAt);
    const asked: unknown = Reflect.apply(super.query, this, tellingOfAnswer(args, note));
    if (asked instanceof Promise) asked.then(note, note).catch(() => undefined);
    if (asked instanceof Promise) asked.catch((error: unknown) => this.#endIfSilent(error));
    return asked as never;
  }

  #endIfSilent(error: unknown): void {
    if (!(error instanceof Error) || error.message !== NO_ANSWER) return;
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy();
  }
}

/** The pool asks with a function that takes the answer; everybody else waits for a promise. */
function tellingOfAnswer(args: readonly unknown[], note: () => void): unknown[] {
  const last = args.at(-1);
  if (typeof last !== 'function') return [...args];
  const take = (...answer: unknown[]) => {
    note();
    last(...answer);
  };
  return [...args.slice(0, -1), take];
}

/** A query that asks for nothing but an answer. */
export const ping = { text: 'select 1', query_timeout: PING_PATIENCE_MS };

/** Whether a new connection gets an answer. */
export async function canConnect(url: string): Promise<boolean> {
  const client: pg.Client = new Connection({ connectionString: url, connectionTimeoutMillis: PING_PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(ping);
    return true;
  } catch {
    return false;
  } finally {
    await endConnection(client);
  }
}

export const CLOSE_TIMEOUT_MS = 2_000;

/** Closes politely, which takes an answer, but not for ever. */
export async function endConnection(client: pg.Client): Promise<void> {
  await withPatience(
    client.end().catch(() => undefined),
    CLOSE_TIMEOUT_MS,
  );
}

/** Waits for the work, or until patience ends; the work may still go on then. */
export async function withPatience(work: Promise<void>, patienceMs: number): Promise<void> {
  const over = new AbortController();
  const tired = wait(patienceMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tired]).finally(() => over.abort());
}
