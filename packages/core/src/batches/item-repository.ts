import { BATCH_RETRIES, type BatchItemStatus } from '@herald/contract/batch';
import { and, asc, count, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { batches, batchItems, type ItemFailure } from '../db/schema/batches.ts';
import { videos } from '../db/schema/videos.ts';
import { type BatchCounts, type BatchItem, type NewBatchItem, noCounts } from './batch.ts';

const failedAndMayWork = and(
  eq(batchItems.status, 'failed'),
  sql`${batchItems.failure} ->> 'kind' = 'again'`,
  lt(batchItems.retries, BATCH_RETRIES),
);

const mayRetry = or(failedAndMayWork, eq(batchItems.status, 'cancelled'));

/** A film that somebody stopped was not tried in vain. */
const triesNext = sql`${batchItems.retries} + case ${batchItems.status} when 'failed' then 1 else 0 end`;

const INSERTED_AT_ONCE = 100;

interface ItemFilter {
  batchId: string;
  status: BatchItemStatus | 'all';
}

const matches = ({ batchId, status }: ItemFilter) =>
  and(eq(batchItems.batchId, batchId), status === 'all' ? undefined : eq(batchItems.status, status));

/** The counts are read from the index alone; only failed items are looked at. */
const sumColumns = { status: batchItems.status, films: count() };

interface Sum {
  status: BatchItemStatus;
  films: number;
}

function countsOf(sums: readonly Sum[], mayBeTried: number): BatchCounts {
  const counts = { ...noCounts, mayRetry: mayBeTried };
  for (const { status, films } of sums) {
    counts[status] += films;
    counts.films += films;
  }
  return counts;
}

export const itemRepository = {
  async insert(tx: Transaction, items: readonly NewBatchItem[]): Promise<void> {
    for (let at = 0; at < items.length; at += INSERTED_AT_ONCE) {
      await tx.insert(batchItems).values(items.slice(at, at + INSERTED_AT_ONCE));
    }
  },

  async countsOf(db: Queryable, batchIds: readonly string[]): Promise<Map<string, BatchCounts>> {
    const isOfThem = inArray(batchItems.batchId, [...batchIds]);
    const [sums, retries] = await Promise.all([
      db
        .select({ batchId: batchItems.batchId, ...sumColumns })
        .from(batchItems)
        .where(isOfThem)
        .groupBy(batchItems.batchId, batchItems.status),
      db
        .select({ batchId: batchItems.batchId, films: count() })
        .from(batchItems)
        .where(and(isOfThem, failedAndMayWork))
        .groupBy(batchItems.batchId),
    ]);
    const tries = new Map(retries.map(({ batchId, films }) => [batchId, films]));
    const byBatch = Map.groupBy(sums, ({ batchId }) => batchId);
    return new Map(batchIds.map((id) => [id, countsOf(byBatch.get(id) ?? [], tries.get(id) ?? 0)]));
  },

  async countsInAccount(db: Queryable, accountId: string): Promise<BatchCounts> {
    const isOfAccount = eq(batches.accountId, accountId);
    const sums = await db
      .select(sumColumns)
      .from(batchItems)
      .innerJoin(batches, eq(batches.id, batchItems.batchId))
      .where(isOfAccount)
      .groupBy(batchItems.status);
    const [retries] = await db
      .select({ films: count() })
      .from(batchItems)
      .innerJoin(batches, eq(batches.id, batchItems.batchId))
      .where(and(isOfAccount, failedAndMayWork));
    return countsOf(sums, retries?.films ?? 0);
  },

  /** Films of running batches that hold no slot yet. */
  async countWaiting(db: Queryable, accountId: string): Promise<number> {
    const [row] = await db
      .select({ waiting: count() })
      .from(batchItems)
      .innerJoin(batches, eq(batches.id, batchItems.batchId))
      .where(and(eq(batches.accountId, accountId), eq(batches.status, 'running'), eq(batchItems.status, 'waiting')));
    return row?.waiting ?? 0;
  },

  async count(db: Queryable, filter: ItemFilter): Promise<number> {
    return db.$count(batchItems, matches(filter));
  },

  /** Whether a film of the batch is made or was. */
  async hasBegun(db: Queryable, batchId: string): Promise<boolean> {
    const begun = and(eq(batchItems.batchId, batchId), ne(batchItems.status, 'waiting'));
    return (await db.$count(batchItems, begun)) > 0;
  },

  async list(db: Queryable, filter: ItemFilter, page: { limit: number; offset: number }): Promise<BatchItem[]> {
    return db
      .select()
      .from(batchItems)
      .where(matches(filter))
      .orderBy(asc(batchItems.number))
      .limit(page.limit)
      .offset(page.offset);
  },

  /** How large what is not made yet will be. */
  async listWaitingSizes(db: Queryable, batchIds: readonly string[]) {
    return db
      .select({
        batchId: batchItems.batchId,
        performer: batchItems.performer,
        durationSec: batchItems.estimatedSec,
        output: sql<BatchItem['content']['output']>`${batchItems.content} -> 'output'`,
      })
      .from(batchItems)
      .where(and(inArray(batchItems.batchId, [...batchIds]), eq(batchItems.status, 'waiting')));
  },

  async nextWaiting(db: Queryable, batchId: string): Promise<BatchItem | undefined> {
    const [item] = await itemRepository.list(db, { batchId, status: 'waiting' }, { limit: 1, offset: 0 });
    return item;
  },

  async lock(tx: Transaction, id: string): Promise<BatchItem | undefined> {
    const [row] = await tx.select().from(batchItems).where(eq(batchItems.id, id)).for('update');
    return row;
  },

  async update(tx: Transaction, id: string, columns: Partial<BatchItem>): Promise<void> {
    await tx.update(batchItems).set(columns).where(eq(batchItems.id, id));
  },

  /** Notes what became of videos that have ended; returns how many there were. */
  async settle(tx: Transaction, batchId: string): Promise<number> {
    const kind = sql`case when (${videos.failure} ->> 'may_pass')::boolean is false then 'mend' else 'again' end`;
    const failure = sql`jsonb_build_object('kind', ${kind}, 'reason', coalesce(${videos.failure} ->> 'reason', ''))`;
    const rows = await tx
      .update(batchItems)
      .set({
        status: sql`case ${videos.status} when 'completed' then 'finished' when 'failed' then 'failed' else 'cancelled' end`,
        failure: sql`case when ${videos.status} = 'failed' then ${failure} end`,
      })
      .from(videos)
      .where(
        and(
          eq(batchItems.batchId, batchId),
          eq(batchItems.status, 'making'),
          eq(videos.id, batchItems.videoId),
          inArray(videos.status, ['completed', 'failed', 'cancelled']),
        ),
      )
      .returning({ id: batchItems.id });
    return rows.length;
  },

  async failWaiting(tx: Transaction, batchId: string, failure: ItemFailure): Promise<void> {
    await tx
      .update(batchItems)
      .set({ status: 'failed', failure })
      .where(and(eq(batchItems.batchId, batchId), eq(batchItems.status, 'waiting')));
  },

  async cancelUnfinished(tx: Transaction, batchId: string): Promise<void> {
    await tx
      .update(batchItems)
      .set({ status: 'cancelled' })
      .where(and(eq(batchItems.batchId, batchId), inArray(batchItems.status, ['waiting', 'making'])));
  },

  /** Returns how many may be tried again. */
  async retry(tx: Transaction, batchId: string, onlyId?: string): Promise<number> {
    const rows = await tx
      .update(batchItems)
      .set({ status: 'waiting', failure: null, retries: triesNext })
      .where(and(eq(batchItems.batchId, batchId), onlyId ? eq(batchItems.id, onlyId) : undefined, mayRetry))
      .returning({ id: batchItems.id });
    return rows.length;
  },

  /** Every item with its video, for the table of results. */
  async listResults(db: Queryable, batchId: string) {
    return db
      .select({
        item: batchItems,
        slug: videos.slug,
        durationSec: videos.durationSec,
        startedAt: videos.startedAt,
        finishedAt: videos.finishedAt,
        cpuSec: videos.cpuSec,
        keptShare: videos.keptShare,
        isThere: sql<boolean>`${videos.id} is not null and ${videos.deletedAt} is null and ${videos.removedAt} is null`,
      })
      .from(batchItems)
      .leftJoin(videos, eq(videos.id, batchItems.videoId))
      .where(eq(batchItems.batchId, batchId))
      .orderBy(asc(batchItems.number));
  },

  /** The videos of finished films, with the names of their files. */
  async listFinished(db: Queryable, batchId: string): Promise<{ videoId: string; name: string }[]> {
    const rows = await db
      .select({ videoId: batchItems.videoId, name: batchItems.name })
      .from(batchItems)
      .where(and(eq(batchItems.batchId, batchId), eq(batchItems.status, 'finished'), isNotNull(batchItems.videoId)))
      .orderBy(asc(batchItems.number));
    return rows.flatMap(({ videoId, name }) => (videoId ? [{ videoId, name }] : []));
  },
};
