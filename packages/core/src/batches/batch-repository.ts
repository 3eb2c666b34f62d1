import type { BatchStatus } from '@herald/contract/batch';
import { and, asc, count, desc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { batches, batchItems } from '../db/schema/batches.ts';
import { users } from '../db/schema/people.ts';
import { templates } from '../db/schema/templates.ts';
import { videos } from '../db/schema/videos.ts';
import { hasJob } from '../queue/job-repository.ts';
import type { StoredBatch } from './batch.ts';

interface BatchFilter {
  accountId: string;
  status: BatchStatus | 'all';
}

const matches = ({ accountId, status }: BatchFilter) =>
  and(eq(batches.accountId, accountId), status === 'all' ? undefined : eq(batches.status, status));

const shownColumns = { batch: batches, templateName: templates.name, startedBy: users.name };

/** A batch with the names of what it is about. */
export interface NamedBatch {
  batch: StoredBatch;
  templateName: string | null;
  startedBy: string | null;
}

const leaseEnd = (sec: number) => sql`clock_timestamp() + make_interval(secs => ${sec})`;

export const batchRepository = {
  async insert(tx: Transaction, batch: typeof batches.$inferInsert): Promise<void> {
    await tx.insert(batches).values(batch);
  },

  async findByStartKey(db: Queryable, accountId: string, startKey: string): Promise<StoredBatch | undefined> {
    const [row] = await db
      .select()
      .from(batches)
      .where(and(eq(batches.accountId, accountId), eq(batches.startKey, startKey)));
    return row;
  },

  /** A batch of exactly this content that still runs. */
  async findRunningByCheck(db: Queryable, accountId: string, checkHash: string): Promise<StoredBatch | undefined> {
    const isSame = and(
      eq(batches.accountId, accountId),
      eq(batches.status, 'running'),
      eq(batches.checkHash, checkHash),
    );
    const [row] = await db.select().from(batches).where(isSame).orderBy(asc(batches.createdAt)).limit(1);
    return row;
  },

  async forgetStartKey(db: Queryable, id: string): Promise<void> {
    await db.update(batches).set({ startKey: null }).where(eq(batches.id, id));
  },

  /** The row, locked until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<StoredBatch | undefined> {
    const [row] = await tx.select().from(batches).where(eq(batches.id, id)).for('update');
    return row;
  },

  async update(tx: Transaction, id: string, columns: Partial<StoredBatch>): Promise<void> {
    await tx.update(batches).set(columns).where(eq(batches.id, id));
  },

  async find(db: Queryable, id: string): Promise<StoredBatch | undefined> {
    const [row] = await db.select().from(batches).where(eq(batches.id, id));
    return row;
  },

  async findNamed(db: Queryable, accountId: string, ids: readonly string[]): Promise<NamedBatch[]> {
    return db
      .select(shownColumns)
      .from(batches)
      .leftJoin(templates, eq(templates.id, batches.templateId))
      .leftJoin(users, eq(users.id, batches.createdById))
      .where(and(inArray(batches.id, [...ids]), eq(batches.accountId, accountId)));
  },

  async count(db: Queryable, filter: BatchFilter): Promise<number> {
    return db.$count(batches, matches(filter));
  },

  async list(db: Queryable, filter: BatchFilter, page: { limit: number; offset: number }): Promise<NamedBatch[]> {
    return db
      .select(shownColumns)
      .from(batches)
      .leftJoin(templates, eq(templates.id, batches.templateId))
      .leftJoin(users, eq(users.id, batches.createdById))
      .where(matches(filter))
      .orderBy(desc(batches.createdAt), desc(batches.id))
      .limit(page.limit)
      .offset(page.offset);
  },

  /** Of one batch there is one worker at a time. False where another one is at it. */
  async lease(db: Queryable, id: string, sec: number): Promise<boolean> {
    const isFree = or(isNull(batches.leasedUntil), lt(batches.leasedUntil, sql`clock_timestamp()`));
    const rows = await db
      .update(batches)
      .set({ leasedUntil: leaseEnd(sec) })
      .where(and(eq(batches.id, id), eq(batches.status, 'running'), isFree))
      .returning({ id: batches.id });
    return rows.length > 0;
  },

  async extendLease(db: Queryable, id: string, sec: number): Promise<void> {
    await db
      .update(batches)
      .set({ leasedUntil: leaseEnd(sec) })
      .where(eq(batches.id, id));
  },

  async endLease(db: Queryable, id: string): Promise<void> {
    await db.update(batches).set({ leasedUntil: null }).where(eq(batches.id, id));
  },

  /** Running batches that nobody works on and that wait for no film. */
  async listStranded(db: Queryable): Promise<string[]> {
    const unfinished = db
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.batchId, batches.id), inArray(videos.status, ['pending', 'processing'])));
    const rows = await db
      .select({ id: batches.id })
      .from(batches)
      .where(
        and(
          eq(batches.status, 'running'),
          not(hasJob('run-batch', 'batchId', batches.id)),
          sql`not exists ${unfinished}`,
        ),
      );
    return rows.map(({ id }) => id);
  },

  async countByStatus(db: Queryable, accountId: string): Promise<{ status: BatchStatus; count: number }[]> {
    return db
      .select({ status: batches.status, count: count() })
      .from(batches)
      .where(eq(batches.accountId, accountId))
      .groupBy(batches.status);
  },

  /** Seconds of film that batches of the account have made. */
  async sumFilmSec(db: Queryable, accountId: string): Promise<number> {
    const [row] = await db
      .select({ sec: sql<number>`coalesce(sum(${videos.durationSec}), 0)`.mapWith(Number) })
      .from(batchItems)
      .innerJoin(batches, eq(batches.id, batchItems.batchId))
      .innerJoin(videos, eq(videos.id, batchItems.videoId))
      .where(and(eq(batches.accountId, accountId), eq(batchItems.status, 'finished')));
    return row?.sec ?? 0;
  },
};
