import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Log, silentLog } from '../runtime/log.ts';
import { createTimeMeter, type TimeMeter } from '../runtime/time-meter.ts';
import { CLOSE_TIMEOUT_MS, CONNECTION_LIMITS, Connection, canConnect, ping, withPatience } from './connection.ts';

/** What a repository reads from: the database itself or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A transaction under way. Locks, and writes that belong together, ask for it: the database itself does not fit. */
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** What all transactions of one name came to, since the process started. */
export interface TransactionTotals {
  committed: number;
  rolledBack: number;
  durationMs: number;
}

export interface Database {
  readonly queries: Queryable;
  /** For libraries that speak to PostgreSQL themselves. */
  readonly pool: pg.Pool;
  /** All or nothing, under a name that shows in the metrics. */
  transaction<T>(name: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly transactionTotals: ReadonlyMap<string, TransactionTotals>;
  /** How long queries took, from their start to their answer; slow ones count as bad. */
  readonly queryTimes: TimeMeter;
  ping(): Promise<void>;
  /** For how long no query has been answered. */
  silentForMs(): number;
  /** Whether the database answers a new connection. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  log?: Log;
  /** How long a query waits for its answer before its connection counts as dead. */
  answerWithinMs?: number;
}

const DEFAULT_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A new connection costs as much as a screen's queries, and a person opens the next screen within a minute. */
const RESTS_FOR_MS = 60_000;
/** A query that takes longer counts as slow. */
export const SLOW_QUERY_MS = 1_000;

/** Opens the pool; connections are made when first needed. */
export function openDatabase(options: DatabaseOptions): Database {
  const log = options.log ?? silentLog;
  const pool = new pg.Pool({
    ...CONNECTION_LIMITS,
    ...(options.answerWithinMs && { query_timeout: options.answerWithinMs }),
    connectionString: options.url,
    Client: Connection,
    max: options.maxConnections ?? DEFAULT_CONNECTIONS,
    idleTimeoutMillis: RESTS_FOR_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    application_name: 'herald',
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  const queryTimes = createTimeMeter();
  let answeredAt = performance.now();
  pool.on('connect', (client) => {
    if (client instanceof Connection) client.onAnswer = (tookMs) => queryTimes.note(tookMs, tookMs > SLOW_QUERY_MS);
    // The same inside a transaction: the next statement fails and reports the lost connection.
    client.on('error', () => undefined);
    client.on('drain', () => {
      answeredAt = performance.now();
    });
  });
  const queries: Queryable = drizzle(pool);
  const transactionTotals = new Map<string, TransactionTotals>();
  return {
    queries,
    pool,
    transactionTotals,
    queryTimes,
    transaction: (name, work) => count(transactionTotals, name, () => transact(pool, work)),
    async ping() {
      await pool.query(ping);
    },
    silentForMs: () => performance.now() - answeredAt,
    isThere: () => canConnect(options.url),
    close: () => closePool(pool),
  };
}

/** Drizzle never gives a connection back to the pool that was lost before its transaction began. */
async function transact<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.release();
  }
}

/** `pool.end` returns before its connections are closed; a server that stops next would report them as lost. */
async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const { promise: allClosed, resolve } = Promise.withResolvers<void>();
  if (open === 0) resolve();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) resolve();
  });
  await pool.end();
  await withPatience(allClosed, CLOSE_TIMEOUT_MS);
}

async function count<T>(
  totals: Map<string, TransactionTotals>,
  name: string,
  transaction: () => Promise<T>,
): Promise<T> {
  const total = totals.get(name) ?? { committed: 0, rolledBack: 0, durationMs: 0 };
  totals.set(name, total);
  const startedAt = performance.now();
  try {
    const result = await transaction();
    total.committed += 1;
    return result;
  } catch (error) {
    total.rolledBack += 1;
    throw error;
  } finally {
    total.durationMs += performance.now() - startedAt;
  }
}
