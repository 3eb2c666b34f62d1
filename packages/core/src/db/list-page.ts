import { and, asc, desc, gte, lt, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beginOfDay, daysBefore } from '../runtime/days.ts';
import type { Queryable, Transaction } from './database.ts';

/** A page of a list with numbered pages. */
export interface ListPage<Row> {
  rows: Row[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
  /** Counting stopped at the total: there are more. */
  isCapped: boolean;
  /** There are more, but no page has them. */
  isCut: boolean;
}

/** Where a page lies in a list of so many. */
export interface Place {
  total: number;
  limit: number;
  offset: number;
}

interface Source<Row> {
  /** Stops at `most`. */
  count: (most: number) => Promise<number>;
  list: (place: Place) => Promise<Row[]>;
  /** Where counting may stop; the pages after it are found all the same. */
  countsUpTo?: number;
  /** What lies beyond where counting stops: counted again for each page, found by reading on, or not listed at all. */
  beyond?: 'counted' | 'read on' | 'left out';
}

/** Counts first, because the count says how a page is best found. A page after the last one is empty. */
export async function listPage<Row>(
  { page, per_page: perPage }: { page: number; per_page: number },
  { count, list, countsUpTo = Number.MAX_SAFE_INTEGER, beyond = 'counted' }: Source<Row>,
): Promise<ListPage<Row>> {
  const offset = (page - 1) * perPage;
  if (beyond === 'read on' && offset >= countsUpTo) {
    const found = await list({ total: offset + perPage + 1, limit: perPage + 1, offset });
    if (found.length > 0) return readOn(found, { page, perPage, offset });
  }
  const most = beyond === 'left out' ? countsUpTo : Math.max(countsUpTo, offset + perPage);
  const counted = await count(most + 1);
  const isCapped = counted > most;
  const isCut = isCapped && beyond === 'left out';
  const reached = isCut ? most : counted;
  const limit = Math.min(perPage, reached - offset);
  const rows = limit > 0 ? await list({ total: counted, limit: isCut ? limit : perPage, offset }) : [];
  const place = { page, lastPage: Math.max(1, Math.ceil(reached / perPage)), perPage };
  return { rows, ...place, total: Math.min(counted, most), isCapped, isCut };
}

/** A page beyond where counting stops: one row more than it has says whether another one follows. */
function readOn<Row>(found: Row[], { page, perPage, offset }: { page: number; perPage: number; offset: number }) {
  const total = offset + Math.min(found.length, perPage);
  const lastPage = Math.ceil((offset + found.length) / perPage);
  const isCapped = found.length > perPage;
  return { rows: found.slice(0, perPage), page, lastPage, perPage, total, isCapped, isCut: false };
}

/** Counts the rows of a table that match, up to a number. */
export async function countUpTo(db: Queryable, table: PgTable | Subquery, condition: SQL | undefined, most: number) {
  const found = db.select({ one: sql`1` }).from(table).where(condition).limit(most).as('found');
  return db.$count(found);
}

/** The same page, counted from the nearer end of the list; reversed, it comes in the opposite order. */
export function fromNearerEnd({ total, limit, offset }: Place): { limit: number; offset: number; isReversed: boolean } {
  const length = Math.min(limit, total - offset);
  const isReversed = offset > total / 2;
  return { limit: length, offset: isReversed ? total - offset - length : offset, isReversed };
}

/** Enough that reading takes longer than asking. */
const ROWS_AT_ONCE = 1000;

/** Hands over what a query finds, in batches that all show the same moment; once in a transaction. */
export async function readInBatches<Row>(
  tx: Transaction,
  query: SQLWrapper,
  take: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await tx.execute(sql`declare batches no scroll cursor for ${query.getSQL()}`);
  for (;;) {
    const { rows }: { rows: unknown[] } = await tx.execute(
      sql`fetch forward ${sql.raw(String(ROWS_AT_ONCE))} from batches`,
    );
    if (rows.length === 0) return;
    // The query that was declared has this row.
    await take(rows as Row[]);
  }
}

/** In the order that was asked for; the last column tells rows apart that are equal in it. */
export function inOrder<Sort extends string>(
  { sort_by, sort_order }: { sort_by: Sort; sort_order: 'asc' | 'desc' },
  columns: Record<Sort, PgColumn>,
  last: PgColumn,
): SQL[] {
  const direction = sort_order === 'desc' ? desc : asc;
  return [direction(columns[sort_by]), direction(last)];
}

/** Whether a moment lies on one of the days from one to another. */
export function isOnDays(moment: PgColumn, days: Days): SQL | undefined {
  const { from, before } = spanOfDays(days);
  return and(from && gte(moment, from), before && lt(moment, before));
}

/** Where somebody chooses days; left out in UTC. */
export interface ChosenWhere {
  time_zone?: string | undefined;
}

interface Days extends ChosenWhere {
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** The moments that two days span where they were chosen, both included. */
export function spanOfDays({ date_from, date_to, time_zone }: Days) {
  return {
    from: date_from ? beginOfDay(date_from, time_zone) : undefined,
    before: date_to ? beginOfDay(daysBefore(date_to, -1), time_zone) : undefined,
  };
}
