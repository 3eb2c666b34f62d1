import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { accounts, users } from '../../db/schema/people.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoColumns } from '../../db/video-columns.ts';
import type { LockedVideo, StoredVideo, VideoColumns } from './video.ts';

const databaseNow = sql`clock_timestamp()`.mapWith(videos.heardAt);

/** The most videos one tab follows. */
const MAX_CURRENT = 100;

export const videoRepository = {
  /** Inserts a video and counts it for the owner of its account. */
  async insert(tx: Transaction, video: typeof videos.$inferInsert): Promise<StoredVideo> {
    const [row] = await tx.insert(videos).values(video).returning(videoColumns);
    if (!row) throw new Error('The new video was not returned.');
    if (row.remakeOf) return row;
    await tx
      .update(users)
      .set({ videosCreated: sql`${users.videosCreated} + 1` })
      .from(accounts)
      .where(and(eq(accounts.id, row.accountId), eq(users.id, accounts.ownerId)));
    return row;
  },

  /** The row, locked until the transaction ends, and the time of PostgreSQL. */
  async lock(tx: Transaction, videoId: string): Promise<LockedVideo | undefined> {
    const columns = { ...videoColumns, databaseNow };
    const [row] = await tx.select(columns).from(videos).where(eq(videos.id, videoId)).for('update');
    return row;
  },

  async update(tx: Transaction, videoId: string, columns: VideoColumns): Promise<void> {
    await tx.update(videos).set(columns).where(eq(videos.id, videoId));
  },

  /** Videos of the account, in the trash or not. */
  async findManyInAccount(db: Queryable, accountId: string, ids: string[]): Promise<StoredVideo[]> {
    return db
      .select(videoColumns)
      .from(videos)
      .where(and(inArray(videos.id, ids), eq(videos.accountId, accountId), isNull(videos.purgedAt)))
      .orderBy(asc(videos.id));
  },

  /** The same, locked until the transaction ends; always in one order, so that two callers do not wait for each other. */
  async lockMany(tx: Transaction, accountId: string, ids: string[]): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(and(inArray(videos.id, ids), eq(videos.accountId, accountId), isNull(videos.purgedAt)))
      .orderBy(asc(videos.id))
      .for('update');
  },

  /** Everything of the account that waits or is being made, locked until the transaction ends. */
  async lockUnfinished(tx: Transaction, accountId: string): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(and(eq(videos.accountId, accountId), inArray(videos.status, ['pending', 'processing'])))
      .orderBy(asc(videos.id))
      .for('update');
  },

  /** The same of one batch. */
  async lockUnfinishedOfBatch(tx: Transaction, batchId: string): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(and(eq(videos.batchId, batchId), inArray(videos.status, ['pending', 'processing'])))
      .orderBy(asc(videos.id))
      .for('update');
  },

  async listUnfinishedOfBatches(db: Queryable, batchIds: readonly string[]): Promise<StoredVideo[]> {
    return db
      .select(videoColumns)
      .from(videos)
      .where(and(inArray(videos.batchId, [...batchIds]), inArray(videos.status, ['pending', 'processing'])));
  },

  async findByStartKey(db: Queryable, accountId: string, startKey: string): Promise<StoredVideo | undefined> {
    const [row] = await db
      .select(videoColumns)
      .from(videos)
      .where(and(eq(videos.accountId, accountId), eq(videos.startKey, startKey)));
    return row;
  },

  /** Frees an expired key for another video. */
  async forgetStartKey(db: Queryable, videoId: string): Promise<void> {
    await db.update(videos).set({ startKey: null }).where(eq(videos.id, videoId));
  },

  /** Videos that hold a slot: deleted ones still do, imported ones never did, failed and cancelled ones gave it back, re-makes take none. */
  async countStartedSince(db: Queryable, accountId: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ started: count() })
      .from(videos)
      .where(
        and(
          eq(videos.accountId, accountId),
          or(and(isNull(videos.importedAt), gte(videos.createdAt, since)), gte(videos.requeuedAt, since)),
          isNull(videos.remakeOf),
          notInArray(videos.status, ['failed', 'cancelled']),
        ),
      );
    return row?.started ?? 0;
  },

  /** Of batches, or those that are not in one. */
  async countUnfinished(db: Queryable, accountId: string, isInBatch: boolean): Promise<number> {
    const [row] = await db
      .select({ unfinished: count() })
      .from(videos)
      .where(
        and(
          eq(videos.accountId, accountId),
          inArray(videos.status, ['pending', 'processing']),
          isNull(videos.deletedAt),
          isInBatch ? isNotNull(videos.batchId) : isNull(videos.batchId),
        ),
      );
    return row?.unfinished ?? 0;
  },

  async hasCompleted(db: Queryable, accountId: string): Promise<boolean> {
    const [row] = await db
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.accountId, accountId), eq(videos.status, 'completed')))
      .limit(1);
    return row !== undefined;
  },

  async listCurrent(db: Queryable, accountId: string, finishedSince: Date): Promise<StoredVideo[]> {
    const isCurrent = or(inArray(videos.status, ['pending', 'processing']), gte(videos.finishedAt, finishedSince));
    return db
      .select(videoColumns)
      .from(videos)
      .where(and(eq(videos.accountId, accountId), isNull(videos.deletedAt), isCurrent))
      .orderBy(desc(videos.createdAt))
      .limit(MAX_CURRENT);
  },

  /** A batch of the videos whose time in the trash is over. */
  async listOverdue(db: Queryable, trashLimit: Date): Promise<StoredVideo[]> {
    return db
      .select(videoColumns)
      .from(videos)
      .where(and(lte(videos.deletedAt, trashLimit), isNull(videos.purgedAt)))
      .limit(100);
  },

  /** Videos of the account that may have files. */
  async listKeptIds(db: Queryable, accountId: string): Promise<string[]> {
    const rows = await db
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.accountId, accountId), isNull(videos.purgedAt)));
    return rows.map(({ id }) => id);
  },

  /** Empties the row of a purged video; it stays because it counts for its month. */
  async blank(db: Queryable, id: string, purgedAt: Date): Promise<void> {
    const nothing = {
      draft: null,
      output: null,
      ingredients: null,
      files: null,
      failure: null,
      audioId: null,
      firstPictureKey: null,
      storedBytes: 0,
    };
    const noTexts = { title: '', description: '', linkUrl: '', linkLabel: '', transcript: '' };
    await db
      .update(videos)
      .set({ ...nothing, purgedAt, ...noTexts, slug: null, passwordHash: null })
      .where(eq(videos.id, id));
  },

  async removePurgedBefore(db: Queryable, moment: Date): Promise<void> {
    const isOver = and(lt(videos.createdAt, moment), or(isNull(videos.requeuedAt), lt(videos.requeuedAt, moment)));
    await db.delete(videos).where(and(isNotNull(videos.purgedAt), isOver));
  },
};
